extension Interpreter {
  func number(_ reckoning: Reckoning, on way: Way) -> Fact {
    switch reckoning {
    case .literal(let number): return Fact(value: .number(number))
    case .slot(let slot):
      let fact = way.environment[slot.id]
      guard case .something(.integer(let number)?) = fact.value else { return fact }
      return Fact(value: .number(number), origin: fact.origin)
    case .count(let list):
      let fact = way.environment[list.id]
      guard case .list(let elements) = fact.value else { return Fact(value: .unknown(.local), origin: fact.origin) }
      return Fact(value: .number(elements.count), origin: fact.origin)
    case .place(let element, let list, let plain): return place(of: element, in: list, plain: plain, on: way)
    case .rawValue(let slot, let numbers):
      let fact = way.environment[slot.id]
      guard case .path(let path) = fact.value, let number = numbers[path] else {
        return Fact(value: .unknown(.local), origin: fact.origin)
      }
      return Fact(value: .number(number), origin: fact.origin)
    case .combined(let left, let combine, let right):
      let (first, second) = (number(left, on: way), number(right, on: way))
      let origin = first.origin.union(second.origin)
      guard case .number(let one) = first.value, case .number(let two) = second.value, let sum = combine(one, two)
      else { return Fact(value: .unknown(.local), origin: origin) }
      return Fact(value: .number(sum), origin: origin)
    case .clamped(let inner, let range):
      let fact = number(inner, on: way)
      guard case .number(let number) = fact.value else { return fact }
      return Fact(value: .number(min(max(number, range.lowerBound), range.upperBound)), origin: fact.origin)
    }
  }

  private func place(of element: Slot, in list: Slot, plain: PlainCases, on way: Way) -> Fact {
    let (wanted, held) = (way.environment[element.id], way.environment[list.id])
    let origin = wanted.origin.union(held.origin)
    guard case .list(let elements) = held.value else { return Fact(value: .unknown(.local), origin: origin) }
    let answers = elements.map { $0.isSame(as: wanted.value, plain: plain) }
    guard let index = answers.firstIndex(where: { $0 != false }) else { return Fact(value: .none, origin: origin) }
    return Fact(value: answers[index] == true ? .number(index) : .unknown(.local), origin: origin)
  }

  /// The element of a list at a place; nothing where there is none.
  func element(of list: Slot, at place: Reckoning, on way: Way) -> Fact {
    let (held, place) = (way.environment[list.id], number(place, on: way))
    let origin = held.origin.union(place.origin)
    guard case .list(let elements) = held.value, case .number(let index) = place.value else {
      return Fact(value: .unknown(.local), origin: origin)
    }
    return Fact(value: elements.indices.contains(index) ? elements[index] : .none, origin: origin)
  }

  /// The case that has a raw value; nothing where none has it.
  func made(fromRaw raw: Reckoning, _ numbers: RawNumbers, on way: Way) -> Fact {
    let fact = number(raw, on: way)
    guard case .number(let number) = fact.value else { return Fact(value: .unknown(.local), origin: fact.origin) }
    let path = numbers.first { $0.value == number }?.key
    return Fact(value: path.map(Value.path) ?? .none, origin: fact.origin)
  }

  func compared(
    _ left: Reckoning,
    _ comparison: Reckoning.Comparison,
    _ right: Reckoning,
    text: String,
    on way: Way
  ) -> (Match, Origin) {
    let (first, second) = (number(left, on: way), number(right, on: way))
    let origin = first.origin.union(second.origin)
    guard case .number(let one) = first.value, case .number(let two) = second.value else {
      return (.sometimes(text), origin)
    }
    return (comparison(one, two) ? .always : .no, origin)
  }
}
