extension Interpreter {
  /// Whether a condition holds on a way, and what was looked at to tell.
  func match(_ condition: Condition, on way: Way) -> (Match, Origin) {
    switch condition {
    case .text(let text): return (.sometimes(text), [])
    case .matches(let operand, let pattern, let text):
      guard let slot = operand.slot else { return (pattern == .anything ? .always : .sometimes(text), []) }
      let fact = way.environment[slot.id]
      var known = pattern.match(fact.value) ?? .sometimes(text)
      // What only the source says reads as a condition only as a whole.
      if case .unknown = pattern { known = .sometimes(text) }
      let match = fact.asksForPayloadOfOther(known) ? .sometimes(text) : known
      return (match, pattern == .anything ? [] : fact.origin)
    case .equal(let left, let right, let plain, let text): return equal(left, right, plain: plain, text: text, on: way)
    case .contains(let list, let element, let plain, let text):
      return contains(list, element, plain: plain, text: text, on: way)
    case .isEmpty(let list, let text): return isEmpty(list, text: text, on: way)
    case .holds(let slot, let text):
      if isAbsentTask(slot.id), isTaskLive(on: way) { return (.no, []) }
      let fact = way.environment[slot.id]
      switch fact.value {
      case .bool(let holds): return (holds ? .always : .no, fact.origin)
      case .condition(let text):
        // What it asks may be known by now.
        let known = program.keptConditions[slot.id].map { match($0, on: way) }
        if let known, known.0.text == nil { return (known.0, known.1.union(fact.origin)) }
        if let named = namedAnswer(in: slot, on: way), case .bool(let holds) = way.environment[named.slot.id].value {
          return (holds == named.isSo ? .always : .no, fact.origin)
        }
        return (.sometimes(text), fact.origin)
      default: return (.sometimes(text), fact.origin)
      }
    case .compared(let left, let comparison, let right, let text):
      return compared(left, comparison, right, text: text, on: way)
    case .answered(let slot, let condition):
      if case .bool(let holds) = way.environment[slot.id].value { return (holds ? .always : .no, []) }
      return match(condition, on: way)
    case .excluded(let slot, let condition):
      let fact = way.environment[slot.id]
      if fact.value == .bool(true) { return (.no, fact.origin) }
      let (match, origin) = match(condition, on: way)
      return (match, origin.union(fact.origin))
    case .cast(let slot, let wanted, let otherwise):
      guard case .error(let types) = way.environment[slot.id].value, let isA = types.areAll(wanted) else {
        return match(otherwise, on: way)
      }
      return (isA ? .always : .no, [])
    case .told(let condition, let otherwise):
      let (match, origin) = match(condition, on: way)
      return match.text == nil ? (match, origin) : self.match(otherwise, on: way)
    case .exists(let slot, let text): return exists(slot, text: text, on: way)
    case .not(let condition):
      let (match, origin) = match(condition, on: way)
      return (match.negated, origin)
    case .all(let conditions): return joined(conditions, holding: true, on: way, Match.all)
    case .any(let conditions): return joined(conditions, holding: false, on: way, Match.any)
    }
  }

  /// What one part tells the next ones are asked with: that it holds, or that it does not.
  private func joined(
    _ conditions: [Condition],
    holding holds: Bool,
    on way: Way,
    _ join: ([Match]) -> Match
  ) -> (Match, Origin) {
    var (parts, origin, way) = ([Match](), Origin(), way)
    for condition in conditions {
      let (match, looked) = match(condition, on: way)
      parts.append(match)
      origin.formUnion(looked)
      if match.text != nil, !program.questions.isEmpty {
        way = way.knowing(told(by: condition, holding: holds, on: way))
      }
    }
    return (join(parts), origin)
  }

  private func equal(
    _ left: Operand,
    _ right: Operand,
    plain: PlainCases,
    text: String,
    on way: Way
  ) -> (Match, Origin) {
    guard let first = left.slot.map({ way.environment[$0.id] }), let second = right.slot.map({ way.environment[$0.id] })
    else { return (.sometimes(text), []) }
    let isSame = first.value.isSame(as: second.value, plain: plain)
    return (isSame.map { $0 ? .always : .no } ?? .sometimes(text), first.origin.union(second.origin))
  }

  private func exists(_ slot: Slot, text: String, on way: Way) -> (Match, Origin) {
    let fact = way.environment[slot.id]
    switch fact.value {
    case .none: return (.no, fact.origin)
    case .unknown, .oneOf: return (.sometimes(text), fact.origin)
    default: return (.always, fact.origin)
    }
  }

