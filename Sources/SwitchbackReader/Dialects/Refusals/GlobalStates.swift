import SwiftSyntax

/// States in variables outside of all types, which functions there ask for and set: who else does is not followed.
enum GlobalStates {
  static func machines(
    in statements: [CodeBlockItemSyntax],
    besides found: [MachineDeclaration],
    _ declarations: Declarations
  ) -> [MachineDeclaration] {
    let variables = statements.compactMap { $0.item.as(VariableDeclSyntax.self) }
      .filter { $0.bindingSpecifier.text == "var" && !$0.hasWrapper }
    let bindings = variables.flatMap(\.bindings).filter { $0.accessorBlock == nil || !$0.observers.isEmpty }
    guard !bindings.isEmpty, !declarations.functions.isEmpty else { return [] }
    let uses = PlaceUses(in: declarations.functions.compactMap { $0.body.map { Syntax($0) } })
    return bindings.compactMap { machine(of: $0, uses, in: declarations) }
      .filter { machine in !found.contains { $0.loop != nil && $0.member == machine.member } }
  }

  private static func machine(
    of binding: PatternBindingSyntax,
    _ uses: PlaceUses,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    let name = binding.pattern.trimmedDescription
    let made = binding.initializer?.value.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    guard let written = binding.typeAnnotation?.type.statedName ?? made,
      let states = declarations.enumeration(named: written, from: ""), let enumeration = states.enumeration
    else { return nil }
    let shape = EnumShape(states: enumeration, eventType: nil, path: states.path)
    let (given, asked) = uses.cases(at: [name])
    guard shape.isState(at: name, of: written, given: given, asked: asked) else { return nil }
    let why = "'\(name)' stands outside of all types, which is not followed"
    return MachineDeclaration(
      name: name,
      states: EnumShape(name: shape.name, path: shape.path, cases: []),
      stateType: shape.path,
      storage: .parameter,
      owner: "",
      entries: [],
      conditionalCases: [],
      offset: binding.offset,
      declarations: declarations,
      refusal: Program.Note(why: why, offset: binding.offset),
      member: name
    )
  }
}
