import SwiftSyntax

/// Where a piece of syntax changes members of other things, or hands them on to what may: `broker.state = .open`,
/// `reset(&broker.state)`, `Picker(selection: $broker.state)`.
final class MemberChangeFinder: SyntaxVisitor {
  struct Change {
    /// That of which it is a member.
    var base: ExprSyntax
    var name: String
    /// Nil where it is not written.
    var value: Operands?
    var offset: Int
  }

  private var found: [Change] = []

  static func changes(in syntax: some SyntaxProtocol) -> [Change] {
    let finder = MemberChangeFinder(viewMode: .sourceAccurate)
    finder.walk(syntax)
    return finder.found
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { visit(ExprSyntax(node)) }
  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind { visit(ExprSyntax(node)) }

  private func visit(_ expression: ExprSyntax) -> SyntaxVisitorContinueKind {
    if let assignment = Assignment(expression) { add(assignment.target, assignment.value, at: expression.offset) }
    return .visitChildren
  }

  private func add(_ target: ExprSyntax, _ value: Operands?, at offset: Int) {
    let target = target.withoutMarks
    if let tuple = target.as(TupleExprSyntax.self) {
      for element in tuple.elements { add(element.expression, tuple.elements.count == 1 ? value : nil, at: offset) }
    } else if let member = target.as(MemberAccessExprSyntax.self), let base = member.base {
      let name = member.declName.baseName.identifierText
      found.append(Change(base: base, name: String(name.drop { $0 == "$" }), value: value, offset: offset))
    } else if let place = KeyPathPlace(target), let name = place.name {
      found.append(Change(base: place.base, name: name, value: value, offset: offset))
    }
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    add(node.expression, nil, at: node.offset)
    return .visitChildren
  }

  /// `$broker.state`, by which what is given it sets the property.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base, let root = base.root, root.first == "$", root.dropFirst().first?.isNumber == false {
      found.append(Change(base: base, name: node.declName.baseName.identifierText, value: nil, offset: node.offset))
    }
    return .visitChildren
  }

  /// `publisher.assign(to: \.state, on: broker)`.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = Array(node.arguments)
    if node.calledName == "assign", arguments.map(\.label?.text) == ["to", "on"],
      let name = arguments[0].expression.lastOfKeyPath
    {
      found.append(Change(base: arguments[1].expression, name: name, value: nil, offset: node.offset))
    }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The name with which a chain of members begins.
  fileprivate var root: String? {
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.base?.isSelf == true ? member.declName.baseName.text : member.base?.root
    }
    return withoutMarks.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
