import SwiftSyntax

/// Computed properties that set the state when they are asked for, as what begins late does: to ask for one is an event.
extension Lowering {
  mutating func gettingEvents() -> [Program.Event] {
    guard machine.storage.propertyName != nil, machine.region == nil, machine.steps == nil, !machine.isKeptOutside,
      let type = machine.declarations.types[machine.owner]
    else { return [] }
    var events: [Program.Event] = []
    for variable in type.variables where variable.isStatic == machine.isStatic && variable.isGivenToOthers {
      for binding in variable.bindings where !type.conditional.contains(variable.offset) {
        guard let body = binding.getter, changesState(in: body), isAskedByOthersOnly(binding, of: type) else {
          continue
        }
        let id = asking(for: binding, body)
        let name = binding.pattern.trimmedDescription
        events.append(Program.Event(name: name, path: [], function: id, resultIsState: false))
      }
    }
    return events
  }

  /// The getter, whose answer refuses nothing.
  private mutating func asking(for binding: PatternBindingSyntax, _ body: CodeBlockItemListSyntax) -> Int {
    let written = ValueType(binding.typeAnnotation?.type, in: machine.declarations, from: machine.owner)
    let id = getter(body, type: written, receiver: .machine, owner: machine.owner)
    let site = Site(text: binding.pattern.trimmedDescription, offset: body.offset)
    functions.append(Function(name: "a property", offset: body.offset, assigns: true, isProperty: true))
    signatures.append(
      Signature(key: Signature.Key(offset: body.offset, isEntry: true, isOnValue: false, isProperty: true))
    )
    functions[functions.count - 1].body.statements = [.call(Call(function: id, arguments: [], site: site))]
    return functions.count - 1
  }

  /// Whether the type itself does not ask for it, which would be a part of something else that happens.
  private func isAskedByOthersOnly(_ binding: PatternBindingSyntax, of type: Declarations.TypeDeclaration) -> Bool {
    let name = binding.pattern.trimmedDescription
    return type.members.filter { !$0.range.contains(binding.position) }.allSatisfy { member in
      !machine.declarations.surveys.survey(member).names.contains(name)
    }
  }
}

extension VariableDeclSyntax {
  /// Whether others may ask for it.
  fileprivate var isGivenToOthers: Bool {
    let around = sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first
    let all = modifiers.filter { $0.detail == nil }.map(\.name.text) + (around?.modifiers.map(\.name.text) ?? [])
    return Set(all).isDisjoint(with: ["private", "fileprivate"])
  }
}
