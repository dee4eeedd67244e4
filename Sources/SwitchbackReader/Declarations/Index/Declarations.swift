import SwiftSyntax

/// The types and functions that the files of a module declare, as one of these files sees them.
struct Declarations {
  /// A type by its path: `Checkout.Payment`.
  struct TypeDeclaration: Sendable {
    var path: String
    /// Nil where the module only extends it.
    var declaration: DeclSyntax? {
      didSet {
        let clause = declaration?.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
        genericNames = Set(clause?.parameters.map(\.name.text) ?? [])
        caseNames = Set(enumeration?.caseDeclarations.flatMap { $0.elements.map(\.name.identifierText) } ?? [])
      }
    }
    /// What goes by these names inside of it is given to it.
    private(set) var genericNames: Set<String> = []
    /// The cases of an enum.
    private(set) var caseNames: Set<String> = []
    private(set) var members: [DeclSyntax] = []
    private(set) var functions: [FunctionDeclSyntax] = []
    private(set) var variables: [VariableDeclSyntax] = []
    /// All properties, and those that are not static.
    private(set) var bindings: [PatternBindingSyntax] = []
    private(set) var ownBindings: [PatternBindingSyntax] = []
    /// Those of the latter that store what they hold, and of these again those that can change.
    private(set) var stored: [PatternBindingSyntax] = []
    private(set) var storedVariables: [PatternBindingSyntax] = []
    /// The properties that compute their values, and those that have observers.
    private(set) var computed: [PatternBindingSyntax] = []
    private(set) var observed: [PatternBindingSyntax] = []
    private(set) var initializers: [InitializerDeclSyntax] = []
    private var functionsByName: [String: [FunctionDeclSyntax]] = [:]
    /// The properties by their names.
    private(set) var properties: [String: PatternBindingSyntax] = [:]
    /// Further ones of the same names, which other files or other builds have.
    private(set) var namesakes: [String: [PatternBindingSyntax]] = [:]
    /// What the type or an extension of it has behind a colon.
    var conformances: [String] = []
    /// Where the members stand that builds have in several ways, or only some.
    var conditional: [Int] = []
    /// The functions that only some builds have.
    var perhapsConditional: [FunctionDeclSyntax] = []
    /// The classes and protocols whose members are among these, the nearest first.
    var above: [String] = []
    /// What those have where this one has something else, as far as `super` calls it.
    private(set) var overridden: [FunctionDeclSyntax] = []

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
        for binding in variable.bindings { add(binding, of: variable) }
      } else if let initializer = member.as(InitializerDeclSyntax.self) {
        initializers.append(initializer)
      }
    }

    private mutating func add(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax) {
      let (name, isComputed) = (binding.pattern.trimmedDescription, binding.isComputed)
      if properties[name] == nil {
        properties[name] = binding
      } else {
        namesakes[name, default: []].append(binding)
      }
      bindings.append(binding)
      if isComputed { computed.append(binding) }
      if !binding.observers.isEmpty { observed.append(binding) }
      guard !variable.isStatic else { return }
      ownBindings.append(binding)
      if !isComputed { stored.append(binding) }
      if !isComputed, variable.bindingSpecifier.text == "var" { storedVariables.append(binding) }
    }

    mutating func add(overridden function: FunctionDeclSyntax) {
      members.append(DeclSyntax(function))
      overridden.append(function)
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

    /// Whether it is an enum with functions that put another case in its place.
    var isEnumThatMoves: Bool { enumeration != nil && functions.contains(where: \.isMutating) }
  }

  struct Whole {
    var path: String
    var region: String
    var value: ValueType
    /// The argument of the generic struct around the state, where it is what functions give.
    var argument: String?
    /// Whether the struct is only what functions give, or are given, and not what they change.
    var isHandedOn = false
  }

  var index: DeclarationIndex
  /// The file from which names are looked up.
  private(set) var file = 0
  var surveys = Surveys()
  /// An enum of another module that is taken for that of the states.
  var foreignStates: String?
  /// A struct of which only one property is looked at.
  var whole: Whole?
  /// A struct around the event, of which only that is looked at.
  var eventWhole: Whole?
  /// An enum around the state, of which only that is looked at.
  var transitionResult: TransitionResult?

  init(in module: SourceModule) {
    var parts = DeclarationParts()
    for statements in module.statements { parts.add(file: statements) }
    index = DeclarationIndex(parts, starts: module.starts, sources: module.sources)
    surveys.facts.boxes = boxNames
    surveys.facts.runners = ClosureRunners(in: index)
    surveys.facts.watched = WatchedProperties(in: self)
    surveys.facts.operators = Operators(in: index)
    surveys.facts.selfGivers = SelfGivers(in: index)
    // What was looked at to find them was looked at without them.
    let taken = closuresTakenAtCalls()
    if !taken.isEmpty {
      surveys = surveys.anew
      surveys.facts.takenAtCalls = taken
    }
  }

  private var boxNames: [String: String] {
    var names: [String: String] = [:]
    for type in types.values {
      for variable in type.variables {
        for binding in variable.bindings {
          if let name = binding.box(in: seen(from: binding), from: type.path)?.box.name { names[name] = name }
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
    var parts = DeclarationParts()
    parts.add(declaration, inside: path)
    index = DeclarationIndex(parts)
  }

  var types: [String: TypeDeclaration] { index.types }
  /// The paths of the types, in the order in which they stand in the file.
  var order: [String] { index.order[file] }
  /// The types of all files, those of each in the order in which they stand there.
  var everywhere: [TypeDeclaration] { index.order.joined().compactMap { types[$0] } }
  /// The functions of the file outside of all types.
  var functions: [FunctionDeclSyntax] { index.functions[file] }

  /// The same declarations, as another file sees them.
  func seen(fromFile file: Int) -> Declarations {
    var declarations = self
    declarations.file = file
    return declarations
  }

  /// The same declarations, as the file sees them in which something stands.
  func seen(from syntax: some SyntaxProtocol) -> Declarations { seen(fromFile: index.file(at: syntax.offset)) }

  var fileIndices: Range<Int> { index.sources.indices }

  func fileIndex(at offset: Int) -> Int { index.file(at: offset) }

  /// Whether some name means one type in one file and another one in another.
  var hasRivals: Bool { !index.names.areUnique }

  /// What stands behind dots in a file, found once.
  func dottedNames(inFile file: Int) -> DottedNames {
    surveys.dottedNames(inFile: file) { DottedNames(in: index.sources[file].tree.syntaxTextBytes) }
  }

  func isSameFile(_ offset: Int, _ other: Int) -> Bool { index.file(at: offset) == index.file(at: other) }

  /// Whether a call of a class's function may run that of a class below it.
  func mayBeOverridden(_ function: FunctionDeclSyntax, of type: TypeDeclaration?) -> Bool {
    type?.declaration?.is(ClassDeclSyntax.self) == true && type?.isFinal == false
      && (function.isLeftToSubclasses || isOverridden(function.name.identifierText))
      && !function.isStatic && function.access != .hidden
      && !function.modifiers.contains { ["final", "override"].contains($0.name.text) }
  }

  /// Whether a class of the module has something of its own for a member of that name.
  func isOverridden(_ name: String) -> Bool { index.overridden.contains(name) }

  /// What stands at the top of the file in which something stands; inside of a macro, all there is.
  func around(_ syntax: Syntax) -> [Syntax] {
    guard let tree = syntax.root.as(SourceFileSyntax.self) else { return [syntax.root] }
    return tree.statements.compactMap { isSameFile($0.offset, syntax.offset) ? Syntax($0) : nil }
  }

  /// Whether it is worth looking for tables among the locals of a function.
  func mayHaveLocalTables(around syntax: some SyntaxProtocol) -> Bool {
    guard !index.sources.isEmpty else { return true }
    return index.sources[index.file(at: syntax.offset)].words.nameTables
  }

  /// Whether it is worth looking for a `switch` inside of something.
  func maySwitch(in syntax: some SyntaxProtocol) -> Bool {
    index.words(around: syntax).map { $0.words.maySwitch(within: $0.range) } ?? true
  }

  /// Whether it is worth looking inside of something for what asks which case there is.
  func mayAskForCases(in syntax: some SyntaxProtocol) -> Bool {
    index.words(around: syntax).map { $0.words.mayAskForCases(within: $0.range) } ?? true
  }

  /// Whether it is worth looking inside of something for what is called a state.
  func mayNameState(in syntax: some SyntaxProtocol) -> Bool {
    index.words(around: syntax).map { $0.words.mayNameState(within: $0.range) } ?? true
  }

  /// The functions outside of all types that a call can mean.
  func functions(named name: String, seenFrom offset: Int) -> [FunctionDeclSyntax] {
    index.functions(named: name, seenFrom: offset)
  }

  /// Those of some functions that a place in the source sees.
  func visible(_ functions: [FunctionDeclSyntax], from offset: Int) -> [FunctionDeclSyntax] {
    index.visible(functions, from: offset)
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
    let names = name.split(separator: ".").map(String.init)
    while true {
      let around = scope.joined(separator: ".")
      let full = index.names.path(of: names, below: around, in: file)
      if let found = types[full] ?? inherited(names, by: around) { return found }
      // An alias may name itself, by mistake, in a circle.
      if let alias = index.alias(at: full, from: file), aliases < 8 {
        return type(named: alias.plainName, from: full.scopeAround, aliases: aliases + 1)
      }
      if names.count > 1, aliases < 8, let outer = alias(named: names[0], below: around) {
        let inner = ([outer.plainName] + names.dropFirst()).joined(separator: ".")
        return type(named: inner, from: around, aliases: aliases + 1)
      }
      let isGiven = names.first.flatMap { types[around]?.genericNames.contains($0) } ?? false
      if isGiven || scope.popLast() == nil { return nil }
    }
  }

  /// What a class inherits of this name, if it has the members of those above it.
  private func inherited(_ names: [String], by path: String) -> TypeDeclaration? {
    types[path]?.above.lazy.compactMap { types[index.names.path(of: names, below: $0, in: file)] }.first
  }

  /// What `WorkflowType` of `WorkflowType.State` stands for, where a type has an alias of that name.
  private func alias(named name: String, below around: String) -> TypeSyntax? {
    guard index.mayBeAlias(name) else { return nil }
    let full = index.names.path(of: [name], below: around, in: file)
    return types[full] == nil ? index.alias(at: full, from: file) : nil
  }

  func mayBeAlias(_ name: String) -> Bool { index.mayBeAlias(name) }

  /// What an alias stands for, with its arguments; the type itself where it is none.
  func unaliased(_ type: TypeSyntax, from path: String, aliases: Int = 0) -> TypeSyntax {
    guard type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self), aliases < 8,
      index.mayBeAlias(type.plainName)
    else { return type }
    var scope = path.split(separator: ".").map(String.init)
    let names = type.plainName.split(separator: ".").map(String.init)
    while true {
      let around = scope.joined(separator: ".")
      let full = index.names.path(of: names, below: around, in: file)
      if types[full] != nil { return type }
      if let alias = index.alias(at: full, from: file) {
        return unaliased(alias, from: full.scopeAround, aliases: aliases + 1)
      }
      if scope.popLast() == nil { return type }
    }
  }
}

extension Declarations {
  /// The struct of this name of which only one property is looked at.
  func whole(named name: String, from scope: String) -> Whole? {
    guard whole != nil || eventWhole != nil, let path = type(named: name, from: scope)?.path else { return nil }
    if let whole, whole.path == path { return whole }
    return eventWhole.flatMap { $0.path == path ? $0 : nil }
  }
}

extension Declarations.TypeDeclaration {
  /// The properties of an instance that store a value of this type, each with what it starts as.
  func storedProperties(of wanted: String, in declarations: Declarations) -> [(name: String, value: ExprSyntax?)] {
    storedVariables.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
        let written = binding.typeName(in: declarations, from: path),
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
