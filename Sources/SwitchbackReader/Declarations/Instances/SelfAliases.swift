import SwiftSyntax

/// Other names for the instance: `strongSelf` of `guard let strongSelf = self`, `weakSelf` of `[weak weakSelf = self]`.
enum SelfAliases {
  /// Those that are known where something stands, since something around it or before it says so.
  static func around(_ syntax: some SyntaxProtocol, in bindings: BindingItems = BindingItems()) -> Set<String> {
    var found = typeNames(around: Syntax(syntax))
    let inner = sequence(first: Syntax(syntax)) { child in
      child.parent.flatMap { $0.is(MemberBlockItemSyntax.self) || $0.is(SourceFileSyntax.self) ? nil : $0 }
    }
    // From the outermost on, since one name may stand for another.
    for child in Array(inner).reversed() {
      guard let parent = child.parent else { continue }
      if let closure = parent.as(ClosureExprSyntax.self) {
        found.formUnion(closure.selfAliases(knowing: found))
      } else if let choice = parent.as(IfExprSyntax.self), choice.body.id == child.id {
        found.formUnion(choice.conditions.flatMap { $0.selfAliases(knowing: found) })
      } else if let items = parent.as(CodeBlockItemListSyntax.self) {
        bindings.addSelfAliases(in: items, before: child.position, to: &found)
      }
    }
    return found
  }

  /// What the type around something goes by, on which its static members are called.
  private static func typeNames(around syntax: Syntax) -> Set<String> {
    for parent in sequence(first: syntax, next: \.parent).dropFirst() {
      if let type = parent.asProtocol((any NamedDeclSyntax).self), parent.asProtocol((any DeclGroupSyntax).self) != nil
      {
        return ["Self", type.name.identifierText]
      }
      if let type = parent.as(ExtensionDeclSyntax.self) {
        let name = type.extendedType.plainName
        return ["Self", name, name.split(separator: ".").last.map(String.init) ?? name]
      }
    }
    return []
  }
}

extension ClosureExprSyntax {
  /// What it captures the instance as, or is given it.
  ///
  /// - Parameter known: other names of the instance around it.
  func selfAliases(knowing known: Set<String> = []) -> [String] {
    (signature?.capture?.items ?? []).filter { $0.initializer?.value.isInstance(knowing: known) == true }
      .map(\.name.identifierText).filter { $0 != "self" } + [instanceName].compactMap(\.self)
  }
}

extension OptionalBindingConditionSyntax {
  func selfAliases(knowing known: Set<String> = []) -> [String] {
    initializer?.value.isInstance(knowing: known) == true ? pattern.boundNames.filter { $0 != "self" } : []
  }
}

extension PatternBindingSyntax {
  /// A variable is none, if it is not weak and only ever the instance: of a struct it is a copy, which changes apart from it.
  func selfAliases(knowing known: Set<String> = []) -> [String] {
    guard let variable = parent?.parent?.as(VariableDeclSyntax.self), let value = initializer?.value,
      variable.bindingSpecifier.text == "let" || variable.isWeak, value.isInstance(knowing: known)
    else { return [] }
    return variable.isWeak && isAssignedAgain ? [] : pattern.boundNames
  }

  /// Whether something else is put there behind it.
  var isAssignedAgain: Bool {
    let list = sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(CodeBlockItemListSyntax.self) }
    guard let items = list.first(where: { _ in true }) else { return false }
    let names = pattern.boundNames
    return AssignmentFinder.assignments(in: items).contains { names.contains($0.assignment.target.trimmedDescription) }
  }
}

extension ConditionElementSyntax {
  fileprivate func selfAliases(knowing known: Set<String>) -> [String] {
    condition.as(OptionalBindingConditionSyntax.self)?.selfAliases(knowing: known) ?? []
  }

  fileprivate var mayNameSelf: Bool {
    condition.as(OptionalBindingConditionSyntax.self)?.initializer?.value.mayBeInstance ?? false
  }
}

extension CodeBlockItemSyntax {
  func selfAliases(knowing known: Set<String>) -> [String] {
    if let check = item.as(GuardStmtSyntax.self) { return check.conditions.flatMap { $0.selfAliases(knowing: known) } }
    return item.as(VariableDeclSyntax.self)?.bindings.flatMap { $0.selfAliases(knowing: known) } ?? []
  }

  /// Whether it gives the instance another name, if what it names is one already.
  var mayNameSelf: Bool {
    if let check = item.as(GuardStmtSyntax.self) { return check.conditions.contains(where: \.mayNameSelf) }
    return item.as(VariableDeclSyntax.self)?.bindings.contains { $0.initializer?.value.mayBeInstance ?? false } ?? false
  }
}

extension ExprSyntax {
  /// Whether it is the instance, by one of the other names that it is known by.
  func isInstance(knowing names: Set<String>) -> Bool {
    guard let reference = self.as(DeclReferenceExprSyntax.self) else { return false }
    return isSelf || names.contains(reference.baseName.identifierText)
  }

  fileprivate var mayBeInstance: Bool { self.is(DeclReferenceExprSyntax.self) }
}

extension Survey {
  /// Notes what goes by another name of the instance as its own, too.
  mutating func resolve(_ aliases: some Collection<String>) {
    guard !aliases.isEmpty else { return }
    let own = { (names: Set<String>) in names.union(names.compactMap { $0.behind(aliases) }) }
    for names in [\Survey.looked, \.conditions, \.unwrapped, \.subscripts, \.matched, \.assigned, \.assignedLater] {
      self[keyPath: names] = own(self[keyPath: names])
    }
    matchedTogether = matchedTogether.map(own)
    askedTogether = askedTogether.map(own)
    for calls in [\Survey.calls, \.callsLater] {
      for (index, call) in self[keyPath: calls].enumerated() {
        guard let base = call.base, aliases.contains(base.withoutMark) else { continue }
        self[keyPath: calls][index].base = "self"
      }
    }
  }
}

extension String {
  /// `state` of `me.state` and `me?.state`.
  fileprivate func behind(_ aliases: some Collection<String>) -> String? {
    guard let dot = firstIndex(of: "."), aliases.contains(String(self[..<dot]).withoutMark) else { return nil }
    return String(self[index(after: dot)...])
  }

  fileprivate var withoutMark: String { hasSuffix("?") || hasSuffix("!") ? String(dropLast()) : self }
}
