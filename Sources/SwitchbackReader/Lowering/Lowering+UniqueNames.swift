import SwiftSyntax
import SwitchbackGraph

/// Events go by their names, so that no two may have the same one: their rows would be drawn as those of one event.
extension Lowering {
  /// What tells which enum of events a function of an overloaded name takes: all of its path where another has the last name.
  func eventTypeText(of entry: MachineDeclaration.Entry) -> String {
    let name = entry.eventTypeName ?? ""
    guard let path = entry.eventTypePath else { return name }
    let isShared = machine.entries.contains { other in
      other.function.name.identifierText == entry.function.name.identifierText && other.eventTypeName == name
        && other.eventTypePath != path
    }
    return isShared ? path : name
  }

  /// The events; those of one name by what tells their functions apart.
  func withUniqueNames(_ events: [Program.Event]) -> [Program.Event] {
    let named = events.indices.filter { events[$0].callback == nil && !events[$0].isRest }
    let groups = Dictionary(grouping: named) { events[$0].name }.values.filter { $0.count > 1 }
    guard !groups.isEmpty else { return events }
    let written = Dictionary(machine.entries.map { ($0.function.offset, $0.function) }) { first, _ in first }
    var events = events
    for group in groups {
      let offsets = group.map { functions[events[$0].function].offset }
      guard Set(offsets).count == group.count else { continue }
      let names =
        uniqueNames(of: events[group[0]].name, offsets.map { written[$0] })
        ?? offsets.map { offset in
          "\(events[group[0]].name):\(lines.line(at: offset))"
        }
      for (index, name) in zip(group, names) { events[index].name = name }
    }
    return events
  }

  /// The name with the first thing that tells all of some functions apart; nil where only their places do.
  private func uniqueNames(of name: String, _ events: [FunctionDeclSyntax?]) -> [String]? {
    let functions = events.compactMap(\.self)
    // A closure has nothing but its place.
    guard functions.count == events.count else { return nil }
    let traits = [\FunctionDeclSyntax.asyncText, \.throwsText, \.resultText, \.genericText]
    for trait in traits {
      let texts = functions.map { $0[keyPath: trait] }
      guard Set(texts).count == texts.count else { continue }
      return texts.map { name + $0 }
    }
    return nil
  }
}

extension MachineDeclaration.Entry {
  fileprivate var eventTypePath: String? {
    switch events {
    case .declared(_, let path): path.plainPath
    case .elsewhere(let type): type
    case .function: nil
    }
  }
}

extension FunctionDeclSyntax {
  fileprivate var asyncText: String { signature.effectSpecifiers?.asyncSpecifier == nil ? "" : "async" }
  fileprivate var throwsText: String { signature.effectSpecifiers?.throwsClause == nil ? "" : "throws" }
  fileprivate var resultText: String { signature.returnClause.map { "->\($0.type.textWithoutBlanks)" } ?? "" }

  /// What its types are restricted to, be it by the extension in which it stands.
  fileprivate var genericText: String {
    let around = sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first
    let clauses = [around?.genericWhereClause, genericWhereClause].compactMap { $0?.requirements.textWithoutBlanks }
    let parameters = genericParameterClause.map { [$0.parameters.textWithoutBlanks] } ?? []
    let all = parameters + clauses
    return all.isEmpty ? "" : "<\(all.joined(separator: ","))>"
  }
}

extension SyntaxProtocol {
  fileprivate var textWithoutBlanks: String { trimmedDescription.filter { !$0.isWhitespace } }
}
