import SwiftSyntax

extension MachineDeclaration {
  /// Closures of other types to which the box lends the state, and that set it.
  var borrowersElsewhere: [Program.Note] {
    guard let box else { return [] }
    let others = declarations.types.values.filter { $0.path != owner && $0.path != box.content }
    // A box of the same name may as well be meant.
    guard !others.contains(where: { $0.properties[box.name] != nil }) else { return [] }
    let finder = BorrowerFinder(box: box)
    for type in others { for member in type.members { finder.walk(member) } }
    return finder.found
  }
}

private final class BorrowerFinder: SyntaxVisitor {
  private(set) var found: [Program.Note] = []
  private let box: Box

  init(box: Box) {
    self.box = box
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard let call = node.call, call.onlyClosure?.id == node.id, let name = node.ownNames.first,
      let lender = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(MemberAccessExprSyntax.self),
      lender.declName.baseName.identifierText == box.name, lender.base?.trimmedDescription != "self",
      Survey(node.statements).assigned.contains(box.member.map { "\(name).\($0)" } ?? name)
    else { return .visitChildren }
    found.append(Program.Note(why: "another type sets the state, which is not followed", offset: call.offset))
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
