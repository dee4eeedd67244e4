/// What a function looks at, or may change, and what it calls.
struct Footprint {
  var slots: Set<Int> = []
  /// Those of them that it does more with than to set them.
  var reads: Set<Int> = []
  /// What may have changed of what is asked.
  var forgotten: Set<String> = []
  /// Whether anything may have changed of what is stored beside the state.
  var forgetsAll = false
  /// Whether others can have their turn amid it.
  var waits = false

  mutating func formUnion(_ other: Footprint) {
    slots.formUnion(other.slots)
    reads.formUnion(other.reads)
    forgotten.formUnion(other.forgotten)
    forgetsAll = forgetsAll || other.forgetsAll
    waits = waits || other.waits
  }
}

extension Program {
  /// That of a function and of all that it calls.
  func footprint(of function: Int) -> Footprint {
    var all = Footprint()
    var pending = [function]
    var seen = Set(pending)
    while let next = pending.popLast() {
      let function = functions[next]
      all.add(function.body)
      all.slots.formUnion(answersAboutParameters[function.offset] ?? [])
      all.slots.formUnion(namedAnswers[function.offset, default: [:]].values)
      pending += function.body.callees.filter { seen.insert($0).inserted }
    }
    addWhatAnswersTell(to: &all)
    return all
  }

  /// What is known of one slot may tell something of others.
  private func addWhatAnswersTell(to footprint: inout Footprint) {
    var pending = Array(footprint.slots)
    while let slot = pending.popLast() {
      var told = Footprint()
      if let kept = keptConditions[slot] { told.add(kept) }
      if let implied = implied[slot] {
        told.slots.formUnion(implied.whereTrue.keys.map(\.self) + implied.whereFalse.keys)
      }
      pending += told.slots.subtracting(footprint.slots)
      footprint.formUnion(told)
    }
  }
}

extension Footprint {
  fileprivate mutating func add(_ block: Block) {
    for statement in block.statements {
      add(statement)
      for inner in statement.blocks { add(inner) }
    }
  }

  private mutating func add(_ slot: Slot?) {
    guard let slot else { return }
    slots.insert(slot.id)
    reads.insert(slot.id)
  }

  private mutating func add(_ statement: Statement) {
    switch statement {
    case .choose(let choice):
      for subject in choice.subjects { add(subject.slot) }
      for row in choice.rows {
        for condition in [row.condition, row.asking?.condition].compactMap(\.self) { add(condition) }
      }
    case .branch(let condition, _, _), .require(let condition, _, _): add(condition)
    case .assign(let slot, let expression, _):
      slots.insert(slot.id)
      add(expression)
    case .call(let call):
      add(call.result)
      for argument in call.arguments {
        add(argument.parameter)
        add(argument.back)
        add(argument.value)
      }
    case .leave(let expression?, _): add(expression)
    case .lose(let slot, _), .keep(_, let slot), .recall(_, let slot), .task(_, let slot, _): add(slot)
    case .schedule(_, let told): add(told)
    case .forget(let names?, _): forgotten.formUnion(names)
    // What a turn of a loop does the next one begins with.
    case .forget(nil, _), .loop: forgetsAll = true
    case .suspend, .awaiting: waits = true
    case .leave(nil, _), .fail, .mayFail, .trap, .jump, .landing, .attempt, .deferred, .giveUp: break
    }
  }

  private mutating func add(_ expression: Expression) {
    switch expression {
    case .slot(let slot), .nested(let slot, _), .component(let slot, _), .holding(_, let slot), .caught(let slot),
      .written(let slot, _):
      add(slot)
    case .enumCase(_, let nested?), .stated(_, let nested): add(nested)
    case .combination(_, let slots): for slot in slots { add(slot) }
    case .condition(let condition): add(condition)
    case .list(let elements): for element in elements { add(element) }
    case .dictionary(let entries):
      for entry in entries {
        add(entry.key)
        add(entry.value)
      }
    case .lookup(let slot, let other, _), .coalesced(let slot, let other):
      add(slot)
      add(other)
    case .chained(let slot, let condition):
      add(slot)
      add(condition)
    case .reckoned(let reckoning), .made(let reckoning, _): add(reckoning)
    case .element(let slot, let place):
      add(slot)
      add(place)
    case .enumCase(_, nil), .none, .bool, .constant, .unknown, .handedOn: break
    }
  }

  fileprivate mutating func add(_ condition: Condition) {
    switch condition {
    case .matches(let operand, _, _): add(operand.slot)
    case .equal(let one, let other, _, _):
      add(one.slot)
      add(other.slot)
    case .contains(let one, let other, _, _):
      add(one)
      add(other)
    case .isEmpty(let slot, _), .holds(let slot, _), .exists(let slot, _): add(slot)
    case .compared(let one, _, let other, _):
      add(one)
      add(other)
    case .answered(let slot, let inner), .excluded(let slot, let inner), .cast(let slot, _, let inner):
      add(slot)
      add(inner)
    case .told(let one, let other):
      add(one)
      add(other)
    case .not(let inner): add(inner)
    case .all(let parts), .any(let parts): for part in parts { add(part) }
    case .text: break
    }
  }

  private mutating func add(_ reckoning: Reckoning) {
    switch reckoning {
    case .slot(let slot), .count(let slot), .rawValue(let slot, _): add(slot)
    case .place(let one, let other, _):
      add(one)
      add(other)
    case .combined(let one, _, let other):
      add(one)
      add(other)
    case .clamped(let inner, _): add(inner)
    case .literal: break
    }
  }
}
