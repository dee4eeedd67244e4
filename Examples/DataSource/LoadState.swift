import Switchback

/// The load states of a data source that is filled asynchronously, and their moves as the document lists them.
enum LoadState: CaseIterable {
  case initial, loadingContent, refreshingContent, contentLoaded, noContent, error

  static let list: MoveList<LoadState> = [
    .initial: [.loadingContent],
    .loadingContent: [.contentLoaded, .noContent, .error],
    .refreshingContent: [.contentLoaded, .noContent, .error],
    .contentLoaded: [.refreshingContent, .noContent, .error],
    .noContent: [.refreshingContent, .contentLoaded, .error],
    .error: [.loadingContent, .refreshingContent, .noContent, .contentLoaded],
  ]

  static let moves = AllowedMoves(initial: LoadState.initial, list)
}
