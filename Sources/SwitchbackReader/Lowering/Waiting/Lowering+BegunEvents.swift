import SwiftSyntax

/// Methods that ask for the state only to begin events of their own later: `if state == .open { Task { await close() } }`.
extension Lowering {
  /// The drawing has what they begin, and not them; so it says that they are looked at.
  mutating func assumeBegunEvents() {
    guard machine.storage.propertyName != nil, machine.isShared, !machine.isKeptOutside,
      let type = machine.declarations.types[machine.owner]
    else { return }
    let events = Set(machine.entries.filter(\.isEvent).map(\.function.name.identifierText))
    for function in type.functions where function.access == .shown && !function.isStatic {
      guard let body = function.body, !events.contains(function.name.identifierText),
        case let survey = machine.declarations.surveys.survey(body),
        survey.asks(any: machine.stateNames(in: machine.owner))
      else { continue }
      let begun = survey.closures.filter { !isEvent($0) }.flatMap { closure in
        machine.declarations.surveys.fresh(closure.statements, includingClosures: true).calls
      }
      let names = Set(begun.filter { $0.isOnSelf && events.contains($0.name) }.map { "'\($0.name)'" }).sorted()
      guard !names.isEmpty else { continue }
      let text = "'\(function.signatureText)' does nothing to the state but to begin, in some states, what is drawn as"
      assume("\(text) \(names.joined(separator: " and "))")
    }
  }
}
