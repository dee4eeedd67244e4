@testable import DataSourceExample

extension LoadState {
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
