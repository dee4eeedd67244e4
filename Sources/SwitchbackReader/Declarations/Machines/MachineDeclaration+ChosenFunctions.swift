import SwiftSyntax

extension MachineDeclaration {
  /// Where functions that set the state are named in a choice or a list, since it is not followed which of them is called:
  /// `let act = isOpen ? close : open`, `[open, close].forEach { $0() }`.
  var chosenFunctions: [Program.Note] {
    guard storage.propertyName != nil, region == nil, let type = declarations.types[owner] else { return [] }
    let places = stateNames(in: owner)
    let setting = Set(type.functions.map(\.name.identifierText)).filter { name in
      declarations.surveys.reachable(from: name, in: type).contains { !$0.assigned.isDisjoint(with: places) }
    }
    guard !setting.isEmpty else { return [] }
    let named = type.functions.compactMap(\.body).flatMap { ChosenFunctionFinder.found(in: $0, among: setting) }
    return named.map { name in
      let why = "'\(name.baseName.identifierText)' is named beside others, and which of them is called is not followed"
      return Program.Note(why: why, offset: name.offset)
    }
  }
}

private final class ChosenFunctionFinder: SyntaxVisitor {
  private var found: [DeclReferenceExprSyntax] = []
  private let names: Set<String>

  private init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  static func found(in body: CodeBlockSyntax, among names: Set<String>) -> [DeclReferenceExprSyntax] {
    let finder = ChosenFunctionFinder(names)
    finder.walk(body)
    return finder.found
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.identifierText
    guard names.contains(name) else { return .skipChildren }
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    let isOwn = member.map { $0.declName.id == node.id && $0.base?.isSelf == true } ?? true
    let value = member.map { ExprSyntax($0) } ?? ExprSyntax(node)
    if isOwn, value.isChosen, member != nil || Syntax(node).localBinding(of: name) == nil { found.append(node) }
    return .skipChildren
  }
}

extension ExprSyntax {
  /// Whether it is one of several: an element of a list, or one side of a ternary.
  fileprivate var isChosen: Bool {
    guard let parent else { return false }
    if parent.is(ArrayElementSyntax.self) { return true }
    if let row = parent.as(DictionaryElementSyntax.self) { return row.value.id == id }
    if let choice = parent.as(TernaryExprSyntax.self) { return choice.condition.id != id }
    if parent.is(UnresolvedTernaryExprSyntax.self) { return true }
    return parent.as(ExprListSyntax.self).map { list in
      list.last?.id == id && list.dropLast().last?.is(UnresolvedTernaryExprSyntax.self) == true
    } ?? false
  }
}
