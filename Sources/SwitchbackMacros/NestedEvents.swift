import SwiftSyntax
import SwitchbackReader

extension EnumDeclSyntax {
  /// What events come from nested machines, by their paths; the case alone where they are declared elsewhere.
  func eventsOfNestedMachines(in events: EnumDeclSyntax) -> [String] {
    let handedOn = NestedMachines(of: memberBlock.members.nextOnEvent).events
    return events.caseDeclarations.flatMap(\.elements).flatMap { element -> [String] in
      let name = element.name.identifierText
      guard let state = handedOn[name], element.nestedType != nil else { return [] }
      let around = caseDeclarations.flatMap(\.elements).first { $0.name.identifierText == state }
      guard let child = around?.nestedTypeName.flatMap({ nestedEnum(named: $0) }) else { return [name] }
      guard let type = element.nestedTypeName, let inner = child.nestedEnum(named: type) else { return [] }
      let deeper = Set(child.eventsOfNestedMachines(in: inner))
      return inner.caseDeclarations.flatMap(\.elements).flatMap { item -> [String] in
        let itself = item.name.identifierText
        let below = deeper.filter { $0.hasPrefix("\(itself).") }.sorted()
        return (below.isEmpty ? [itself] : below).map { "\(name).\($0)" }
      }
    }
  }
}

extension AttributeSyntax {
  /// The arguments that are plain string literals.
  var texts: [String] {
    guard case .argumentList(let list) = arguments else { return [] }
    return list.compactMap { $0.expression.as(StringLiteralExprSyntax.self)?.segments.trimmedDescription }
  }
}
