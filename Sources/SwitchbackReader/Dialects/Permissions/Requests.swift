import SwiftSyntax

extension MachineDeclaration {
  /// Where a machine of a library is asked for a move that is drawn as permitted: `machine.state = .done` or
  /// `machine.queue(.done)`, with a `machine` that is a `StateMachine<State>`.
  var requests: [Program.Note] {
    guard writtenAs == .allowedMoves else { return [] }
    let holders = [declarations.types[owner], declarations.types[stateType.scopeAround]].compactMap(\.self)
    return Dictionary(holders.map { ($0.path, $0) }) { first, _ in first }.values.flatMap { holder in
      let names = holder.bindings.filter(isLibraryMachine).map(\.pattern.trimmedDescription)
      return RequestFinder.requests(of: Set(names), for: states, in: holder.members).map { request in
        Program.Note(why: "who asks for '\(request.case)' here is not followed", offset: request.offset)
      }
    }
  }

  /// Whether a property's type is of another package, and made for these states.
  private func isLibraryMachine(_ binding: PatternBindingSyntax) -> Bool {
    guard let written = binding.typeAnnotation?.type else { return false }
    let type = written.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? written
    let given = type.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments.map(\.argument.trimmedDescription)
    let made = given?.contains { [states.name, stateType, owner.lastName].contains($0.lastName) || $0 == stateType }
    return made == true && declarations.type(named: type.plainName, from: owner) == nil
  }
}

/// Finds what is asked of some properties.
private final class RequestFinder: SyntaxVisitor {
  private var found: [(case: String, offset: Int)] = []
  private let names: Set<String>
  private let states: EnumShape

  private init(_ names: Set<String>, _ states: EnumShape) {
    (self.names, self.states) = (names, states)
    super.init(viewMode: .sourceAccurate)
  }

  static func requests(
    of names: Set<String>,
    for states: EnumShape,
    in members: [DeclSyntax]
  ) -> [(case: String, offset: Int)] {
    guard !names.isEmpty else { return [] }
    let finder = RequestFinder(names, states)
    for member in members { finder.walk(member) }
    return finder.found
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.arguments.map { Operands($0.expression) }, on: node.calledExpression)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let assignment = Assignment(ExprSyntax(node)) { note([assignment.value], on: assignment.target) }
    return .visitChildren
  }

  private func note(_ values: [Operands], on member: ExprSyntax) {
    guard let base = member.as(MemberAccessExprSyntax.self)?.base?.withoutMarks, names.contains(base.nameBehindSelf)
    else { return }
    for value in values {
      let choices = Operands.ternary(value).map { [$0.first, $0.second.single] } ?? [value.single]
      found += choices.compactMap { $0.flatMap(named) }.map { ($0, member.offset) }
    }
  }

  /// The case that is written, in whatever letters.
  private func named(_ value: ExprSyntax) -> String? {
    let callee = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
    guard let member = callee.as(MemberAccessExprSyntax.self),
      member.base.map({ $0.trimmedDescription.lastName == states.name }) ?? true
    else { return nil }
    let name = member.declName.baseName.identifierText
    return states.hasCase(name) ? name : nil
  }
}
