import SwiftSyntax

extension MachineDeclaration {
  /// Closures of other types to which the box lends the state, and that set it.
  var borrowersElsewhere: [Program.Note] {
    guard let box else { return [] }
    let members = declarations.members(outside: owner) { $0.opened.contains(box.name) }.filter {
      $0.path != box.content
    }
    guard !members.isEmpty else { return [] }
    let hasRivals = declarations.types.values.contains {
      $0.path != owner && $0.path != box.content && $0.properties[box.name] != nil
    }
    return members.flatMap { path, member -> [Program.Note] in
      let finder = BorrowerFinder(box: box)
      finder.walk(member)
      guard !finder.found.isEmpty else { return [] }
      let types = WrittenTypes(in: member, of: path, declarations)
      return finder.found.compactMap { borrower in
        let isSure = hasRivals ? isOwn(types.type(of: borrower.base)) : true
        guard isSure ?? mayBeLent(to: borrower) else { return nil }
        let verb = isSure == true ? "sets" : "may set"
        return Program.Note(why: "another type \(verb) the state, which is not followed", offset: borrower.offset)
      }
    }
  }

  /// Whether what is of a type has the box; nil where that cannot be told.
  private func isOwn(_ type: WrittenType?) -> Bool? {
    guard let type, type != .open else { return nil }
    guard case .named(let path) = type, let named = declarations.types[path] else { return false }
    if named.declaration?.is(ProtocolDeclSyntax.self) == true { return nil }
    return path == owner || declarations.types[owner]?.above.contains(path) == true || named.above.contains(owner)
  }

  /// Whether a closure of which nobody knows who lends it something can see the box, and sets what it is lent to such a state.
  private func mayBeLent(to borrower: BorrowerFinder.Borrower) -> Bool {
    let variable = box.flatMap { declarations.types[owner]?.properties[$0.name] }?.parent?.parent
    let isHidden = variable?.as(VariableDeclSyntax.self)?.modifiers.contains {
      ["private", "fileprivate"].contains($0.name.text)
    }
    if isHidden == true, let variable, !declarations.isSameFile(variable.offset, borrower.offset) { return false }
    return borrower.values.contains { $0.single?.caseName.map(states.hasCase) ?? true }
  }
}

private final class BorrowerFinder: SyntaxVisitor {
  /// A closure that sets what it is lent.
  struct Borrower {
    /// Of what the box is a property.
    var base: ExprSyntax
    var values: [Operands]
    var offset: Int
  }

  private(set) var found: [Borrower] = []
  private let box: Box

  init(box: Box) {
    self.box = box
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard let call = node.call, call.onlyClosure?.id == node.id, let name = node.ownNames.first,
      let lender = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(MemberAccessExprSyntax.self),
      lender.declName.baseName.identifierText == box.name, let base = lender.base,
      base.trimmedDescription != "self"
    else { return .visitChildren }
    let lent = box.member.map { "\(name).\($0)" } ?? name
    guard Survey(node.statements).assigned.contains(lent) else { return .visitChildren }
    let set = AssignmentFinder.assignments(in: node.statements).filter {
      $0.assignment.target.trimmedDescription == lent
    }
    let values = set.map(\.assignment.value)
    found.append(Borrower(base: base, values: values, offset: call.offset))
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
