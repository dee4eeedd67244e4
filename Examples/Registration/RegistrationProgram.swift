import Foundation

/// The registration at a terminal, or from a pipe.
@main
struct RegistrationProgram {
  static func main() {
    var conversation = Conversation(on: .standard)
    exit(conversation.run().exitCode)
  }
}
