import SwiftSyntax

/// Methods that ask for the state only to begin events of their own later: `if state == .open { Task { await close() } }`.
extension Lowering {
  /// The drawing has what they begin, and not them; so it says that they are looked at.
  mutating func assumeBegunEvents() {
    for (function, begun) in functionsThatBegin() {
      let names = begun.map { "'\($0)'" }.joined(separator: " and ")
      let text = "'\(function.signatureText)' does nothing to the state but to begin, in some states, what is drawn as"
      assume("\(text) \(names)")
    }
  }

  /// They are run as well, to learn in which states those begin that nobody else can; what would be unread in them is no matter.
  mutating func beginningEvents() -> [Program.Event] {
    guard hidesState else { return [] }
    return functionsThatBegin().compactMap { function, _ in
      var trial = self
      let id = trial.entry(MachineDeclaration.Entry(function: function, event: "", events: .function))
      guard trial.notes.count == notes.count else { return nil }
      self = trial
      var event = Program.Event(name: function.name.identifierText, path: [], function: id, resultIsState: false)
      event.onlyBegins = true
      return event
    }
  }

  /// Each with the events that its closures begin.
  private func functionsThatBegin() -> [(function: FunctionDeclSyntax, begun: [String])] {
    guard machine.storage.propertyName != nil, machine.isShared, !machine.isKeptOutside,
      let type = machine.declarations.types[machine.owner]
    else { return [] }
    let events = Set(machine.entries.filter(\.isEvent).map(\.function.name.identifierText))
    return type.functions.filter { $0.access == .shown && !$0.isStatic }.compactMap { function in
      guard let body = function.body, !events.contains(function.name.identifierText),
        case let survey = machine.declarations.surveys.survey(body),
        survey.asks(any: machine.stateNames(in: machine.owner))
      else { return nil }
      let begun = survey.closures.filter { !isEvent($0) }.flatMap { closure in
        machine.declarations.surveys.fresh(closure.statements, includingClosures: true).calls
      }
      let names = Set(begun.filter { $0.isOnSelf && events.contains($0.name) }.map(\.name)).sorted()
      return names.isEmpty ? nil : (function, names)
    }
  }
}
