import SwiftSyntax

/// The types of what closures are given, as the places write them that take the closures.
extension WrittenTypes {
  /// - Parameter position: which of its parameters it is.
  func told(to closure: ClosureExprSyntax, at position: Int, depth: Int) -> WrittenType? {
    guard depth > 0 else { return nil }
    let types = functionTypes(of: closure, depth: depth - 1).map { place -> WrittenType? in
      let parameters = Array(place.type.parameters)
      guard parameters.indices.contains(position) else { return nil }
      return WrittenType(parameters[position].type, in: place.declarations, from: place.path)
    }
    guard let first = types.first, types.allSatisfy({ $0 == first }) else { return nil }
    // The name of a generic parameter tells nothing.
    return first == .elsewhere ? nil : first
  }

  /// The same as it is written, where all places write it alike.
  func writtenType(givenTo closure: ClosureExprSyntax, at position: Int) -> TypeSyntax? {
    let places = functionTypes(of: closure, depth: 8)
    let types = places.map { $0.type.parameters.dropFirst(position).first?.type }
    guard let place = places.first, let first = types.first.flatMap(\.self),
      types.allSatisfy({ $0?.trimmedDescription == first.trimmedDescription })
    else { return nil }
    return WrittenType(first, in: place.declarations, from: place.path) == .open ? nil : first
  }

  /// Whether a closure may change what it is given, as a value.
  func isLent(to closure: ClosureExprSyntax, at position: Int) -> Bool {
    functionTypes(of: closure, depth: 8).contains { place in
      place.type.parameters.dropFirst(position).first?.type.isLent == true
    }
  }

  /// The type of a function, and where it is written.
  private struct Place {
    var type: FunctionTypeSyntax
    var declarations: Declarations
    var path: String
  }

  /// The types that the place of a closure may have.
  private func functionTypes(of closure: ClosureExprSyntax, depth: Int) -> [Place] {
    if let call = closure.call {
      return call.calledExpression.id == closure.id ? [] : parameters(of: call, for: closure, depth: depth)
    }
    guard let (type, syntax) = ExprSyntax(closure).typeAround else { return assigned(closure, depth: depth) }
    let seen = declarations.seen(from: syntax)
    return seen.unaliased(type, from: path).functionGiven.map { [Place(type: $0, declarations: seen, path: path)] }
      ?? []
  }

  private func parameters(of call: FunctionCallExprSyntax, for closure: ClosureExprSyntax, depth: Int) -> [Place] {
    callees(of: call, depth: depth).compactMap { function, owner in
      let seen = declarations.seen(from: function)
      let taking = function.signature.parameterClause.parameters.filter {
        seen.unaliased($0.type, from: owner).functionGiven != nil
      }
      let label = closure.label
      let isUnlabelled = call.trailingClosure?.id == closure.id
      let parameter =
        isUnlabelled
        ? (call.additionalTrailingClosures.isEmpty ? taking.last : taking.first) : taking.first { $0.label == label }
      let type = parameter.flatMap { seen.unaliased($0.type, from: owner).functionGiven }
      return type.map { Place(type: $0, declarations: seen, path: owner) }
    }
  }

  /// The functions of the module that a call can be of, and the types whose they are.
  private func callees(of call: FunctionCallExprSyntax, depth: Int) -> [(FunctionDeclSyntax, String)] {
    guard let name = call.calledName else { return [] }
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    guard let base = member?.base else {
      let own = member == nil ? declarations.types[path]?.functions(named: name) ?? [] : []
      if !own.isEmpty { return own.map { ($0, path) } }
      return declarations.functions(named: name, seenFrom: call.offset).map { ($0, "") }
    }
    var owner: String?
    if case .named(let path)? = type(of: base, depth: depth) { owner = path }
    owner = owner ?? declarations.type(named: base.trimmedDescription, from: path)?.path
    return owner.map { path in (declarations.types[path]?.functions(named: name) ?? []).map { ($0, path) } } ?? []
  }

  /// `store.hook = { link in … }`.
  private func assigned(_ closure: ClosureExprSyntax, depth: Int) -> [Place] {
    let elements =
      closure.parent?.as(ExprListSyntax.self).map(Array.init)
      ?? closure.parent?.as(InfixOperatorExprSyntax.self).map { [$0.leftOperand, $0.operator, $0.rightOperand] } ?? []
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self), elements[2].id == closure.id else {
      return []
    }
    var owner: String? = path
    if let base = elements[0].as(MemberAccessExprSyntax.self)?.base, !base.isSelf {
      owner = if case .named(let path)? = type(of: base, depth: depth) { path } else { nil }
    }
    guard let owner, let name = elements[0].lastName,
      let binding = declarations.types[owner]?.properties[name], let written = binding.typeAnnotation?.type
    else { return [] }
    let seen = declarations.seen(from: binding)
    return seen.unaliased(written, from: owner).functionGiven.map {
      [Place(type: $0, declarations: seen, path: owner)]
    } ?? []
  }
}

extension ClosureExprSyntax {
  /// Which of its parameters a name is: `$1` is the second.
  func position(of name: String) -> Int? {
    if signature?.parameterClause == nil, name.hasPrefix("$") { return Int(name.dropFirst()) }
    return ownNames.firstIndex(of: name)
  }
}

extension TypeSyntax {
  /// Whether what is of it is lent.
  var isLent: Bool {
    self.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.trimmedDescription == "inout" } ?? false
  }
}

extension ExprSyntax {
  /// The type that is written for a value, where it begins a property or a local, is what a function gives, or is an
  /// element of such.
  fileprivate var typeAround: (TypeSyntax, Syntax)? {
    guard let parent else { return nil }
    if let value = parent.as(InitializerClauseSyntax.self), let binding = value.parent?.as(PatternBindingSyntax.self) {
      return binding.typeAnnotation.map { ($0.type, Syntax(binding)) }
    }
    if let element = parent.as(ArrayElementSyntax.self), let list = element.parent?.parent?.as(ArrayExprSyntax.self) {
      guard let (type, syntax) = ExprSyntax(list).typeAround else { return nil }
      return type.as(ArrayTypeSyntax.self).map { ($0.element, syntax) }
    }
    if let element = parent.as(DictionaryElementSyntax.self), element.value.id == id,
      let list = element.parent?.parent?.as(DictionaryExprSyntax.self)
    {
      guard let (type, syntax) = ExprSyntax(list).typeAround else { return nil }
      return type.as(DictionaryTypeSyntax.self).map { ($0.value, syntax) }
    }
    return parent.is(ReturnStmtSyntax.self) || parent.as(CodeBlockItemSyntax.self)?.isAlone == true
      ? parent.resultAround : nil
  }
}

extension CodeBlockItemSyntax {
  fileprivate var isAlone: Bool { parent?.as(CodeBlockItemListSyntax.self)?.count == 1 }
}

extension Syntax {
  /// What the function or the property around something gives.
  fileprivate var resultAround: (TypeSyntax, Syntax)? {
    for parent in sequence(first: self, next: \.parent).dropFirst() {
      if parent.is(ClosureExprSyntax.self) { return nil }
      if let function = parent.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause.map { ($0.type, parent) }
      }
      if let binding = parent.as(PatternBindingSyntax.self) { return binding.typeAnnotation.map { ($0.type, parent) } }
    }
    return nil
  }
}
