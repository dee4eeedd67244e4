/// The registration at a terminal, or from a pipe.
package enum RegistrationProgram {
  /// Runs it to its end, and returns the exit code.
  package static func run() -> Int32 {
    var conversation = Conversation(on: .standard)
    return conversation.run().exitCode
  }
}
