import SwiftSyntax

/// What is changed where a part of a value is: `config` by `config.isOn = true`, `items` by `self.items[0].append(1)`, since
/// that runs a setter or observers as `=` does.
struct ChangedPart {
  /// The property, and what stands before it: `self.items`.
  let property: ExprSyntax
  let name: String
  /// The values around what is changed, the innermost first, and the property last.
  let around: [ExprSyntax]

  /// - Parameters:
  ///   - place: what is given another value, or of which something is called.
  ///   - isCalled: whether that is a function which changes it.
  ///   - isInstance: whether an expression stands for the instance.
  init?(_ place: ExprSyntax, isCalled: Bool, where isInstance: (ExprSyntax) -> Bool = \.isSelf) {
    var (expression, around) = (place, isCalled ? [place.behindMarks] : [])
    while true {
      expression = expression.behindMarks
      if let name = expression.as(DeclReferenceExprSyntax.self), !isInstance(expression) {
        (property, self.name, self.around) = (expression, name.baseName.identifierText, around)
        return
      }
      if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
        if isInstance(base.behindMarks) {
          (property, name, self.around) = (expression, member.declName.baseName.identifierText, around)
          return
        }
        around.append(base.behindMarks)
        expression = base
      } else if let element = expression.as(SubscriptCallExprSyntax.self), KeyPathPlace(expression) == nil {
        around.append(element.calledExpression.behindMarks)
        expression = element.calledExpression
      } else {
        return nil
      }
    }
  }

  /// Whether it is the property itself that is given another value.
  var isWhole: Bool { around.isEmpty }
}

/// The properties that run something where they are set and hold values, by their names, and what changes these.
struct WatchedProperties {
  fileprivate var names: Set<String> = []
  /// Those that hold a collection of objects, inside of which nothing belongs to the property.
  fileprivate var ofObjects: Set<String> = []
  fileprivate var changing: Set<String> = []

  init() {}

  init(in declarations: Declarations) {
    for type in declarations.types.values {
      for variable in type.variables {
        for binding in variable.bindings where binding.setter != nil || !binding.observers.isEmpty {
          guard declarations.holdsValue(binding, of: type.path) else { continue }
          names.insert(binding.plainName)
          if declarations.holdsObjects(binding, of: type.path) { ofObjects.insert(binding.plainName) }
        }
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
      let base = part.property.as(MemberAccessExprSyntax.self)?.base?.behindMarks, !base.isSelf
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

extension Declarations {
  /// Whether what a property holds is a value, a part of which cannot be changed without setting it.
  func holdsValue(_ binding: PatternBindingSyntax, of path: String) -> Bool {
    if binding.typeAnnotation?.type.is(TupleTypeSyntax.self) == true { return true }
    let types = WrittenTypes(in: binding, of: path, self)
    switch types.property(binding.plainName, of: path) {
    case .list?, .dictionary?: return true
    case .named(let held)?: return self.types[held]?.declaration?.is(StructDeclSyntax.self) == true
    case .elsewhere?:
      guard let type = binding.typeAnnotation?.type else { return binding.initializer?.value.isLiteral == true }
      return StoredProperty.plainValues.contains((type.behindQuestionMark ?? type).plainName)
    case .open?, nil: return false
    }
  }

  /// Whether it is a collection of objects.
  fileprivate func holdsObjects(_ binding: PatternBindingSyntax, of path: String) -> Bool {
    let types = WrittenTypes(in: binding, of: path, self)
    switch types.property(binding.plainName, of: path) {
    case .list(.named(let element))?, .dictionary(.named(let element))?: return self.types[element]?.isShared == true
    case .list?, .dictionary?, .named?, .elsewhere?, .open?, nil: return false
    }
  }

  /// Whether a part that is changed is one of the value of the property; nil where that is not known.
  func isOfValue(_ part: ChangedPart, of path: String) -> Bool? {
    let types = WrittenTypes(in: part.property, of: path, self)
    for container in part.around {
      switch types.type(of: container) {
      case .list?, .dictionary?: continue
      case .named(let held)?:
        guard let declaration = self.types[held]?.declaration else { return nil }
        if self.types[held]?.isShared == true { return false }
        if declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self) { continue }
        return nil
      case .elsewhere?:
        guard let (binding, owner) = binding(of: container, types), holdsValue(binding, of: owner) else { return nil }
      case .open?, nil: return nil
      }
    }
    return true
  }

  private func binding(of member: ExprSyntax, _ types: WrittenTypes) -> (PatternBindingSyntax, String)? {
    var (owner, name) = (types.path, member.nameBehindSelf)
    if let member = member.as(MemberAccessExprSyntax.self), let base = member.base, !base.behindMarks.isSelf {
      guard case .named(let path)? = types.type(of: base) else { return nil }
      (owner, name) = (path, member.declName.baseName.identifierText)
    }
    return self.types[owner]?.properties[name].map { ($0, owner) }
  }
}

extension PatternBindingSyntax {
  fileprivate var plainName: String { pattern.trimmedDescription.filter { $0 != "`" } }
}

extension ExprSyntax {
  /// Without `?`, `!` and parentheses around it.
  fileprivate var behindMarks: ExprSyntax {
    if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.behindMarks }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.behindMarks }
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first else {
      return self
    }
    return only.expression.behindMarks
  }
}
