import SwiftSyntax

/// The types and functions that a file declares, with what its extensions add to them.
struct Declarations {
  /// A type by its path: `Checkout.Payment`.
  struct TypeDeclaration {
    var path: String
    /// Nil where the file only extends it.
    var declaration: DeclSyntax?
    private(set) var members: [DeclSyntax] = []
    private(set) var functions: [FunctionDeclSyntax] = []
    private(set) var variables: [VariableDeclSyntax] = []
    private(set) var initializers: [InitializerDeclSyntax] = []
    private var functionsByName: [String: [FunctionDeclSyntax]] = [:]
    /// The properties by their names.
    private(set) var properties: [String: PatternBindingSyntax] = [:]
    /// Where the members stand that only some builds have.
    var conditional: [Int] = []

    var enumeration: EnumDeclSyntax? { declaration?.as(EnumDeclSyntax.self) }

    init(path: String) {
      self.path = path
    }

    mutating func add(_ member: DeclSyntax) {
      members.append(member)
      if let function = member.as(FunctionDeclSyntax.self) {
        functions.append(function)
        functionsByName[function.name.identifierText, default: []].append(function)
      } else if let variable = member.as(VariableDeclSyntax.self) {
        variables.append(variable)
        for binding in variable.bindings where properties[binding.pattern.trimmedDescription] == nil {
          properties[binding.pattern.trimmedDescription] = binding
        }
      } else if let initializer = member.as(InitializerDeclSyntax.self) {
        initializers.append(initializer)
      }
    }

    func functions(named name: String) -> [FunctionDeclSyntax] { functionsByName[name] ?? [] }

    /// What a `static let` of this name is.
    func constant(named name: String) -> ExprSyntax? {
      for variable in variables where variable.bindingSpecifier.text == "let" {
        guard variable.modifiers.contains(where: { $0.name.text == "static" }) else { continue }
        for binding in variable.bindings where binding.pattern.trimmedDescription == name {
          return binding.initializer?.value
        }
      }
      return nil
    }

    /// Whether several places can hold one instance.
    var isShared: Bool {
      declaration?.is(ClassDeclSyntax.self) == true || declaration?.is(ActorDeclSyntax.self) == true
    }
  }

  struct Whole {
    var path: String
    var region: String
    var value: ValueType
  }

  private(set) var types: [String: TypeDeclaration] = [:]
  /// The paths of the types, in the order in which they stand in the file.
  private(set) var order: [String] = []
  private(set) var functions: [FunctionDeclSyntax] = []
  /// Whether it is worth looking for tables among the locals of functions.
  private(set) var mayHaveLocalTables = true
  let surveys = Surveys()
  /// An enum of another file that is taken for that of the states.
  var foreignStates: String?
  /// A struct of which only one property is looked at.
  var whole: Whole?
  /// What type aliases stand for, by their paths.
  private var aliased: [String: String] = [:]

  init(in tree: SourceFileSyntax) {
    mayHaveLocalTables = tree.namesTables
    for statement in tree.statements {
      guard case .decl(let declaration) = statement.item else { continue }
      add(declaration, inside: [])
    }
    surveys.boxes = boxNames
  }

  private var boxNames: [String: String] {
    var names: [String: String] = [:]
    for type in types.values {
      for variable in type.variables {
        for binding in variable.bindings {
          if let name = binding.box(in: self, from: type.path)?.box.name { names[name] = name }
          guard variable.hasWrapper else { continue }
          let name = binding.pattern.trimmedDescription
          for projection in ["$\(name)", "_\(name)"] where names[projection] == nil { names[projection] = name }
        }
      }
    }
    return names
  }

  /// What one enum declares, which is all that a macro sees.
  init(of declaration: some DeclSyntaxProtocol, path: [String]) {
    add(DeclSyntax(declaration), inside: path)
  }

