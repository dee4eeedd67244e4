import SwiftSyntax

extension StoredProperty {
  /// Why it is not known what a property holds behind an assignment: a wrapper of the module does not always keep what it is
  /// given, or keeps something else.
  static func obstacle(
    byWrapperOf variable: VariableDeclSyntax,
    _ declarations: Declarations,
    from path: String
  ) -> Program.Note? {
    for attribute in variable.attributes.compactMap({ $0.as(AttributeSyntax.self) }) {
      let written = attribute.attributeName.plainName
      guard
        let wrapper = declarations.seen(from: variable).type(named: String(written.prefix { $0 != "<" }), from: path),
        let setter = wrapper.properties["wrappedValue"]?.setter, setter.choosesWhatToKeep
      else { continue }
      let why = "'@\(wrapper.path.lastName)' decides in a setter of its own what the property holds"
      return Program.Note(why: why, offset: attribute.offset)
    }
    return nil
  }
}

extension SetterBody {
  /// Whether something else than the new value may be kept, or nothing; what is handed on, somebody else keeps.
  fileprivate var choosesWhatToKeep: Bool {
    guard statements.tokens(viewMode: .sourceAccurate).contains(where: { $0.identifierText == parameter }) else {
      return true
    }
    return AssignmentFinder.assignments(in: statements).contains { assignment, _ in
      let target = assignment.target
      guard assignment.value.elements.contains(where: mentionsNewValue) else { return false }
      let isPlain = assignment.value.single?.trimmedDescription == parameter
      return !isPlain || Syntax(target).isConditional(below: Syntax(statements), unlessAsking: parameter)
    }
  }

  private func mentionsNewValue(_ element: ExprSyntax) -> Bool {
    element.tokens(viewMode: .sourceAccurate).contains { $0.identifierText == parameter }
  }
}

extension Syntax {
  /// Whether it depends on something whether it is reached: an `if` around it, a `guard` before it. To set only what is
  /// another value than before makes no difference.
  ///
  /// - Parameter parameter: the new value.
  fileprivate func isConditional(below root: Syntax, unlessAsking parameter: String) -> Bool {
    func isDifference(_ conditions: ConditionElementListSyntax) -> Bool {
      conditions.count == 1 && conditions.trimmedDescription.contains(parameter)
        && conditions.trimmedDescription.contains("!=")
    }
    for parent in sequence(first: self, next: \.parent).dropFirst() {
      if let choice = parent.as(IfExprSyntax.self), !isDifference(choice.conditions) { return true }
      if parent.is(SwitchExprSyntax.self) || parent.is(TernaryExprSyntax.self) { return true }
      if let items = parent.as(CodeBlockItemListSyntax.self) {
        let before = items.prefix { $0.position <= position }
        let guards = before.compactMap { $0.item.as(GuardStmtSyntax.self) }
        if guards.contains(where: { !isDifference($0.conditions) }) { return true }
        if before.contains(where: { $0.item.is(ExpressionStmtSyntax.self) && $0.leaves }) { return true }
      }
      if parent.id == root.id { return false }
    }
    return false
  }
}

extension CodeBlockItemSyntax {
  /// Whether it may leave what it stands in.
  fileprivate var leaves: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) }
  }
}
