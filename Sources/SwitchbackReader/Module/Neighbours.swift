import SwiftSyntax

/// The other files of a module that have something to say about what some of its files name.
///
/// These are the files that declare a type which is named and not declared there, those that extend one of these types or
/// one that is declared there, and those that name such a type and set what is called as one of its properties.
package struct Neighbours {
  private var named: Set<String> = []
  private var own: Set<String> = []
  /// What is extended, and what properties are made of: of these types it matters what they hold.
  private var essential: Set<String> = []
  private let files: [(path: String, names: DeclaredNames)]
  /// The paths of the files that may set a property of a type that is declared there.
  private var setting: Set<String> = []

  /// The neighbours of some files, in order, parsed.
  ///
  /// - Parameters:
  ///   - files: the paths of those that can be.
  ///   - bytes: reads one; nil where that cannot be done.
  package static func needed(
    by sources: [ParsedSource],
    among files: [String],
    bytes: (String) -> [UInt8]?
  ) -> [ParsedSource] {
    var neighbours = Neighbours(of: sources, among: files, bytes: bytes)
    var parsed: [String: ParsedSource] = [:]
    func parse() {
      for path in neighbours.needed where parsed[path] == nil {
        parsed[path] = bytes(path).flatMap { ParsedSource(String(decoding: $0, as: UTF8.self), path: path) }
      }
    }
    parse()
    neighbours.follow(Array(parsed.values))
    parse()
    return parsed.sorted { $0.key < $1.key }.map(\.value)
  }

  private init(of sources: [ParsedSource], among files: [String], bytes: (String) -> [UInt8]?) {
    self.files = files.compactMap { path in bytes(path).map { (path, DeclaredNames(in: $0)) } }
    var settable: Set<String> = []
    for source in sources {
      let finder = TypeNameFinder(viewMode: .sourceAccurate)
      finder.walk(source.tree)
      own.formUnion(finder.declared)
      named.formUnion(finder.named)
      essential.formUnion(finder.extended.union(finder.held.values.joined()))
      settable.formUnion(finder.settable)
    }
    named.subtract(own)
    guard !settable.isEmpty else { return }
    for file in self.files {
      // What a file declares itself is what it means by that name.
      let meant = own.subtracting(file.names.declared)
      guard let source = bytes(file.path), Self.mentions(meant, in: source) else { continue }
      if !DottedNames(in: source).assigned.isDisjoint(with: settable) { setting.insert(file.path) }
    }
  }

  private static func mentions(_ types: Set<String>, in source: [UInt8]) -> Bool {
    source.split { !DeclaredNames.isLetter($0) }.contains { word in
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(word[word.startIndex])
        && types.contains(String(decoding: word, as: UTF8.self))
    }
  }

  /// Names what the types that matter hold, where files that are needed declare them.
  private mutating func follow(_ sources: [ParsedSource]) {
    for source in sources {
      let finder = TypeNameFinder(viewMode: .sourceAccurate)
      finder.walk(source.tree)
      for (type, held) in finder.held where essential.contains(type) { named.formUnion(held.subtracting(own)) }
      for (name, refined) in finder.refined where named.contains(name) { named.formUnion(refined.subtracting(own)) }
    }
  }

  private var needed: [String] {
    let known = files.reduce(into: own) { $0.formUnion($1.names.declared.intersection(named)) }
    return files.filter { file in
      !file.names.declared.isDisjoint(with: named) || !file.names.extended.isDisjoint(with: known)
        || setting.contains(file.path)
    }.map(\.path)
  }
}

/// The names that may be those of types: what begins with a capital letter, or is written as a type.
private final class TypeNameFinder: SyntaxVisitor {
  private(set) var named: Set<String> = []
  private(set) var declared: Set<String> = []
  private(set) var extended: Set<String> = []
  /// What the properties and cases of each type name.
  private(set) var held: [String: Set<String>] = [:]
  /// The properties that other files can set.
  private(set) var settable: Set<String> = []
  /// What each protocol has behind its colon.
  private(set) var refined: [String: Set<String>] = [:]

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if let name = token.typeName { named.insert(name) }
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    named.insert(node.name.identifierText)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name, node.memberBlock) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name, node.memberBlock) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name, node.memberBlock) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name, node.memberBlock) }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.identifierText)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    extended.formUnion(node.extendedType.typeNames)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    refined[node.name.identifierText] = node.inheritanceClause?.typeNames ?? []
    return .visitChildren
  }

  private func declare(_ name: TokenSyntax, _ members: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(name.identifierText)
    for member in members.members
    where member.decl.is(VariableDeclSyntax.self) || member.decl.is(EnumCaseDeclSyntax.self) {
      held[name.identifierText, default: []].formUnion(member.decl.typeNames)
      if let variable = member.decl.as(VariableDeclSyntax.self) { settable.formUnion(variable.settableElsewhere) }
    }
    return .visitChildren
  }
}

extension VariableDeclSyntax {
  /// The names of what it declares, where that is no constant and no accessor is hidden.
  fileprivate var settableElsewhere: [String] {
    let isHidden = modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    return bindingSpecifier.text == "var" && !isHidden ? bindings.map(\.pattern.trimmedDescription) : []
  }
}

extension SyntaxProtocol {
  fileprivate var typeNames: Set<String> { Set(tokens(viewMode: .sourceAccurate).compactMap(\.typeName)) }
}

extension TokenSyntax {
  fileprivate var typeName: String? {
    guard case .identifier(let name) = tokenKind, name.first?.isUppercase == true || name.first == "_" else {
      return nil
    }
    return name.withoutBackticks
  }
}
