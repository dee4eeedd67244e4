import SwiftSyntax

extension MachineDeclaration {
  /// The enum that a macro is attached to: its `next(on:)`, or a `TransitionTable` or `AllowedMoves` of its own.
  ///
  /// - Parameter path: the names of the types around the enum.
  package init?(_ declaration: EnumDeclSyntax, path: [String] = []) {
    let declarations = Declarations(of: declaration, path: path)
    let table = Tables.machine(of: declaration, path: path, in: declarations)
    guard let function = declaration.memberBlock.members.nextOnEvent else {
      guard let table else { return nil }
      self = table
      return
    }
    let full = (path + [declaration.name.identifierText]).joined(separator: ".")
    self.init(declaration, at: full, function: function, in: declarations)
    // What only looks up the table is drawn by the table.
    if let table, asks(table) { self = table }
  }

  /// What the machine is when it is data: the name of the variable, and that of the type of the events, if it has such.
  package var data: (name: String, event: String?)? {
    guard let table, let member else { return nil }
    return (member, table.type.event)
  }
}

extension Tables {
  /// The table of its own states that an enum declares as a constant of the type.
  static func machine(
    of declaration: EnumDeclSyntax,
    path: [String],
    in declarations: Declarations
  ) -> MachineDeclaration? {
    let full = (path + [declaration.name.identifierText]).joined(separator: ".")
    guard let type = declarations.types[full] else { return nil }
    return machines(of: type, in: declarations).first { machine in
      machine.table?.type.form == .own && machine.stateType == full
        && type.variables.contains { variable in
          variable.isStatic && variable.bindings.contains { $0.pattern.trimmedDescription == machine.member }
        }
    }
  }
}

extension EnumDeclSyntax {
  /// The name of the enum of the events, as `next(on:)` or the table spells it, without what stands before its last dot.
  package var eventTypeName: String? {
    memberBlock.members.nextOnEvent?.eventTypeName ?? MachineDeclaration(self)?.data?.event?.lastName
  }
}
