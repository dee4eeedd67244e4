import SwiftSyntax

/// What the files of a module declare, put together: extensions stand with their types, whatever their files.
final class DeclarationIndex: Sendable {
  /// By path; a path of which not every file means the same type is marked with the file.
  let types: [String: Declarations.TypeDeclaration]
  /// The paths of the types in each file that declares them; one that is only extended belongs to the first that does so.
  let order: [[String]]
  /// The functions outside of all types in each file.
  let functions: [[FunctionDeclSyntax]]
  /// What runs or is kept outside of all types and functions, in each file.
  let statements: [[Syntax]]
  let functionsByName: [String: [FunctionDeclSyntax]]
  /// The constants outside of all types by their names.
  private let constants: [String: [PatternBindingSyntax]]
  let names: TypeNames
  /// The names of functions that a class has instead of those of the class above it.
  let overridden: Set<String>
  /// What type aliases stand for, by their paths.
  private let aliases: [String: [DeclarationParts.Alias]]
  /// The last names of these paths.
  private let aliasNames: Set<String>
  /// What the generic parameters of the classes above a class stand for in it, by the paths that they would have there.
  let genericArguments: [String: TypeSyntax]
  /// The protocols by their paths.
  private let protocols: [String: [DeclarationParts.DeclaredProtocol]]
  /// Where the statements of each file begin.
  private let starts: [Int]
  /// The files; none inside of a macro.
  let sources: [ParsedSource]

  init(_ found: DeclarationParts, starts: [Int] = [0], sources: [ParsedSource] = []) {
    self.sources = sources
    let parts = found.partsByTheirNames
    let names = starts.count > 1 ? TypeNames(of: parts, found.protocols) : TypeNames(of: [])
    let paths = parts.map { names.path(of: $0.names, in: $0.file) }
    var homes: [String: Int] = [:]
    for (part, path) in zip(parts, paths) where part.declaration != nil { homes[path] = homes[path] ?? part.file }
    for (part, path) in zip(parts, paths) where homes[path] == nil { homes[path] = part.file }
    var types: [String: Declarations.TypeDeclaration] = [:]
    var order = [[String]](repeating: [], count: starts.count)
    // What stands beside a type's declaration comes before what other files add to it.
    for isHome in [true, false] {
      for (part, path) in zip(parts, paths) where (homes[path] == part.file) == isHome {
        if types[path] == nil { order[part.file].append(path) }
        types[path, default: Declarations.TypeDeclaration(path: path)].add(part)
      }
    }
    for path in types.keys { types[path]?.markDuplicates() }
    // Nothing else goes by their names.
    for local in found.localsOfTheirNames {
      let path = names.path(of: local.names.dropLast(), in: local.file) + ".\(local.names.last ?? "")"
      types[path, default: Declarations.TypeDeclaration(path: path)].add(local)
    }
    self.types = types
    self.order = order
    self.names = names
    self.starts = starts
    overridden = Set(parts.filter { $0.declaration?.is(ClassDeclSyntax.self) == true }.flatMap(\.overrides))
    (functions, statements) = (found.functions, found.statements)
    constants = Dictionary(grouping: found.constants.flatMap(\.bindings), by: \.pattern.trimmedDescription)
    functionsByName = Dictionary(grouping: found.functions.joined(), by: \.name.identifierText)
    let bases = GenericBases(of: types, named: names, in: homes)
    let all = found.aliases + bases.aliases
    genericArguments = bases.arguments
    aliasNames = Set(all.compactMap(\.names.last))
    aliases = Dictionary(grouping: all) { names.path(of: $0.names, in: $0.file) }
    protocols = Dictionary(grouping: found.protocols) { names.path(of: $0.names, in: $0.file) }
  }

  /// The same with another declaration of a type.
  init(_ other: DeclarationIndex, replacing type: Declarations.TypeDeclaration) {
    var types = other.types
    types[type.path] = type
    self.types = types
    (order, functions, functionsByName, constants) = (
      other.order, other.functions, other.functionsByName, other.constants
    )
    statements = other.statements
    (names, overridden, aliases, aliasNames) = (other.names, other.overridden, other.aliases, other.aliasNames)
    (starts, sources, protocols) = (other.starts, other.sources, other.protocols)
    genericArguments = other.genericArguments
  }

