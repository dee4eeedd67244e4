import SwiftSyntax

/// Other names for the instance: `strongSelf` of `guard let strongSelf = self`, `weakSelf` of `[weak weakSelf = self]`.
enum SelfAliases {
  /// Those that are known where something stands, since something around it or before it says so.
  static func around(_ syntax: some SyntaxProtocol, in bindings: BindingItems = BindingItems()) -> Set<String> {
    var found = typeNames(around: Syntax(syntax))
    var child = Syntax(syntax)
    while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self), !parent.is(SourceFileSyntax.self) {
      if let closure = parent.as(ClosureExprSyntax.self) {
        found.formUnion(closure.selfAliases)
      } else if let choice = parent.as(IfExprSyntax.self), choice.body.id == child.id {
        found.formUnion(choice.conditions.flatMap(\.selfAliases))
      } else if let items = parent.as(CodeBlockItemListSyntax.self) {
        found.formUnion(bindings.selfAliases(in: items, before: child.position))
      }
      child = parent
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
  var selfAliases: [String] {
    (signature?.capture?.items ?? []).filter { $0.initializer?.value.trimmedDescription == "self" }
      .map(\.name.identifierText).filter { $0 != "self" } + [instanceName].compactMap(\.self)
  }
}

extension OptionalBindingConditionSyntax {
  var selfAliases: [String] {
    initializer?.value.trimmedDescription == "self" ? pattern.boundNames.filter { $0 != "self" } : []
  }
}

extension PatternBindingSyntax {
  /// A variable is none: of a struct it is a copy, which changes apart from it.
  var selfAliases: [String] {
    let variable = parent?.parent?.as(VariableDeclSyntax.self)
    guard variable?.bindingSpecifier.text == "let", initializer?.value.trimmedDescription == "self" else { return [] }
    return pattern.boundNames
  }
}

extension ConditionElementSyntax {
  fileprivate var selfAliases: [String] { condition.as(OptionalBindingConditionSyntax.self)?.selfAliases ?? [] }
}

extension CodeBlockItemSyntax {
  var selfAliases: [String] {
    if let check = item.as(GuardStmtSyntax.self) { return check.conditions.flatMap(\.selfAliases) }
    return item.as(VariableDeclSyntax.self)?.bindings.flatMap(\.selfAliases) ?? []
  }
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
