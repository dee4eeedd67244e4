extension BodyWriter {
  /// What stands around the statements.
  enum Frame: String, CaseIterable {
    /// A method of a struct that stores the state.
    case method
    /// A function outside of all types that is given such a struct.
    case function
    /// A closure that is given one.
    case closure

    var place: String { self == .method ? "state" : "machine.state" }

    var hasMembers: Bool { self == .method }

    /// What tells at once that it is a machine; a closure does by a 'switch'.
    var first: [String] {
      self == .closure
        ? ["switch event {", "case .y where \(place) == .c: \(place) = .a", "default: break", "}"]
        : ["if event == .y, \(place) == .c { \(place) = .a }"]
    }

    func lines(_ body: [String], _ result: Result, _ states: [String], _ stored: [Stored], members: [String])
      -> [String]
    {
      let types =
        states + ["enum Event { case x, y }"]
        + (stored.contains(.flank) ? ["enum Side { case left, right }"] : [])
      let properties = (["var state = State.a"] + stored.map(\.declaration))
      let whole = properties.joined(separator: "; ")
      switch self {
      case .method:
        let function = ["mutating func send(_ event: Event)\(result.effect) {"] + body.indented + ["}"]
        return ["struct Machine {"] + (types + properties + function + members).indented + ["}"]
      case .function:
        return types + ["struct Machine { \(whole) }"]
          + ["func appReducer(state machine: inout Machine, action event: Event)\(result.effect) {"] + body.indented
          + ["}"]
      case .closure:
        let type = result == .answer ? "Bool" : result == .error ? "throws -> Void" : "Void"
        let arrow = result == .error ? "" : "-> "
        return types + ["struct Whole { \(whole) }"]
          + ["struct Reduce<S, A> {", "  var run: (inout S, A) \(arrow)\(type)"]
          + ["  init(_ run: @escaping (inout S, A) \(arrow)\(type)) { self.run = run }", "}"]
          + ["struct Machine {", "  var body: Reduce<Whole, Event> {", "    Reduce { machine, event in"]
          + body.indented.indented.indented + ["    }", "  }", "}"]
      }
    }

    /// What runs it.
    func run(_ result: Result, _ stored: [Stored]) -> String {
      let set = stored.map { "whole.\($0.trial); " }.joined()
      let (make, call) =
        switch self {
        case .method: ("Self()", "whole.send(event)")
        case .function: ("Machine()", "appReducer(state: &whole, action: event)")
        case .closure: ("Whole()", "Machine().body.run(&whole, event)")
        }
      let before = "var whole = \(make); whole.state = state; \(set)"
      switch result {
      case .nothing, .state: return "\(before)\(call); return moved(state, whole.state)"
      case .answer: return "\(before)let said = \(call); return moved(state, whole.state, said)"
      case .error:
        return "\(before)do { try \(call) } catch { return moved(state, whole.state, false) }; "
          + "return moved(state, whole.state)"
      }
    }
  }
}

extension BodyWriter.Result {
  fileprivate var effect: String {
    switch self {
    case .nothing, .state: ""
    case .answer: " -> Bool"
    case .error: " throws"
    }
  }
}
