import SwiftSyntax

extension Declarations.TypeDeclaration {
  /// The properties whose observers change the state where somebody sets them, themselves, in what they call or by one another.
  ///
  /// - Parameter states: the names of the state, and of what it lies in.
  func observed(changing states: Set<String>, in declarations: Declarations) -> Set<String> {
    // What 'model.reload()' changes may be the property or an object.
    allObserved(changing: states, in: declarations).filter { name in
      properties[name].map { declarations.holdsValue($0, of: path) } == true
        || !functions.contains { $0.body?.changesInPlace(name) ?? false }
    }
  }

  /// Whether accessors of a property set it again, be it by setting another one whose observers do.
  func changes(_ property: String, in accessors: AccessorBlockSyntax, orByObservers declarations: Declarations) -> Bool
  {
    let surveys = declarations.surveys
    return surveys.changes(property, in: accessors, of: self)
      || observed(changing: [property], in: declarations).contains { surveys.changes($0, in: accessors, of: self) }
  }

  fileprivate func allObserved(changing states: Set<String>, in declarations: Declarations) -> Set<String> {
    let observed = observed.filter { !states.contains($0.plainName) }
    var found: Set<String> = []
    while !observed.isEmpty {
      let more = observed.filter { binding in
        !found.contains(binding.plainName)
          && binding.observers.compactMap(\.body).contains { body in
            states.union(found).contains { declarations.surveys.changes($0, in: body, of: self) }
          }
      }
      if more.isEmpty { break }
      found.formUnion(more.map(\.plainName))
    }
    return found
  }
}

extension MachineDeclaration {
  /// Where functions set properties whose observers change the state, and nobody follows that, since some do so in place:
  /// `items.append(item)`, `isOn.toggle()`. Where none sets them otherwise, it is said of the observer.
  ///
  /// - Parameter lowered: the offsets of the functions that are followed.
  func observedInPlace(besides lowered: Set<Int>) -> [Program.Note] {
    guard storage.propertyName != nil, region == nil, steps == nil, let type = declarations.types[owner] else {
      return []
    }
    let names = type.allObserved(changing: placesOfState, in: declarations).subtracting(observedProperties)
    return names.sorted().flatMap { name -> [Program.Note] in
      let bodies = type.functions.compactMap(\.body)
      guard bodies.contains(where: { $0.assigns(name) }) else { return [] }
      let why = "what the observers of '\(name)' do to the state is not followed"
      return type.functions.flatMap { function -> [Int] in
        guard let body = function.body else { return [] }
        let places = body.changesInPlace(of: name).filter { $0.isSurelyChanged(in: declarations) }.map(\.offset)
        let isMissed = !lowered.contains(function.offset) && declarations.surveys.survey(body).assigned.contains(name)
        return places.isEmpty && isMissed ? [function.name.offset] : places
      }.map { Program.Note(why: why, offset: $0) }
    }
  }
}

extension CodeBlockSyntax {
  /// Whether a property may get another value other than by `=`.
  fileprivate func changesInPlace(_ name: String) -> Bool { !changesInPlace(of: name).isEmpty }

  fileprivate func assigns(_ name: String) -> Bool {
    tokens(named: name).contains { $0.nextToken(viewMode: .sourceAccurate)?.tokenKind == .equal }
  }

  fileprivate func changesInPlace(of name: String) -> [TokenSyntax] {
    tokens(named: name).filter { token in
      if token.isLent { return true }
      if token.namesUnwrappedConstant { return false }
      var next = token.nextToken(viewMode: .sourceAccurate)
      while next?.tokenKind == .postfixQuestionMark || next?.tokenKind == .exclamationMark {
        next = next?.nextToken(viewMode: .sourceAccurate)
      }
      switch next?.tokenKind {
      case .binaryOperator(let symbol):
        return symbol.changesItsLeft
      case .period:
        let member = next?.nextToken(viewMode: .sourceAccurate)
        return member?.nextToken(viewMode: .sourceAccurate)?.tokenKind == .leftParen
      case .leftSquare: return true
      default: return false
      }
    }
  }
}

extension Survey {
  /// Whether one of some properties of the instance is assigned, and no local of its name.
  func assigns(any properties: Set<String>) -> Bool {
    assigned.intersection(properties).contains { ofSelf.contains($0) || !bound.contains($0) }
  }
}

extension PatternBindingSyntax {
  /// `willSet` and `didSet`.
  var observers: [AccessorDeclSyntax] {
    guard case .accessors(let accessors)? = accessorBlock?.accessors else { return [] }
    return accessors.filter(\.isObserver)
  }

  /// Whether it is stored, and observed.
  var hasOnlyObservers: Bool {
    guard case .accessors(let accessors)? = accessorBlock?.accessors else { return false }
    return accessors.allSatisfy(\.isObserver)
  }
}

extension AccessorDeclSyntax {
  var isObserver: Bool { ["didSet", "willSet"].contains(accessorSpecifier.text) }
}

extension TokenSyntax {
  /// Whether what stands behind a name changes it, where that may only ask it something: `items.append(item)`.
  fileprivate func isSurelyChanged(in declarations: Declarations) -> Bool {
    if isLent { return true }
    var syntax = parent?.as(DeclReferenceExprSyntax.self).map(\.whole)
    while let outer = syntax?.parent?.as(OptionalChainingExprSyntax.self) { syntax = ExprSyntax(outer) }
    guard let around = syntax?.parent else { return false }
    if let call = around.as(MemberAccessExprSyntax.self), call.parent?.is(FunctionCallExprSyntax.self) == true {
      return declarations.mayChangeInPlace(call.declName.baseName.identifierText)
    }
    let end = around.is(SubscriptCallExprSyntax.self) ? around.lastToken(viewMode: .sourceAccurate) : self
    switch end?.nextToken(viewMode: .sourceAccurate)?.tokenKind {
    case .equal: return around.is(SubscriptCallExprSyntax.self)
    case .binaryOperator(let symbol): return symbol.changesItsLeft
    default: return false
    }
  }
}

extension String {
  /// Whether it is an operator such as `+=`.
  var changesItsLeft: Bool {
    hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(self)
  }
}

extension Declarations {
  /// Whether a function of this name changes what it is called on: of the standard library, or of the module.
  func mayChangeInPlace(_ name: String) -> Bool {
    Self.changingNames.contains(name)
      || types.values.contains { $0.functions(named: name).contains(where: \.isMutating) }
  }

  static let changingNames: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue", "removeSubrange",
    "updateValue", "popFirst", "popLast", "toggle", "formUnion", "formIntersection", "subtract", "merge", "sort",
    "reverse", "shuffle", "swapAt", "replaceSubrange", "negate",
  ]
}
