import SwiftSyntax

/// The declarations of types and extensions in the order in which they stand, before it is known what belongs together.
struct DeclarationParts {
  /// A declaration of a type, or an extension.
  struct Part {
    /// The names from the outside in, as this part has them: `Checkout`, `Payment`.
    var names: [String]
    var file: Int
    /// Nil for an extension.
    var declaration: DeclSyntax?
    /// Whether only its file sees it.
    var isPrivate: Bool
    /// Whether only some builds have it.
    var isConditional: Bool
    /// What stands behind a colon.
    var inherited: [String] = []
    var members: [DeclSyntax] = []
    /// Where the members stand that only some builds have.
    var conditional: [DeclSyntax] = []
  }

  struct Alias {
    var names: [String]
    var file: Int
    var isPrivate: Bool
    var target: TypeSyntax
  }

  struct DeclaredProtocol {
    var names: [String]
    var file: Int
    var isPrivate: Bool
    var declaration: ProtocolDeclSyntax
  }

  private(set) var parts: [Part] = []
  /// The enums that methods declare for themselves, as if their types did.
  private(set) var locals: [Part] = []
  private(set) var protocols: [DeclaredProtocol] = []
  private(set) var aliases: [Alias] = []
  /// The functions outside of all types, those of each file.
  private(set) var functions: [[FunctionDeclSyntax]] = []
  /// What runs or is kept outside of all types and functions, in each file: statements, variables.
  private(set) var statements: [[Syntax]] = []
  /// The constants outside of all types, whatever their files.
  private(set) var constants: [VariableDeclSyntax] = []

  /// What stands around a declaration.
  private struct Around {
    var names: [String] = []
    var part: Int?
    var isPrivate = false
    var isConditional = false
  }

  /// Those locals that share their names with nothing else.
  var localsOfTheirNames: [Part] {
    guard !locals.isEmpty else { return [] }
    let others = Set((parts.map(\.names) + aliases.map(\.names) + protocols.map(\.names)).compactMap(\.last))
    let named = Dictionary(grouping: locals) { $0.names.last ?? "" }
    return locals.filter { local in
      local.names.last.map { !others.contains($0) && named[$0]?.count == 1 } ?? false
    }
  }

  mutating func add(file items: [CodeBlockItemSyntax]) {
    functions.append([])
    statements.append(items.compactMap(\.runs))
    for statement in items {
      guard case .decl(let declaration) = statement.item else { continue }
      add(declaration, inside: Around())
      if let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "let" {
        constants.append(variable)
      }
    }
  }

  /// - Parameter path: the names of the types around it.
  mutating func add(_ declaration: some DeclSyntaxProtocol, inside path: [String]) {
    functions.append([])
    statements.append([])
    add(DeclSyntax(declaration), inside: Around(names: path))
  }

  private mutating func add(_ declaration: DeclSyntax, inside around: Around) {
    if let conditional = declaration.as(IfConfigDeclSyntax.self) { return add(conditional, inside: around) }
    let file = functions.count - 1
    let isPrivate = around.isPrivate || declaration.hidesFromOtherFiles
    if let function = declaration.as(FunctionDeclSyntax.self), around.names.isEmpty { functions[file].append(function) }
    if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      let names = around.names + [alias.name.identifierText]
      aliases.append(Alias(names: names, file: file, isPrivate: isPrivate, target: alias.initializer.value))
    }
    if let found = declaration.as(ProtocolDeclSyntax.self) {
      let names = around.names + [found.name.identifierText]
      protocols.append(DeclaredProtocol(names: names, file: file, isPrivate: isPrivate, declaration: found))
    }
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self), !declaration.is(ProtocolDeclSyntax.self)
    else { return }
    let extended = declaration.as(ExtensionDeclSyntax.self)?.extendedType.plainName
    let name = extended ?? declaration.asProtocol((any NamedDeclSyntax).self)?.name.identifierText ?? ""
    if let reducer = declaration.as(EnumDeclSyntax.self), reducer.isReducer {
      let state = TypeSyntax(IdentifierTypeSyntax(name: .identifier(name)))
      let alias = Alias(names: around.names + [name, "State"], file: file, isPrivate: isPrivate, target: state)
      aliases.append(alias)
    }
    var inside = around
    inside.names += name.split(separator: ".").map(String.init)
    (inside.part, inside.isPrivate) = (parts.count, isPrivate)
    parts.append(
      Part(
        names: inside.names,
        file: file,
        declaration: extended == nil ? declaration : nil,
        isPrivate: isPrivate,
        isConditional: around.isConditional,
        inherited: group.inheritanceClause?.inheritedTypes.map(\.type.plainName) ?? []
      )
    )
    for member in group.memberBlock.members { addMember(member.decl, inside: inside) }
  }

  private mutating func addMember(_ member: DeclSyntax, inside around: Around) {
    if let part = around.part { parts[part].members.append(member) }
    add(member, inside: around)
    for item in member.as(FunctionDeclSyntax.self)?.body?.statements ?? [] { addLocal(item, inside: around) }
  }

  private mutating func addLocal(_ item: CodeBlockItemSyntax, inside around: Around) {
    guard let local = item.item.as(EnumDeclSyntax.self) else { return }
    locals.append(
      Part(
        names: around.names + [local.name.identifierText],
        file: functions.count - 1,
        declaration: DeclSyntax(local),
        isPrivate: true,
        isConditional: around.isConditional,
        inherited: local.inheritanceClause?.inheritedTypes.map(\.type.plainName) ?? [],
        members: local.memberBlock.members.map(\.decl)
      )
    )
  }

  /// What only some builds have is looked at for types, so that a machine inside `#if` is found.
  private mutating func add(_ conditional: IfConfigDeclSyntax, inside around: Around) {
    for clause in conditional.clauses {
      switch clause.elements {
      case .statements(let items):
        var inside = around
        inside.isConditional = true
        for item in items { if case .decl(let declaration) = item.item { add(declaration, inside: inside) } }
      case .decls(let members):
        for member in members {
          if let part = around.part { parts[part].conditional.append(member.decl) }
          addMember(member.decl, inside: around)
        }
      default: break
      }
    }
  }
}

extension DeclSyntax {
  /// Whether its own modifiers hide it from other files.
  var hidesFromOtherFiles: Bool {
    asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { modifier in
      // `private(set)` hides only the setter.
      modifier.detail == nil && ["private", "fileprivate"].contains(modifier.name.text)
    } ?? false
  }
}

extension CodeBlockItemSyntax {
  /// What it is where it runs when a program begins, or where it is first asked for; what a macro makes of its own is none.
  fileprivate var runs: Syntax? {
    switch item {
    case .decl(let declaration): declaration.as(VariableDeclSyntax.self).map { Syntax($0) }
    case .stmt(let statement): Syntax(statement)
    case .expr(let expression): expression.is(MacroExpansionExprSyntax.self) ? nil : Syntax(expression)
    }
  }
}

extension EnumDeclSyntax {
  /// Whether the Composable Architecture's macro makes an enum `State` of it that has its cases, each with a state.
  fileprivate var isReducer: Bool {
    attributes.names("Reducer")
      && !memberBlock.members.contains { member in
        member.decl.asProtocol((any NamedDeclSyntax).self)?.name.identifierText == "State"
      }
  }
}
