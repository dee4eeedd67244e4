extension Interpreter {
  /// A collection of which not all is constant.
  func collection(_ expression: Expression, at site: Site, on way: Way) -> Fact {
    switch expression {
    case .list(let elements):
      let facts = elements.map { evaluate($0, at: site, on: way) }
      return Fact(value: .list(facts.map(\.value)), origin: facts.reduce([]) { $0.union($1.origin) })
    case .dictionary(let entries):
      let facts = entries.map { (evaluate($0.key, at: site, on: way), evaluate($0.value, at: site, on: way)) }
      return Fact(
        value: .dictionary(facts.map { DictionaryEntry(key: $0.value, value: $1.value) }),
        origin: facts.reduce([]) { $0.union($1.0.origin).union($1.1.origin) }
      )
    default: return .nothing
    }
  }

  /// The first, or the second where the first is nil.
  func coalesced(_ first: Slot, _ second: Slot, on way: Way) -> Fact {
    let fact = way.environment[first.id]
    guard fact.value == .none else { return fact }
    let other = way.environment[second.id]
    return Fact(value: other.value, origin: fact.origin.union(other.origin))
  }

  /// What a dictionary has for a key: nil where it has nothing, unknown where that depends on payloads.
  func lookup(in dictionary: Slot, key: Slot, plain: PlainCases, on way: Way) -> Fact {
    let (entries, wanted) = (way.environment[dictionary.id], way.environment[key.id])
    let origin = entries.origin.union(wanted.origin)
    switch entries.value {
    case .none: return Fact(value: .none, origin: origin)
    case .dictionary(let entries):
      for entry in entries {
        switch entry.key.isSame(as: wanted.value, plain: plain) {
        case true?: return Fact(value: entry.value, origin: origin)
        case false?: continue
        case nil: return Fact(value: .unknown(.local), origin: origin)
        }
      }
      return Fact(value: .none, origin: origin)
    default: return Fact(value: .unknown(.local), origin: origin)
    }
  }

  func contains(_ list: Slot, _ element: Slot, plain: PlainCases, text: String, on way: Way) -> (Match, Origin) {
    let (held, wanted) = (way.environment[list.id], way.environment[element.id])
    let origin = held.origin.union(wanted.origin)
    guard case .list(let elements) = held.value else { return (.sometimes(text), origin) }
    let answers = elements.map { $0.isSame(as: wanted.value, plain: plain) }
    if answers.contains(true) { return (.always, origin) }
    return (answers.contains(nil) ? .sometimes(text) : .no, origin)
  }

  func isEmpty(_ slot: Slot, text: String, on way: Way) -> (Match, Origin) {
    let fact = way.environment[slot.id]
    switch fact.value {
    case .list(let elements): return (elements.isEmpty ? .always : .no, fact.origin)
    case .dictionary(let entries): return (entries.isEmpty ? .always : .no, fact.origin)
    default: return (.sometimes(text), fact.origin)
    }
  }
}

extension Value {
  /// Whether it is a `Bool`.
  var isAnswer: Bool {
    switch self {
    case .bool, .condition: true
    default: false
    }
  }

  /// Whether two values are equal; nil where that is not known.
  ///
  /// - Parameter plain: the cases that are equal to themselves.
  func isSame(as other: Value, plain: PlainCases) -> Bool? {
    switch (self, other) {
    case (.path(let one), .path(let two)):
      if one != two { return false }
      return plain.contains(one) ? true : nil
    case (.none, .none): return true
    case (.bool(let one), .bool(let two)): return one == two
    case (.none, .path), (.none, .bool), (.path, .none), (.bool, .none): return false
    case (.none, .something), (.something, .none): return false
    case (.something(let one?), .something(let two?)): return one.isSame(as: two)
    default: return nil
    }
  }
}
