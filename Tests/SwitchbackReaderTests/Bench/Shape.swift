/// The machine around the lines that a case is about.
enum Shape: String, Sendable {
  /// The case is the whole file.
  case file
  /// A struct that assigns its property.
  case send
  /// The same with a result that says whether it moved.
  case answer
  /// The same, throwing.
  case attempt
  /// The same with states and events that have payloads.
  case store
  /// A struct whose methods are the events.
  case methods
  /// An enum that gives its next state.
  case next
  /// The same with states and events that have payloads.
  case door
  /// An enum that assigns itself.
  case become
  /// A function that changes the state it is given.
  case reduce
  /// A function that gives the state after the one it is given.
  case follow

  /// - Parameter members: what stands in the type beside the function.
  func source(body: String, members: String) -> String {
    guard self != .file else { return body }
    let inside = self == .methods ? body.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n") : body
    let lines = [head, inside, self == .methods ? "" : "  }", members, "}"].filter { !$0.isEmpty }
    return lines.joined(separator: "\n") + "\n"
  }

  private var head: String {
    switch self {
    case .file: ""
    case .send, .answer, .attempt:
      """
      struct Machine {
        enum State { case a, b, c }
        enum Event { case x, y }
        var state = State.a
        mutating func send(_ event: Event)\(result) {
      """
    case .store:
      """
      struct Machine {
        enum Origin { case mail, link }
        enum State: Equatable { case a, b, p(Int), q(from: Origin, at: Int) }
        enum Event: Equatable { case x, y(Int) }
        var state = State.a
        mutating func send(_ event: Event) {
      """
    case .methods:
      """
      struct Machine {
        enum State: Equatable { case a, b, c }
        var state = State.a
      """
    case .next:
      """
      enum Machine {
        case a, b, c
        enum Event { case x, y }
        func next(on event: Event) -> Self? {
      """
    case .door:
      """
      enum Machine: Equatable {
        case a, b, p(Int), q(from: Origin, at: Int)
        enum Origin { case mail, link }
        enum Event: Equatable { case x, y(Int) }
        func next(on event: Event) -> Self? {
      """
    case .become:
      """
      enum Machine {
        case a, b, c
        enum Event { case x, y }
        mutating func handle(_ event: Event) {
      """
    case .reduce, .follow:
      """
      enum Machine {
        enum State { case a, b, c }
        enum Event { case x, y }
        static func \(function) {
      """
    }
  }

  private var result: String {
    switch self {
    case .answer: " -> Bool"
    case .attempt: " throws"
    default: ""
    }
  }

  private var function: String {
    self == .reduce
      ? "reduce(_ state: inout State, _ event: Event)" : "next(_ state: State, _ event: Event) -> State"
  }

  var states: [String] { hasPayloads ? ["a", "b", "p", "q"] : ["a", "b", "c"] }
  var events: [String] { self == .methods ? [] : ["x", "y"] }
  var hasPayloads: Bool { self == .store || self == .door }
}
