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

    func lines(_ body: [String], _ result: Result, members: [String]) -> [String] {
      let types = ["enum State { case a, b, c }", "enum Event { case x, y }"]
      switch self {
      case .method:
        let function = ["mutating func send(_ event: Event)\(result.effect) {"] + body.indented + ["}"]
        return ["struct Machine {"] + (types + ["var state = State.a"] + function + members).indented + ["}"]
      case .function:
        return types + ["struct Machine { var state = State.a }"]
          + ["func appReducer(state machine: inout Machine, action event: Event)\(result.effect) {"] + body.indented
          + ["}"]
      case .closure:
        let type = result == .answer ? "Bool" : result == .error ? "throws -> Void" : "Void"
        let arrow = result == .error ? "" : "-> "
        return types + ["struct Whole { var state = State.a }"]
          + ["struct Reduce<S, A> {", "  var run: (inout S, A) \(arrow)\(type)"]
          + ["  init(_ run: @escaping (inout S, A) \(arrow)\(type)) { self.run = run }", "}"]
          + ["struct Machine {", "  var body: Reduce<Whole, Event> {", "    Reduce { machine, event in"]
          + body.indented.indented.indented + ["    }", "  }", "}"]
      }
    }

    /// What runs it, where that is not how its shape does.
    func run(_ result: Result) -> String? {
      let call: String
      switch self {
      case .method: return nil
      case .function: call = "var whole = Machine(state: state); RUN appReducer(state: &whole, action: event)"
      case .closure: call = "var whole = Whole(state: state); RUN Machine().body.run(&whole, event)"
      }
      switch result {
      case .nothing: return call.replacing("RUN ", with: "") + "; return moved(state, whole.state)"
      case .answer: return call.replacing("RUN", with: "let said =") + "; return moved(state, whole.state, said)"
      case .error:
        let parts = call.split(separator: "RUN ")
        return "\(parts[0])do { try \(parts[1]) } catch { return moved(state, whole.state, false) }; "
          + "return moved(state, whole.state)"
      }
    }
  }
}

extension BodyWriter.Result {
  fileprivate var effect: String {
    switch self {
    case .nothing: ""
    case .answer: " -> Bool"
    case .error: " throws"
    }
  }
}