  func evaluate(_ expression: Expression, at site: Site, on way: Way) -> Fact {
    switch expression {
    case .slot(let slot): return named(way.environment[slot.id], at: site)
    case .none: return Fact(value: .none)
    case .bool(let value): return Fact(value: .bool(value))
    case .unknown(let why): return Fact(value: .unknown(Unknown(site: site, why: why)))
    case .handedOn(let machine):
      let why = "what '\(machine)' does is declared elsewhere"
      return Fact(value: .unknown(Unknown(site: site, why: why, isHandedOn: true)))
    case .enumCase(let name, let nested): return enumCase(name, nested: nested, at: site, on: way)
    case .combination(let name, let slots): return combination(name, slots, at: site, on: way)
    case .component(let slot, let index):
      let fact = way.environment[slot.id]
      guard case .path(let path) = fact.value, path.indices.contains(index) else { return .nothing }
      return Fact(value: .path([path[index]]), origin: fact.origin)
    case .holding(let name, let slot): return holding(name, way.environment[slot.id], at: site)
    case .nested(let slot, let depth):
      let fact = way.environment[slot.id]
      if case .holding(_, let unknown) = fact.value { return Fact(value: .unknown(unknown), origin: fact.origin) }
      guard case .path(let path) = fact.value, path.count > depth else { return .nothing }
      return Fact(value: .path(Array(path.dropFirst(depth))), origin: fact.origin)
    case .condition(let condition):
      let (match, origin) = match(condition, on: way)
      let value: Value = match.text.map { .condition($0) } ?? .bool(match == .always)
      return Fact(value: value, origin: origin)
    case .constant(let value): return Fact(value: value)
    case .list, .dictionary: return collection(expression, at: site, on: way)
    case .lookup(let dictionary, let key, let plain):
      return named(lookup(in: dictionary, key: key, plain: plain, on: way), at: site)
    case .coalesced(let first, let second): return named(coalesced(first, second, on: way), at: site)
    case .chained(let slot, let condition):
      let fact = way.environment[slot.id]
      return fact.value == .none ? fact : evaluate(.condition(condition), at: site, on: way)
    case .reckoned(let number): return self.number(number, on: way)
    case .caught(let slot):
      let fact = way.environment[slot.id]
      return fact == .nothing ? Fact(value: .something(nil)) : fact
    case .written(let slot, let values):
      let fact = way.environment[slot.id]
      guard case .path(let path) = fact.value, let value = values[path] else { return .nothing }
      return Fact(value: .something(value), origin: fact.origin)
    case .element(let list, let place): return named(element(of: list, at: place, on: way), at: site)
    case .made(let raw, let numbers): return named(made(fromRaw: raw, numbers, on: way), at: site)
    case .stated(let values, let inner):
      let fact = evaluate(inner, at: site, on: way)
      guard case .unknown = fact.value else { return fact }
      return Fact(value: .oneOf(values, expression: site.text), origin: fact.origin)
    }
  }

  /// A local of which nothing is known goes by the name that it has where it is used.
  private func named(_ fact: Fact, at site: Site) -> Fact {
    guard fact.value == .unknown(.local) else { return fact }
    return Fact(
      value: .unknown(Unknown(site: site, why: "target is the value of '\(site.text)'")),
      origin: fact.origin
    )
  }

  private func combination(_ name: String, _ slots: [Slot], at site: Site, on way: Way) -> Fact {
    var path = [name]
    var origin: Origin = []
    for slot in slots {
      let fact = way.environment[slot.id]
      guard case .path(let part) = fact.value, let first = part.first else {
        return Fact(value: .unknown(Unknown(site: site, why: Unknown.whyNested(in: name))))
      }
      path.append(first)
      origin.formUnion(fact.origin)
    }
    return Fact(value: .path(path), origin: origin)
  }

  /// A case that holds a state, or something of which at least the case is known.
  private func holding(_ name: String, _ held: Fact, at site: Site) -> Fact {
    switch held.value {
    case .path(let path): return Fact(value: .path([name] + path), origin: held.origin)
    case .unknown(let unknown): return Fact(value: .holding(name, unknown), origin: held.origin)
    default:
      let unknown = Unknown(site: site, why: "target is computed by '\(site.text)'")
      return Fact(value: .holding(name, unknown), origin: held.origin)
    }
  }

  private func enumCase(_ name: String, nested: Expression?, at site: Site, on way: Way) -> Fact {
    guard let nested else { return Fact(value: .path([name])) }
    let fact = evaluate(nested, at: site, on: way)
    guard case .path(let path) = fact.value else {
      return Fact(value: .unknown(Unknown(site: site, why: Unknown.whyNested(in: name))))
    }
    return Fact(value: .path([name] + path), origin: fact.origin, row: fact.row)
  }
}
