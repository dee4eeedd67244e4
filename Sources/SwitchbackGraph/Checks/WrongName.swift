/// A message that names another event than the method in which it stands.
///
/// Whoever reads such a line in a crash report looks in the wrong place: the message was copied, or the method has a new
/// name. Only sentences that at least two methods of the machine use, each with its own name, are taken for such, and a
/// method that the named one calls may speak for it.
///
/// ```swift
/// struct Handshake {
///   enum State { case idle, connecting, connected }
///   var state = State.idle
///
///   mutating func started() {
///     guard case .idle = state else { preconditionFailure("started() in \(state)") }
///     state = .connecting
///   }
///
///   mutating func succeeded() {
///     guard case .connecting = state else { preconditionFailure("succeeded() in \(state)") }
///     state = .connected
///   }
///
///   mutating func closed() {
///     guard case .connected = state else { preconditionFailure("succeeded() in \(state)") }  // stands in 'closed'
///     state = .idle
///   }
/// }
/// ```
///
/// To mend it, name the method, or write `\(#function)`. To silence it, write the comment
/// `// switchback:ignore wrong-name` at the line of the message.
public struct WrongName: Check {
  /// A message that names the wrong method.
  public struct Message: Sendable, Hashable {
    /// Where it stands.
    public var line: Int
    /// What it names.
    public var name: String
    /// The method in which it stands.
    public var method: String

    /// Makes a message.
    public init(line: Int, name: String, method: String) {
      self.line = line
      self.name = name
      self.method = method
    }
  }

  /// `wrong-name`
  public let rule: String = "wrong-name"

  /// The messages, which only the one who read the source can know.
  public var messages: [Message]

  /// Makes the check.
  public init(messages: [Message] = []) {
    self.messages = messages
  }

  /// One finding for each message, at its line.
  public func findings(in graph: StateGraph) -> [Finding] {
    guard graph.read != .refused else { return [] }
    return messages.map { message in
      finding(
        "this message in '\(message.method)' names '\(message.name)'; name the method in which it stands, "
          + "or write '// switchback:ignore wrong-name' at its line",
        line: message.line
      )
    }
  }
}
