import SwiftSyntax

/// An assignment to the state, and why it is no arrow in case that it is none.
struct AssignmentSite {
  var range: Range<Int>
  /// Where the `#if` begins inside of which it stands.
  var condition: Int?
  var why: String
}

extension MachineDeclaration {
  /// Every assignment to the state that the file holds, apart from those of initialisers.
  var assignmentSites: [AssignmentSite] {
    guard entries.contains(where: { !resultIsState(of: $0) }) else { return [] }
    let members: [DeclSyntax]
    var name = "self"
    switch storage {
    case .itself: members = declarations.types[owner]?.members ?? []
    case .property(let property):
      members = declarations.types[owner]?.members ?? []
      name = property
    case .parameter:
      members = entries.map { DeclSyntax($0.function) }
      name = entries.first?.state ?? name
    }
    let finder = AssignmentFinder(name: name, entries: Set(entries.map(\.function.name.identifierText)))
    for member in members { finder.walk(member) }
    return finder.sites
  }
}

private final class AssignmentFinder: SyntaxVisitor {
  private(set) var sites: [AssignmentSite] = []
  private let name: String
  private let entries: Set<String>
  private var functions: [(name: String, isShadowed: Bool, isAccessor: Bool)] = []
  private var closures = 0
  private var conditions: [Int] = []

  init(name: String, entries: Set<String>) {
    self.name = name
    self.entries = entries
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { visit(ExprSyntax(node)) }
  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind { visit(ExprSyntax(node)) }

  private func visit(_ expression: ExprSyntax) -> SyntaxVisitorContinueKind {
    if let assignment = Assignment(expression), isState(assignment.target) {
      sites.append(
        AssignmentSite(
          range: expression.offset..<expression.endPosition.utf8Offset,
          condition: conditions.first,
          why: why
        )
      )
    }
    return .visitChildren
  }

  private func isState(_ target: ExprSyntax) -> Bool {
    if let tuple = target.as(TupleExprSyntax.self) { return tuple.elements.contains { isState($0.expression) } }
    let text = target.trimmedDescription.filter { $0 != "`" }
    if name != "self", text == "self.\(name)" { return true }
    return text == name && functions.last?.isShadowed != true
  }

  private var why: String {
    guard closures == 0 else { return "a closure sets the state, and when it runs is not followed" }
    guard let function = functions.last else { return "an accessor sets the state, which is not followed" }
    if function.isAccessor { return "'\(function.name)' sets the state, which is not followed" }
    return entries.contains(function.name)
      ? "no state and event lead to this assignment"
      : "'\(function.name)' sets the state, and no event is seen to lead to this assignment"
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isParameter = node.signature.parameterClause.parameters.contains { $0.innerName == name }
    let isLocal = node.body.map { LocalFinder.declares(name, in: $0) } ?? false
    let isEntry = entries.contains(node.name.identifierText)
    functions.append((node.name.identifierText, isLocal || isParameter && !isEntry, false))
    return .visitChildren
  }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    functions.append((name, false, true))
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { enter("subscript") }
  override func visitPost(_ node: SubscriptDeclSyntax) { functions.removeLast() }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter("deinit") }
  override func visitPost(_ node: DeinitializerDeclSyntax) { functions.removeLast() }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    let binding = sequence(first: Syntax(node), next: \.parent).lazy.compactMap { $0.as(PatternBindingSyntax.self) }
      .first
    let isObserver = ["didSet", "willSet"].contains(node.accessorSpecifier.text)
    let property = binding?.pattern.trimmedDescription ?? "subscript"
    return enter(isObserver ? node.accessorSpecifier.text : property)
  }

  override func visitPost(_ node: AccessorDeclSyntax) { functions.removeLast() }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    conditions.append(node.offset)
    return .visitChildren
  }

  override func visitPost(_ node: IfConfigDeclSyntax) { conditions.removeLast() }

  override func visitPost(_ node: FunctionDeclSyntax) { functions.removeLast() }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    closures += 1
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { closures -= 1 }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Whether a body declares a local of a name.
private final class LocalFinder: SyntaxVisitor {
  private var found = false
  private let name: String

  static func declares(_ name: String, in body: CodeBlockSyntax) -> Bool {
    let finder = LocalFinder(name: name)
    finder.walk(body)
    return finder.found
  }

  private init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.pattern.trimmedDescription == name { found = true }
    return .visitChildren
  }
}
