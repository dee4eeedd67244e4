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

  /// The same again, by what each state can become, so that the list is not held against itself.
  static let expected: [LoadState: Set<LoadState>] = {
    let results: Set<LoadState> = [.contentLoaded, .noContent, .error]
    return [
      .initial: [.loadingContent],
      .loadingContent: results,
      .refreshingContent: results,
      .contentLoaded: results.subtracting([.contentLoaded]).union([.refreshingContent]),
      .noContent: results.subtracting([.noContent]).union([.refreshingContent]),
      .error: results.subtracting([.error]).union([.loadingContent, .refreshingContent]),
    ]
  }()
}
