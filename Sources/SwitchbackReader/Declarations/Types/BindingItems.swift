import SwiftSyntax

/// Which statements of a list bind a name for those behind them, looked up once for each list: in a long one many ask.
final class BindingItems {
  /// Keeps the list, so that no other one can come to have its identity.
  private struct Found {
    var list: CodeBlockItemListSyntax
    var items: [String: [CodeBlockItemSyntax]]
    /// Those that may give the instance another name.
    var aliasing: [CodeBlockItemSyntax]
  }

  private var lists: [SyntaxIdentifier: Found] = [:]

  /// The last statement before a place that binds a name.
  func last(binding name: String, in list: CodeBlockItemListSyntax, before place: AbsolutePosition)
    -> CodeBlockItemSyntax?
  {
    found(in: list).items[name]?.last { $0.position < place }
  }

  /// Adds what goes by another name of the instance at a place, since statements before it say so.
  func addSelfAliases(in list: CodeBlockItemListSyntax, before place: AbsolutePosition, to known: inout Set<String>) {
    for item in found(in: list).aliasing.prefix(while: { $0.position < place }) {
      known.formUnion(item.selfAliases(knowing: known))
    }
  }

  private func found(in list: CodeBlockItemListSyntax) -> Found {
    if let known = lists[list.id] { return known }
    var items: [String: [CodeBlockItemSyntax]] = [:]
    for item in list {
      for name in Set(item.namesForOthers) { items[name, default: []].append(item) }
    }
    let found = Found(list: list, items: items, aliasing: list.filter(\.mayNameSelf))
    lists[list.id] = found
    return found
  }
}

extension CodeBlockItemSyntax {
  /// The names that it binds for what stands behind it.
  fileprivate var namesForOthers: [String] {
    if let bindings = item.as(VariableDeclSyntax.self)?.bindings { return bindings.flatMap(\.pattern.boundNames) }
    guard let conditions = item.as(GuardStmtSyntax.self)?.conditions else { return [] }
    return conditions.flatMap { element -> [String] in
      switch element.condition {
      case .optionalBinding(let binding): binding.pattern.boundNames
      case .matchingPattern(let pattern): pattern.pattern.boundNames
      default: []
      }
    }
  }
}
