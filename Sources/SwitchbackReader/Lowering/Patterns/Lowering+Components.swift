import SwiftSyntax

/// Payloads that are several states at once: `.running(.streaming, .waitingForHead)`.
extension Lowering {
  /// What a pattern leaves of the combinations.
  func components(of item: EnumShape.Case, _ member: PatternNode.Member) -> CasePattern {
    guard member.arguments.count == item.payload.count else {
      return .path([item.name], payload: member.refutablePayload)
    }
    var paths = [[item.name]]
    var open = paths
    var payload: [String] = []
    for (position, argument) in member.arguments.enumerated() {
      guard let component = item.components.first(where: { $0.position == position }) else {
        if !argument.isIrrefutable { payload.append(argument.text) }
        continue
      }
      if case .member(let inner) = argument.content, component.shape.hasCase(inner.name) {
        open = open.map { $0 + [inner.name] }
        paths = open
        if let inner = inner.refutablePayload { payload.append(inner.text) }
      } else {
        open = open.flatMap { path in component.shape.cases.map { path + [$0.name] } }
        if !argument.isIrrefutable { payload.append(argument.text) }
      }
    }
    let asked = payload.isEmpty ? nil : CasePattern.Payload(text: payload.joined(separator: ", "))
    let patterns = paths.map { CasePattern.path($0, payload: asked) }
    return patterns.count == 1 ? patterns[0] : .either(patterns)
  }

  /// The names that a pattern gives to single components.
  mutating func componentBindings(
    _ column: PatternNode,
    of source: Slot,
    scope: inout Scope
  ) -> [Statement]? {
    guard case .member(let member) = column.content, let item = shape(of: source)?.case(member.name),
      !item.components.isEmpty
    else { return nil }
    guard member.arguments.count == item.payload.count else { return [] }
    return item.components.enumerated().compactMap { index, component in
      guard let name = member.arguments[component.position].boundName else { return nil }
      let slot = slot(of: ValueType(path: component.shape.path))
      scope.bind(name, to: .slot(slot))
      return .assign(slot, .component(in: source, at: index + 1), Site(text: name, offset: 0))
    }
  }

  /// Whether all patterns of a row give names to the same components, and to nothing else that is followed.
  func namesSameComponents(
    _ label: SwitchCaseLabelSyntax,
    of subjects: [Operand],
    like arrangement: Arrangement
  ) -> Bool {
    let named = label.caseItems.map { item in
      zip(PatternNode(item.pattern).columns(like: arrangement), subjects).map { column, subject in
        componentNames(column, of: subject)
      }
    }
    return named.allSatisfy { $0 == named[0] && !$0.contains(nil) }
  }

  /// The names by position; nil for a pattern that names something else.
  private func componentNames(_ column: PatternNode, of subject: Operand) -> [Int: String]? {
    guard let slot = subject.slot else { return [:] }
    guard case .member(let member) = column.content, let item = shape(of: slot)?.case(member.name),
      !item.components.isEmpty, member.arguments.count == item.payload.count
    else { return column.wholeName == nil ? [:] : nil }
    return item.components.reduce(into: [:]) { names, component in
      names[component.position] = member.arguments[component.position].boundName
    }
  }

  /// The combination that a call of the case makes.
  mutating func combination(
    _ item: EnumShape.Case,
    _ arguments: LabeledExprListSyntax,
    scope: Scope
  ) -> ([Statement], Expression)? {
    guard !item.components.isEmpty, arguments.count == item.payload.count else { return nil }
    var before: [Statement] = []
    var slots: [Slot] = []
    for (position, argument) in arguments.enumerated() {
      let term = Operands(argument.expression)
      guard let component = item.components.first(where: { $0.position == position }) else {
        before += effects(in: term, scope: scope)
        continue
      }
      let type = ValueType(path: component.shape.path)
      let slot = slot(of: type)
      before += lower(term, to: .slot(slot), expected: type, scope: scope)
      slots.append(slot)
    }
    return (before, .combination(item.name, slots))
  }
}
