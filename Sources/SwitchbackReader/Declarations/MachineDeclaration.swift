import SwiftSyntax

/// A machine found in source: its states, its events and the body that decides.
package struct MachineDeclaration {
  /// The path of the type's name: `Checkout.Payment`.
  package var name: String
  var states: EnumShape
  var events: Events
  var function: FunctionDeclSyntax
  /// Cases that only some builds have.
  var conditionalCases: [IfConfigDeclSyntax]
  var offset: Int

  var hasBody: Bool { function.body != nil }

  /// The events of a machine, which its own declaration need not hold.
  enum Events {
    case declared(EnumShape)
    case elsewhere(type: String)
  }

  /// - Parameters:
  ///   - path: the names of the types around the enum.
  ///   - function: its `next(on:)`, which may stand in an extension.
  ///   - events: the enum of its events, where that can be seen.
  package init(
    _ declaration: EnumDeclSyntax,
    path: [String] = [],
    function: FunctionDeclSyntax,
    events: EnumDeclSyntax?
  ) {
    name = (path + [declaration.name.identifierText]).joined(separator: ".")
    states = EnumShape(states: declaration, eventType: function.eventTypeName)
    self.events =
      events.map { .declared(EnumShape(events: $0)) }
      ?? .elsewhere(type: function.signature.parameterClause.parameters.first?.type.text ?? "Event")
    conditionalCases = declaration.conditionalCases + (events?.conditionalCases ?? [])
    self.function = function
    offset = declaration.name.offset
  }
}

extension FunctionDeclSyntax {
  /// Whether this is `next(on:)`.
  package var isNextOnEvent: Bool {
    let parameters = signature.parameterClause.parameters
    return name.text == "next" && parameters.count == 1 && parameters.first?.firstName.text == "on"
      && !modifiers.contains { $0.name.text == "static" }
  }
}

extension FunctionDeclSyntax {
  /// The name of the event type as `next(on:)` spells it, without what stands before its last dot.
  package var eventTypeName: String? {
    let type = signature.parameterClause.parameters.first?.type
    return type?.trimmedDescription.split(separator: ".").last.map(String.init)
  }
}

extension MemberBlockItemListSyntax {
  package var nextOnEvent: FunctionDeclSyntax? {
    lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.first(where: \.isNextOnEvent)
  }
}
