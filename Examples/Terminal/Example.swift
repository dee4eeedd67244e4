/// A machine that a person can be taken through.
package struct Example: Sendable {
  /// What is typed to run it.
  package let name: String
  /// What it shows of this package.
  package let teaches: String
  /// The document that it comes from.
  package let document: String
  package let run: @MainActor @Sendable (Terminal) async -> Ending

  package init(
    _ name: String,
    teaches: String,
    document: String,
    run: @escaping @MainActor @Sendable (Terminal) async -> Ending
  ) {
    self.name = name
    self.teaches = teaches
    self.document = document
    self.run = { terminal in
      terminal.greet()
      return await run(terminal)
    }
  }
}
