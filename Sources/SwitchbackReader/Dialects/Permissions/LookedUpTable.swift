import SwiftSyntax

/// What a permission looks up that stands outside of it: `allowed` of `Self.allowed[self]?.contains(next) ?? false`.
struct LookedUpTable {
  private(set) var namesCase = false
  /// Whether any of it is a machine by itself, so that the permission says the same once more.
  private(set) var isMachine = false
  private var names: Set<String> = []

  init(in body: CodeBlockSyntax, of states: EnumShape, from owner: String, in declarations: Declarations) {
    follow(Syntax(body), of: states, from: owner, in: declarations)
  }

  private mutating func follow(
    _ syntax: Syntax,
    of states: EnumShape,
    from owner: String,
    in declarations: Declarations
  ) {
    for token in syntax.tokens(viewMode: .sourceAccurate) where token.isReference {
      for part in Part.all(namedBy: token, from: owner, in: declarations) {
        guard names.insert("\(part.owner).\(token.identifierText)").inserted else { continue }
        if part.isMachine(in: declarations) { isMachine = true }
        if part.contents.namesCase(of: states) { namesCase = true }
        follow(part.contents, of: states, from: part.owner, in: declarations)
      }
    }
  }

  /// A property, with what it begins with or computes, or a function that is called.
  private struct Part {
    var name: String
    var contents: Syntax
    var owner: String
    var binding: PatternBindingSyntax?

    /// Those of the type at hand, and of one that stands before the name: `Rules.allowed`.
    static func all(namedBy token: TokenSyntax, from owner: String, in declarations: Declarations) -> [Part] {
      let name = token.identifierText
      var path = owner
      if let base = token.baseBefore, !base.isSelf {
        guard let type = declarations.type(named: base.trimmedDescription, from: owner) else { return [] }
        path = type.path
      }
      if let binding = declarations.types[path]?.properties[name] {
        let contents = binding.initializer.map { Syntax($0) } ?? binding.accessorBlock.map { Syntax($0) }
        return [contents.map { Part(name: name, contents: $0, owner: path, binding: binding) }].compactMap(\.self)
      }
      let functions = declarations.types[path]?.functions(named: name).compactMap(\.body) ?? []
      if !functions.isEmpty { return functions.map { Part(name: name, contents: Syntax($0), owner: path) } }
      guard token.baseBefore == nil,
        let constant = declarations.constant(named: name, from: owner, seenFrom: token.offset)
      else { return [] }
      let binding = sequence(first: Syntax(constant.value), next: \.parent).lazy
        .compactMap { $0.as(PatternBindingSyntax.self) }.first
      return [Part(name: name, contents: Syntax(constant.value), owner: constant.owner, binding: binding)]
    }

    func isMachine(in declarations: Declarations) -> Bool {
      if let binding, binding.accessorBlock == nil {
        return TableVariable(binding, in: declarations, from: owner).map {
          TableEvidence.isMachine($0.type, named: $0.name)
        } ?? false
      }
      return TableEvidence.sayFollowers(NameWords(name))
    }
  }
}

extension TokenSyntax {
  fileprivate var isReference: Bool { parent?.is(DeclReferenceExprSyntax.self) == true }

  /// What stands before the dot.
  fileprivate var baseBefore: ExprSyntax? {
    guard let member = parent?.parent?.as(MemberAccessExprSyntax.self), member.declName.baseName.position == position
    else { return nil }
    return member.base
  }
}
