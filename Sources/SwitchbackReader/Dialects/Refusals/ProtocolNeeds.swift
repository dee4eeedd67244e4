import SwiftSyntax

/// What a protocol of the module wants that a machine has.
struct ProtocolNeeds {
  /// The properties that are an enum of the module, and those of `Bool`.
  private var states: Set<String> = []
  private var flags: Set<String> = []
  /// Those of the states that can be set.
  private var settable: Set<String> = []
  /// The functions that are told a case of an enum of the module, and all others.
  private var events: Set<String> = []
  private var methods: Set<String> = []

  init(at path: String, in declarations: Declarations) {
    var pending = [path]
    var seen: Set<String> = []
    while let next = pending.popLast() {
      guard seen.insert(next).inserted,
        let found = declarations.index.declaredProtocol(at: next, from: declarations.file)
      else { continue }
      let declarations = declarations.seen(from: found)
      for member in found.memberBlock.members { add(member.decl, of: next, in: declarations) }
      pending += found.inheritedNames.compactMap { declarations.protocolPath(named: $0, from: next.scopeAround) }
    }
  }

  private mutating func add(_ member: DeclSyntax, of path: String, in declarations: Declarations) {
    func isEnum(_ type: TypeSyntax?) -> Bool {
      guard let type else { return false }
      return declarations.enumeration(named: type.statedName, from: path)?.enumeration?.caseDeclarations.isEmpty
        == false
    }
    if let function = member.as(FunctionDeclSyntax.self) {
      let name = function.name.identifierText
      let isTold = function.signature.parameterClause.parameters.contains { isEnum($0.type) }
      if isTold { events.insert(name) } else { methods.insert(name) }
    }
    for binding in member.as(VariableDeclSyntax.self)?.bindings ?? [] {
      let name = binding.pattern.trimmedDescription
      if isEnum(binding.typeAnnotation?.type) {
        states.insert(name)
        if binding.accessorBlock?.tokens(named: "set").isEmpty == false { settable.insert(name) }
      } else if binding.typeAnnotation?.type.trimmedDescription == "Bool" {
        flags.insert(name)
      }
    }
  }

  /// Whether a type both asks for what a property holds, and tells it something that may change that.
  func areUsed(of property: String, by type: Declarations.TypeDeclaration, in declarations: Declarations) -> Bool {
    guard !states.isEmpty || !events.isEmpty else { return false }
    let bodies =
      type.functions.compactMap { $0.body.map(Syntax.init) }
      + type.bindings.compactMap { $0.accessorBlock.map(Syntax.init) }
    let surveys = bodies.map { declarations.surveys.survey($0) }.filter { $0.names.contains(property) }
    let asked = Set(surveys.flatMap { $0.looked.union($0.conditions).union($0.matched) }.map(\.withoutUnwrapping))
    let asks = { (members: Set<String>) in members.contains { asked.contains("\(property).\($0)") } }
    let assigned = Set(surveys.flatMap { $0.allAssigned }.map(\.withoutUnwrapping))
    let called = surveys.flatMap { $0.calls + $0.callsLater }.filter { call in
      (call.base?.withoutUnwrapping).map { $0 == property || $0 == "self.\(property)" } ?? false
    }.map(\.name)
    if asks(states) {
      return called.contains(where: events.union(methods).contains)
        || settable.contains { assigned.contains("\(property).\($0)") }
    }
    return asks(flags) && called.contains(where: events.contains)
  }
}
