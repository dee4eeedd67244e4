import SwiftSyntax

/// The properties that run something where they are set and hold values, by their names, and those that hold an enum which
/// has functions that put another case there; and what changes these.
struct WatchedProperties {
  fileprivate var names: Set<String> = []
  /// Those that hold a collection of objects, inside of which nothing belongs to the property.
  fileprivate var ofObjects: Set<String> = []
  fileprivate var changing: Set<String> = []

  init() {}

  init(in declarations: Declarations) {
    let haveEnumsThatMove = declarations.types.values.contains(where: \.isEnumThatMoves)
    for type in declarations.types.values {
      for binding in type.bindings {
        guard
          binding.setter != nil || !binding.observers.isEmpty
            ? declarations.holdsValue(binding, of: type.path)
            : haveEnumsThatMove && !binding.isComputed && declarations.holdsEnum(binding, of: type.path)
        else { continue }
        names.insert(binding.plainName)
        if declarations.holdsObjects(binding, of: type.path) { ofObjects.insert(binding.plainName) }
      }
    }
    guard !names.isEmpty else { return }
    changing = Set(declarations.types.values.flatMap(\.functions).filter(\.isMutating).map(\.name.identifierText))
      .union(Declarations.changingNames)
  }

  /// The name of the one that an expression changes, as a survey has it.
  func name(changedAt place: ExprSyntax, byCalling function: String? = nil) -> String? {
    guard !names.isEmpty, function.map(changing.contains) ?? true else { return nil }
    if let name = name(changedAt: place, isCalled: function != nil, where: \.isSelf) { return name }
    // Another name for the instance may stand before it.
    let isName = { (expression: ExprSyntax) in expression.is(DeclReferenceExprSyntax.self) }
    guard let part = ChangedPart(place, isCalled: function != nil, where: isName),
      let base = part.property.as(MemberAccessExprSyntax.self)?.base?.bare, !base.isSelf
    else { return nil }
    return name(changedAt: place, isCalled: function != nil, where: isName).map { "\(base.trimmedDescription).\($0)" }
  }

  private func name(
    changedAt place: ExprSyntax,
    isCalled: Bool,
    where isInstance: (ExprSyntax) -> Bool
  ) -> String? {
    guard let part = ChangedPart(place, isCalled: isCalled, where: isInstance), names.contains(part.name),
      part.around.count < 2 || !ofObjects.contains(part.name),
      part.property.is(MemberAccessExprSyntax.self) || Syntax(place).localBinding(of: part.name) == nil
    else { return nil }
    return part.name
  }
}
