import SwiftSyntax

/// Where a struct starts that has no initialiser of its own: whoever makes one may give the state.
extension Lowering {
  /// A beginning for each state that is given to a value that is made: `Door(state: .open)`.
  mutating func beginningsByCallers() -> [Int] {
    guard let name = machine.storage.propertyName, machine.holdingType == nil, machine.box == nil, !machine.isStatic,
      machine.declarations.types[machine.owner]?.declaration?.is(StructDeclSyntax.self) == true
    else { return [] }
    var seen: Set<String> = []
    return machine.declarations.makings(of: machine.owner).filter { !$0.call.isCompared && !isOwnMove($0.call) }
      .compactMap { making in
        let given = making.call.arguments.first { $0.label?.identifierText == name }?.expression
        return given.flatMap { seen.insert($0.trimmedDescription).inserted ? beginning(given: $0) : nil }
      }
  }

  private mutating func beginning(given expression: ExprSyntax) -> Int {
    let scope = Scope(receiver: .other, owner: machine.owner)
    let term = Operands(expression)
    let start = Statement.assign(.state, leaf(term, expected: machine.placeType, scope: scope).1, term.site)
    return beginning(at: expression.offset, [start])
  }

  /// Whether a method of the type makes it, which is no start but where it goes on: `self = Door(state: .open)`.
  private func isOwnMove(_ call: FunctionCallExprSyntax) -> Bool {
    let around = sequence(first: Syntax(call), next: \.parent).lazy.compactMap { $0.as(FunctionDeclSyntax.self) }
    guard let function = around.first(where: { $0.parent?.is(MemberBlockItemSyntax.self) == true }) else {
      return false
    }
    return !function.isStatic
      && machine.declarations.types[machine.owner]?.functions.contains { $0.offset == function.offset } == true
  }
}

extension FunctionCallExprSyntax {
  /// Whether something is only held against what it makes.
  fileprivate var isCompared: Bool {
    let operators: [BinaryOperatorExprSyntax]
    if let list = parent?.as(ExprListSyntax.self) {
      operators = list.compactMap { $0.as(BinaryOperatorExprSyntax.self) }
    } else {
      operators = [parent?.as(InfixOperatorExprSyntax.self)?.operator.as(BinaryOperatorExprSyntax.self)].compactMap(
        \.self
      )
    }
    return operators.contains { ["==", "!="].contains($0.operator.text) }
  }
}
