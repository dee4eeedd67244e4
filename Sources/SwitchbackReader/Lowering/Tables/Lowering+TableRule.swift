import SwiftSyntax

/// Closures that have a say about allowed moves: `AllowedMoves(initial: .low) { from, to in … }`.
extension Lowering {
  /// The functions that they are.
  struct TableRule {
    var condition: Int?
    var missing: Int?
  }

  mutating func rule(_ call: TableCall) -> TableRule {
    var state = ValueType(path: machine.stateType)
    state.isOptional = true
    return TableRule(
      condition: call.condition.map { function(of: $0, giving: .bool) },
      missing: call.missing.map { function(of: $0, giving: state) }
    )
  }

  private mutating func function(of closure: ClosureExprSyntax, giving result: ValueType) -> Int {
    let names = closure.parameterNames.isEmpty ? ["$0", "$1"] : closure.parameterNames
    var scope = Scope(receiver: .other, owner: machine.owner, result: result)
    for (name, slot) in zip(names, [Slot.state, .event]) where name != "_" { scope.bind(name, to: .slot(slot)) }
    functions.append(Function(name: "a closure", offset: closure.offset))
    signatures.append(Signature(key: Signature.Key(offset: closure.offset, isEntry: false, isOnValue: false)))
    let id = functions.count - 1
    functions[id].body = body(closure.statements, scope: scope)
    return id
  }

  /// What is asked for where the condition holds, else what is made of a move that is missing.
  mutating func answer(to target: Expression, at site: Site, by rule: TableRule) -> [Statement] {
    guard let condition = rule.condition else { return [.leave(target, site)] }
    let (call, holds) = asked(condition, giving: .bool, at: site)
    let allowed = Block(statements: [.leave(target, site)])
    let otherwise = Block(statements: refusal(by: rule, at: site))
    return [call, .branch(.holds(holds, text: "the condition holds"), then: allowed, otherwise: otherwise)]
  }

  /// What is in no row: with a list, nothing of that is allowed.
  mutating func answerRest(of choice: inout Choice, by rule: TableRule, hasList: Bool) {
    let last = choice.rows.count - 1
    let offset = [rule.condition, rule.missing].compactMap(\.self).first.map { functions[$0].offset } ?? machine.offset
    let site = Site(text: "the closure", offset: offset)
    if let condition = rule.condition, !hasList {
      // Where something is made of what is missing, no is no answer of its own.
      choice.rows[last].isDefault = rule.missing != nil
      let (call, holds) = asked(condition, giving: .bool, at: site)
      let asksOnly = [call, .leave(.slot(holds), site)]
      choice.arms[last].statements =
        rule.missing == nil ? asksOnly : answer(to: .bool(true), at: site, by: rule)
    } else if rule.missing != nil {
      choice.arms[last].statements = refusal(by: rule, at: site)
    }
  }

  private mutating func refusal(by rule: TableRule, at site: Site) -> [Statement] {
    guard let missing = rule.missing else { return [.leave(Expression.none, site)] }
    var state = ValueType(path: machine.stateType)
    state.isOptional = true
    let (call, given) = asked(missing, giving: state, at: site)
    // A state that is there is not missing.
    let (now, wanted) = (Operand(slot: .state, text: "the state"), Operand(slot: .event, text: "what is asked for"))
    let plain = plainCases(of: machine.placeType)
    let isThere = Condition.equal(now, wanted, plain: plain, text: "it is the same state")
    let refused = Block(statements: [.leave(Expression.none, site)])
    return [.branch(isThere, then: refused, otherwise: Block(statements: [call, .leave(.slot(given), site)]))]
  }

  private mutating func asked(_ function: Int, giving type: ValueType, at site: Site) -> (Statement, Slot) {
    let result = slot(of: type)
    let call = Call(function: function, arguments: [], result: result, site: site, isDelegation: true)
    return (.call(call), result)
  }
}
