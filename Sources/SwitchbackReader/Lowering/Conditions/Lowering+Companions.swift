import SwiftSyntax

/// Properties beside the state of which it may be known what they are in each state.
extension Lowering {
  /// Those that nothing sets but what is lowered.
  func followedCompanions(_ events: [Program.Event]) -> [Program.Companion] {
    guard !companions.isEmpty, machine.sourcesOfDoubt(besides: functions).isEmpty else { return [] }
    let starts = Set(events.map { functions[$0.function].offset })
    return companions.compactMap { companion in
      let slots = slots(of: companion)
      guard !slots.isEmpty, let calls = machine.calls(leadingTo: companion.writes, besides: starts) else { return nil }
      return Program.Companion(
        slots: slots,
        first: companion.first,
        writes: companion.writes.map { $0.offset..<$0.endPosition.utf8Offset },
        calls: calls
      )
    }
  }

  /// Those in which is kept what it is, or whether it is nil.
  func slots(of companion: Companion) -> [Int] {
    if companion.isFlag || companion.holdsState { return flags[companion.name].map { [$0.id] } ?? [] }
    return companion.questions.compactMap { questions[$0]?.slot.id }
  }

  /// The slots of a companion that is an optional, where a function may ask for it or set it.
  mutating func slots(ofOptional name: String, at target: ExprSyntax, scope: Scope) -> [Slot] {
    ["\(name) == nil", "self.\(name) == nil"].compactMap { question in
      slot(ofQuestion: question, about: name, in: Syntax(target), scope: scope.revealing(name))
    }
  }

  /// A comparison that is not followed: `owner == lease` does not hold where one is nil and the other is not.
  mutating func comparison(_ term: Operands, _ left: Operands, _ right: Operands, scope: Scope) -> Condition {
    let isEqual = (term.index(of: "==") ?? term.index(of: "===")) != nil
    let condition = whereLasting(question(term, scope: scope), of: left, right, isEqual: isEqual, scope)
    guard !companions.isEmpty,
      let slot = absence(of: left, besides: right, scope: scope) ?? absence(of: right, besides: left, scope: scope)
    else { return condition }
    if isEqual { return .excluded(by: slot, condition) }
    return .not(.excluded(by: slot, .not(condition)))
  }

  private mutating func absence(of side: Operands, besides other: Operands, scope: Scope) -> Slot? {
    guard let place = side.single, let value = other.single, scope.receiver == .machine else { return nil }
    let name = ownName(of: place, scope: scope)
    guard isCompanion(name, scope: scope), scope[name] == nil || place.is(MemberAccessExprSyntax.self),
      isPresent(value, scope: scope)
    else { return nil }
    return slots(ofOptional: name, at: place, scope: scope).first
  }

  /// The companion for which is asked so where a local hides it: `self.owner == nil`, which is `owner == nil` elsewhere.
  func companion(askedFor text: String) -> Companion? {
    text.hasPrefix("self.") ? companions.first { $0.questions.contains(text) } : nil
  }

  func isCompanion(_ name: String, scope: Scope) -> Bool {
    scope.owner == machine.owner && companions.contains { $0.name == name && !$0.holdsState }
  }

  /// The names in what is assigned, without those of companions of which only a member is: `task?.priority = 1`.
  func namesChanged(by target: ExprSyntax, scope: Scope) -> Set<String> {
    var names = target.trimmedDescription.names
    // A property of the same name stays as it is.
    if let local = target.firstToken(viewMode: .sourceAccurate)?.identifierText, names.contains(local),
      scope[local] != nil
    {
      names.remove(local)
      names.insert(Question.local(local))
    }
    guard !companions.isEmpty else { return names }
    let own = ownName(of: target, scope: scope)
    return names.subtracting(companions.lazy.filter { !$0.isFlag && $0.name != own }.map(\.name))
  }
}

extension MachineDeclaration {
  /// What may change the state that is not drawn.
  func sourcesOfDoubt(besides functions: [Function]) -> [Program.Note] {
    bystanders(besides: Set(functions.map(\.offset))) + borrowersElsewhere + assignersElsewhere + strayExtensions
      + subclassesMoves + setWithoutAsking + notes
  }
}
