import SwiftSyntax

/// States that are taken over from something else as they are there: `phase = session.phase`, `for await phase in phases`. What
/// moves them is to be found where they come from.
enum MirroredStates {
  static func machine(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    let likely = type.storedVariables.filter { $0.isNamedState(in: declarations, from: type.path) }
    guard !likely.isEmpty else { return nil }
    let uses = PlaceUses(of: type)
    for binding in likely {
      let name = binding.pattern.trimmedDescription
      let asked = (uses.asked[name] ?? []).union(uses.compared[name] ?? []).subtracting(["some", "none"])
      guard uses.assigned[name] == nil, !asked.isEmpty,
        let origin = type.origins(of: name).first(where: { type.hands($0) || Self.isState($0) })
      else { continue }
      let why = "'\(name)' takes over what '\(origin)' is, which is not followed; look where that is set"
      return .refused(type, states: .none(at: type), why: why, at: binding.offset, in: declarations)
    }
    return nil
  }

  /// `session.phase`.
  private static func isState(_ origin: String) -> Bool {
    origin.contains(".") && !origin.contains("(") && NameWords.nameState(origin.lastName)
  }
}

extension NameWords {
  /// Whether the last word of a name says that this is a state.
  static func nameState(_ name: String) -> Bool {
    NameWords(name).words.last.map(TableEvidence.states.contains) ?? false
  }
}

extension PatternBindingSyntax {
  /// Whether it may hold a state by its name or its type's, which no file declares to be anything else than an enum.
  fileprivate func isNamedState(in declarations: Declarations, from path: String) -> Bool {
    let seen = declarations.seen(from: self)
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      let written = typeAnnotation?.type.statedName ?? typeName(in: seen, from: path),
      written.first?.isUppercase == true,
      NameWords.nameState(name) || NameWords.nameState(written.lastName)
    else { return false }
    let type = seen.type(named: written, from: path)
    return type?.declaration == nil ? !StoredProperty.noStates.contains(written) : type?.enumeration != nil
  }
}

extension Declarations.TypeDeclaration {
  /// What functions assign to a property; a local of its name is something else.
  fileprivate func origins(of property: String) -> [String] {
    functions.filter { $0.body != nil }.flatMap { AssignmentFinder.assignments(in: $0) }.compactMap { assignment, _ in
      let target = assignment.target
      guard target.nameBehindSelf == property,
        target.is(MemberAccessExprSyntax.self) || !Syntax(target).isLocal(property)
      else { return nil }
      return assignment.value.single?.nameBehindSelf
    }
  }

  /// Whether a name is that of what closures and loops are given, and of nothing else.
  fileprivate func hands(_ name: String) -> Bool {
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }) else { return false }
    let finder = GivenNameFinder(name)
    for function in functions where function.body != nil { finder.walk(function) }
    return finder.isGiven && !finder.isOther
  }
}

private final class GivenNameFinder: SyntaxVisitor {
  private(set) var isGiven = false
  private(set) var isOther = false
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    if node.ownNames.contains(name) { isGiven = true }
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.pattern.boundNames.contains(name) { isGiven = true }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if node.innerName == name { isOther = true }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.pattern.boundNames.contains(name) { isOther = true }
    return .visitChildren
  }
}