  private mutating func add(_ declaration: DeclSyntax, inside path: [String]) {
    if let conditional = declaration.as(IfConfigDeclSyntax.self) { return add(conditional, inside: path) }
    if let function = declaration.as(FunctionDeclSyntax.self), path.isEmpty { functions.append(function) }
    if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      aliased[(path + [alias.name.identifierText]).joined(separator: ".")] = alias.initializer.value.plainName
    }
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self), !declaration.is(ProtocolDeclSyntax.self)
    else { return }
    let extended = declaration.as(ExtensionDeclSyntax.self)?.extendedType.plainName
    let name = extended ?? declaration.asProtocol((any NamedDeclSyntax).self)?.name.identifierText ?? ""
    let around = path + name.split(separator: ".").map(String.init)
    let full = around.joined(separator: ".")
    if types[full] == nil { order.append(full) }
    var type = types[full] ?? TypeDeclaration(path: full)
    if extended == nil { type.declaration = declaration }
    types[full] = type
    for member in group.memberBlock.members { addMember(member.decl, of: around, full: full) }
  }

  private mutating func addMember(_ member: DeclSyntax, of path: [String], full: String) {
    types[full]?.add(member)
    add(member, inside: path)
  }

  /// What only some builds have is looked at for types, so that a machine inside `#if` is found.
  private mutating func add(_ conditional: IfConfigDeclSyntax, inside path: [String]) {
    for clause in conditional.clauses {
      switch clause.elements {
      case .statements(let items):
        for item in items { if case .decl(let declaration) = item.item { add(declaration, inside: path) } }
      case .decls(let members):
        for member in members {
          types[path.joined(separator: ".")]?.conditional.append(member.decl.offset)
          addMember(member.decl, of: path, full: path.joined(separator: "."))
        }
      default: break
      }
    }
  }

  /// The enum that a name means inside of a type.
  func enumeration(named written: String, from path: String) -> TypeDeclaration? {
    type(named: written, from: path).flatMap { $0.enumeration == nil ? nil : $0 }
  }

  /// The type that a name means inside of another: looked up from there outwards, as Swift does.
  func type(named written: String, from path: String, aliases: Int = 0) -> TypeDeclaration? {
    if written == "Self" { return types[path] }
    var scope = path.split(separator: ".").map(String.init)
    let name = written.hasPrefix("Self.") ? String(written.dropFirst(5)) : written
    while true {
      let full = (scope + [name]).joined(separator: ".")
      if let found = types[full] { return found }
      // An alias may name itself, by mistake, in a circle.
      if let alias = aliased[full], aliases < 8 {
        return type(named: alias, from: scope.joined(separator: "."), aliases: aliases + 1)
      }
      if scope.popLast() == nil { return nil }
    }
  }
}

extension Declarations.TypeDeclaration {
  /// The properties of an instance that store a value of this type, each with what it starts as.
  func storedProperties(of wanted: String, in declarations: Declarations) -> [(name: String, value: ExprSyntax?)] {
    variables.filter { $0.bindingSpecifier.text == "var" && !$0.isStatic }.flatMap(\.bindings).compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
        !binding.isComputed, let written = binding.typeName(in: declarations, from: path),
        (declarations.type(named: written, from: path)?.path ?? written) == wanted
      else { return nil }
      return (name, binding.initializer?.value)
    }
  }
}

extension VariableDeclSyntax {
  /// Whether it may be a property with a wrapper, which has a name of its own.
  var hasWrapper: Bool {
    attributes.contains { element in
      element.as(AttributeSyntax.self)?.attributeName.trimmedDescription.first?.isUppercase == true
    }
  }

  var isStatic: Bool { modifiers.contains { $0.name.text == "static" || $0.name.text == "class" } }
}

extension TypeSyntax {
  /// The type's name without generic arguments: `Machine.State`.
  var plainName: String {
    if let name = self.as(IdentifierTypeSyntax.self) { return name.name.identifierText }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.plainName }
    if let member = self.as(MemberTypeSyntax.self) {
      return "\(member.baseType.plainName).\(member.name.identifierText)"
    }
    return trimmedDescription
  }
}