  func file(at offset: Int) -> Int { starts.file(at: offset) }

  /// The words of the file in which something stands, and where in that file; nil inside of a macro.
  func words(around syntax: some SyntaxProtocol) -> (words: SourceWords, range: Range<Int>)? {
    guard !sources.isEmpty else { return nil }
    let file = file(at: syntax.offset)
    // Of several files only the statements are in the tree, without what stands before them.
    let shift = (sources.count > 1 ? sources[file].tree.statements.position.utf8Offset : 0) - starts[file]
    return (sources[file].words, syntax.offset + shift..<syntax.endPosition.utf8Offset + shift)
  }

  func mayBeAlias(_ name: String) -> Bool { aliasNames.contains(name.lastName) }

  /// What an alias stands for, as far as a file sees it and only one is meant.
  func alias(at path: String, from file: Int) -> TypeSyntax? {
    guard let found = aliases[path] else { return nil }
    if let own = found.last(where: { $0.file == file }) { return own.target }
    let shown = found.filter { !$0.isPrivate }
    return shown.count == 1 ? shown[0].target : nil
  }

  /// A protocol of the module, as far as a file sees it and only one is meant.
  func declaredProtocol(at path: String, from file: Int) -> ProtocolDeclSyntax? {
    guard let found = protocols[path] else { return nil }
    if let own = found.last(where: { $0.file == file }) { return own.declaration }
    let shown = found.filter { !$0.isPrivate }
    return shown.count == 1 ? shown[0].declaration : nil
  }

  /// What such a protocol has behind its colon; nil where there is none.
  func refinement(at path: String, from file: Int) -> [String]? {
    declaredProtocol(at: path, from: file)?.inheritedNames
  }

  /// The functions outside of all types of a name that a place in the source can mean.
  func functions(named name: String, seenFrom offset: Int) -> [FunctionDeclSyntax] {
    visible(functionsByName[name] ?? [], from: offset)
  }

  /// The constant outside of all types that a name means at a place in the source; nil where there are several.
  func constant(named name: String, seenFrom offset: Int) -> PatternBindingSyntax? {
    guard let named = constants[name] else { return nil }
    let file = file(at: offset)
    let found = named.filter { binding in
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
      return variable.map { !DeclSyntax($0).hidesFromOtherFiles } ?? false || self.file(at: binding.offset) == file
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Those of some functions that a place in the source sees.
  func visible(_ functions: [FunctionDeclSyntax], from offset: Int) -> [FunctionDeclSyntax] {
    guard starts.count > 1 else { return functions }
    let file = file(at: offset)
    return functions.filter { $0.access != .hidden || self.file(at: $0.offset) == file }
  }
}

extension DeclarationParts.Part {
  fileprivate var overrides: [String] {
    members.flatMap { member -> [String] in
      if let function = member.as(FunctionDeclSyntax.self), function.modifiers.override {
        return [function.name.identifierText]
      }
      guard let variable = member.as(VariableDeclSyntax.self), variable.modifiers.override else { return [] }
      return variable.bindings.map(\.pattern.trimmedDescription)
    }
  }
}

extension DeclModifierListSyntax {
  fileprivate var override: Bool { contains { $0.name.text == "override" } }
}

extension Declarations.TypeDeclaration {
  fileprivate mutating func add(_ part: DeclarationParts.Part) {
    if let found = part.declaration { declaration = found }
    conformances += part.inherited
    for member in part.members { add(member) }
    for member in part.conditional {
      if let function = member.as(FunctionDeclSyntax.self) {
        perhapsConditional.append(function)
      } else {
        conditional.append(member.offset)
      }
    }
    guard part.isConditional, part.declaration == nil else { return }
    perhapsConditional += part.members.compactMap { $0.as(FunctionDeclSyntax.self) }
  }

  /// A function that stands in several places, of which builds have some, is in none of them for sure.
  fileprivate mutating func markDuplicates() {
    guard !perhapsConditional.isEmpty else { return }
    let counts = Dictionary(grouping: functions, by: \.signatureText).mapValues(\.count)
    conditional += perhapsConditional.filter { counts[$0.signatureText, default: 0] > 1 }.map(\.offset)
  }
}
