/// What is known of a constant once it was asked which case it is.
extension Interpreter {
  func narrowed(_ operand: Operand, by pattern: CasePattern, holding holds: Bool, on way: Way) -> [Int: Fact] {
    guard !program.constantCases.isEmpty, let slot = operand.slot?.id, let all = program.constantCases[slot],
      let named = pattern.plainCases
    else { return [:] }
    var possible = all
    if case .among(let cases) = way.environment[slot].value { possible = cases }
    let left = holds ? possible.intersection(named) : possible.subtracting(named)
    return left.isEmpty ? [:] : [slot: Fact(value: .among(left), origin: [.beside, .asked])]
  }

  /// What a row of a `switch` tells where it is taken.
  func told(by row: Row, of subjects: [Operand], on way: Way) -> [Int: Fact] {
    let asked = row.condition.map { told(by: $0, holding: true, on: way) } ?? [:]
    guard !program.questions.isEmpty || !program.constantCases.isEmpty else { return asked }
    return zip(subjects, row.patterns).reduce(into: asked) { facts, part in
      facts.merge(told(by: part.1, of: part.0, holding: true, on: way)) { first, _ in first }
    }
  }

  /// What it tells where it is not: where several things are asked, any of them may be why.
  func told(byPassing row: Row, of subjects: [Operand], on way: Way) -> [Int: Fact] {
    guard row.condition != nil || !program.questions.isEmpty || !program.constantCases.isEmpty else { return [:] }
    let open = zip(subjects, row.patterns).filter { match($1, of: $0, isLost: false, on: way) != .always }
    if let condition = row.condition { return open.isEmpty ? told(by: condition, holding: false, on: way) : [:] }
    guard open.count == 1 else { return [:] }
    return told(by: open[0].1, of: open[0].0, holding: false, on: way)
  }

  private func told(by pattern: CasePattern, of subject: Operand, holding holds: Bool, on way: Way) -> [Int: Fact] {
    guard case .bool(let value) = pattern, let slot = subject.slot?.id else {
      return narrowed(subject, by: pattern, holding: holds, on: way)
    }
    if case .bool = way.environment[slot].value { return [:] }
    guard program.questions[slot] != nil else { return [:] }
    return [slot: Fact(value: .bool(value == holds), origin: [.beside, .asked])]
  }
}

extension CasePattern {
  /// The cases that it stands for, if these are all that it asks for.
  fileprivate var plainCases: PlainCases? {
    switch self {
    case .path(let names, payload: nil): [names]
    case .either(let patterns):
      patterns.reduce([] as PlainCases?) { cases, pattern in
        cases.flatMap { cases in pattern.plainCases.map(cases.union) }
      }
    default: nil
    }
  }
}

extension Fact {
  /// What is known where either of both holds.
  func joined(_ other: Fact) -> Fact {
    if case .bool = value, value == other.value {
      // It was set on one of the two ways, so that it is no answer any more.
      let isAnswer = origin.contains(.asked) && other.origin.contains(.asked)
      return Fact(value: value, origin: origin.union(other.origin).subtracting(isAnswer ? [] : .asked))
    }
    guard case .among(let cases) = value, case .among(let others) = other.value else { return .nothing }
    return Fact(value: .among(cases.union(others)), origin: origin)
  }
}
