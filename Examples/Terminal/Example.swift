import Switchback

/// A machine that a person can be taken through.
package struct Example: Sendable {
  /// What is typed to run it.
  package let name: String
  /// What it shows of this package.
  package let teaches: String
  /// The document that it comes from.
  package let document: String
  /// Where its source lies.
  package let folder: String
  /// What is drawn of its machine.
  package let graph: @MainActor @Sendable () -> StateGraph
  package let run: @MainActor @Sendable (Terminal) async -> Ending

  package init(
    _ name: String,
    teaches: String,
    document: String,
    in file: String = #fileID,
    graph: @escaping @MainActor @Sendable () -> StateGraph,
    run: @escaping @MainActor @Sendable (Terminal) async -> Ending
  ) {
    self.name = name
    self.teaches = teaches
    self.document = document
    // Package.swift makes the module `CoinExample` of the folder `Coin`.
    folder = "Examples/" + file.prefix { $0 != "/" }.replacing("Example", with: "")
    self.graph = graph
    self.run = { terminal in
      terminal.greet()
      return await run(terminal)
    }
  }
}
