extension BodyWriter {
  /// What stands around the statements.
  enum Frame: String, CaseIterable {
    /// A method of a struct that stores the state.
    case method
    /// A function outside of all types that is given such a struct.
    case function
    /// A closure that is given one.
    case closure
    /// A method of a class that alone sets the state.
    case hidden

    var place: String { hasMembers ? "state" : "machine.state" }

    var hasMembers: Bool { self == .method || self == .hidden }

    func lines(_ body: [String], _ result: Result, _ states: [String], _ properties: [String], members: [String])
      -> [String]
    {
      let types = states + ["enum Event { case x, y }"]
      switch self {
      case .method, .hidden:
        let (kind, changing) = self == .method ? ("struct", "mutating ") : ("final class", "")
        let function = ["\(changing)func send(_ event: Event)\(result.effect) {"] + body.indented + ["}"]
        return ["\(kind) Machine {"] + (types + properties + function + members).indented + ["}"]
      case .function:
        return types + ["struct Machine {"] + properties.indented + ["}"]
          + ["func appReducer(state machine: inout Machine, action event: Event)\(result.effect) {"] + body.indented
          + ["}"]
      case .closure:
        let type = result == .answer ? "Bool" : result == .error ? "throws -> Void" : "Void"
        let arrow = result == .error ? "" : "-> "
        return types + ["struct Whole {"] + properties.indented + ["}"]
          + ["struct Reduce<S, A> {", "  var run: (inout S, A) \(arrow)\(type)"]
          + ["  init(_ run: @escaping (inout S, A) \(arrow)\(type)) { self.run = run }", "}"]
          + ["struct Machine {", "  var body: Reduce<Whole, Event> {", "    Reduce { machine, event in"]
          + body.indented.indented.indented + ["    }", "  }", "}"]
      }
    }

    /// What runs it.
    ///
    /// - Parameter given: what it begins with; an initializer does not run what observes a property.
    func run(_ result: Result, _ given: String) -> String {
      let (type, call) =
        switch self {
        case .method, .hidden: ("Self", "whole.send(event)")
        case .function: ("Machine", "appReducer(state: &whole, action: event)")
        case .closure: ("Whole", "Machine().body.run(&whole, event)")
        }
      let before = "var whole = \(type)(\(given)); "
      switch result {
      case .nothing, .state, .trouble: return "\(before)\(call); return moved(state, whole.state)"
      case .answer: return "\(before)let said = \(call); return moved(state, whole.state, said)"
      case .error:
        return "\(before)do { try \(call) } catch { return moved(state, whole.state, false) }; "
          + "return moved(state, whole.state)"
      }
    }
  }
}

extension BodyWriter {
  /// What tells at once that it is a machine; a closure does by a 'switch'.
  mutating func first(_ frame: Frame) -> [String] {
    let last = made("c")
    return frame == .closure
      ? ["switch event {", "case .y where \(place) == \(last): \(place) = .a", "default: break", "}"]
      : ["if event == .y, \(place) == \(last) { \(place) = .a }"]
  }
}

extension BodyWriter.Result {
  fileprivate var effect: String {
    switch self {
    case .nothing, .state, .trouble: ""
    case .answer: " -> Bool"
    case .error: " throws"
    }
  }
}
