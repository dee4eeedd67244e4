import SwiftSyntax

/// Which names surely stand for integers: one of these that is not less than another is as much or more, which `.nan` of a
/// `Double` is not.
extension WrittenTypes {
  /// - Parameter name: a name, or members of it: `tries`, `self.tries`, `model.tries`, `items.count`.
  func isInteger(_ name: String, at place: Syntax, depth: Int = 6) -> Bool {
    guard depth > 0 else { return false }
    var parts = name.nameWithoutSelf.split(separator: ".").map(String.init)
    guard let last = parts.popLast() else { return false }
    guard let root = parts.first else {
      return isInteger(last, at: place, isMember: name != last, depth: depth - 1)
    }
    var owner = type(named: root, at: place, depth: depth) ?? type(itselfNamed: root)
    for part in parts.dropFirst() {
      guard case .named(let path)? = owner else { return false }
      owner = property(part, of: path)
    }
    switch owner {
    case .named(let path)?: return isInteger(propertyNamed: last, of: path, depth: depth - 1)
    // What others count they count in whole numbers.
    case .list?, .dictionary?, .elsewhere?, .open?, nil: return last == "count"
    }
  }

  /// `Self` and `Login`, of which members are static.
  private func type(itselfNamed name: String) -> WrittenType? {
    if name == "Self" { return .named(path) }
    return declarations.type(named: name, from: path).map { .named($0.path) }
  }

  private func isInteger(_ name: String, at place: Syntax, isMember: Bool, depth: Int) -> Bool {
    if !isMember, let local = place.localBinding(of: name, in: declarations.surveys.facts.bindings) {
      switch local {
      case .declared(let type, let isVariadic): return !isVariadic && isInteger(type, from: path)
      case .value(let value), .bound(let value): return !value.isOfWrittenTuple && isInteger(value, depth: depth)
      case .unwrapped(let place): return isInteger(name, at: place, depth: depth)
      case .unknown: return isIntegerOfCases(name, at: place)
      case .element, .given: return false
      }
    }
    if declarations.types[path]?.properties[name] != nil {
      return isInteger(propertyNamed: name, of: path, depth: depth)
    }
    return !isMember
      && declarations.index.constant(named: name, seenFrom: place.offset)
        .map { isInteger($0, of: "", depth: depth) } ?? false
  }

  private func isInteger(propertyNamed name: String, of path: String, depth: Int) -> Bool {
    guard let type = declarations.types[path] else { return false }
    if let binding = type.properties[name] { return isInteger(binding, of: path, depth: depth) }
    return name == "rawValue" && type.enumeration != nil && type.inherited.first.map(Self.integers.contains) == true
  }

  private func isInteger(_ binding: PatternBindingSyntax, of path: String, depth: Int) -> Bool {
    if let type = binding.typeAnnotation?.type { return isInteger(type, from: path) }
    let types = WrittenTypes(in: binding, of: path, declarations)
    // Of which type a wrapper makes a number is not seen.
    return binding.hasPlainAttributes
      && binding.initializer.map { types.isInteger($0.value, depth: depth) } ?? false
  }

  private func isInteger(_ type: TypeSyntax, from path: String) -> Bool {
    let plain = declarations.unaliased(type, from: path)
    let name = declarations.unaliased(plain.behindQuestionMark ?? plain, from: path).trimmedDescription
    return Self.integers.contains(name) && declarations.type(named: name, from: path) == nil
  }

  private static let integers: Set<String> = [
    "Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64",
  ]

  /// What a name without a type of its own is given: `0`, `Int(text)`, `items.count`, `tries + 1`.
  private func isInteger(_ value: ExprSyntax, depth: Int) -> Bool {
    guard depth > 0 else { return false }
    let elements = Operands(value).elements
    if elements.count > 1 {
      return elements.enumerated().allSatisfy { index, element in
        guard index % 2 == 1 else { return isInteger(element, depth: depth - 1) }
        let symbol = element.as(BinaryOperatorExprSyntax.self)?.operator.text
        return symbol.map(["+", "-", "*", "/", "%", "??"].contains) ?? false
      }
    }
    if case .integer? = WrittenValue(value) { return value.is(IntegerLiteralExprSyntax.self) }
    if let call = value.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self) {
      let name = call.baseName.text
      if Self.integers.contains(name) { return declarations.type(named: name, from: path) == nil }
      let given = value.as(FunctionCallExprSyntax.self)?.arguments.map(\.expression) ?? []
      return ["max", "min", "abs"].contains(name) && given.allSatisfy { isInteger($0, depth: depth - 1) }
    }
    guard value.is(DeclReferenceExprSyntax.self) || value.is(MemberAccessExprSyntax.self) else { return false }
    return isInteger(value.trimmedDescription, at: Syntax(value), depth: depth - 1)
  }

  /// Whether all patterns of the function that bind a name take it from cases which carry an integer there, such as
  /// `case .retried(let n)`.
  private func isIntegerOfCases(_ name: String, at place: Syntax) -> Bool {
    let around = sequence(first: place, next: \.parent).first { $0.is(CodeBlockSyntax.self) && $0.isBodyOfMember }
    let bound = (around ?? place.root).tokens(viewMode: .sourceAccurate).filter {
      $0.identifierText == name && $0.parent?.is(IdentifierPatternSyntax.self) == true
    }
    return !bound.isEmpty && bound.allSatisfy(isIntegerOfCase)
  }

  private func isIntegerOfCase(_ token: TokenSyntax) -> Bool {
    guard let place = PayloadPlace(of: token), case .named(let path)? = type(of: place.subject, depth: 6),
      let cases = declarations.types[path]?.enumeration?.caseDeclarations.flatMap({ Array($0.elements) })
    else { return false }
    let parameters = cases.filter { $0.name.identifierText == place.name }.map { element in
      element.parameterClause.map { Array($0.parameters) } ?? []
    }
    guard parameters.count == 1, parameters[0].count == place.count else { return false }
    return isInteger(parameters[0][place.index].type, from: path)
  }
}

extension Syntax {
  /// Whether it is all that a function or an accessor does.
  fileprivate var isBodyOfMember: Bool {
    parent.map { $0.is(FunctionDeclSyntax.self) || $0.is(AccessorDeclSyntax.self) || $0.is(InitializerDeclSyntax.self) }
      ?? false
  }
}

extension ExprSyntax {
  /// Whether it is a part of what names are given whose types stand beside them: `let (low, high): (Double, Double)`.
  fileprivate var isOfWrittenTuple: Bool {
    sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(PatternBindingSyntax.self) }
      .first { _ in true }?.typeAnnotation != nil
  }
}

/// Where a pattern binds a name among what a case carries: `n` of `case .retried(let n, _)`.
private struct PayloadPlace {
  /// The case.
  var name: String
  var index: Int
  var count: Int
  /// What is matched.
  var subject: ExprSyntax

  /// Nil where a case stands inside of another one, and where what is matched is not seen.
  init?(of token: TokenSyntax) {
    var (found, elements): ((name: String, index: Int, count: Int)?, [Int]) = (nil, [])
    for node in sequence(first: Syntax(token), next: \.parent) {
      if let item = node.as(LabeledExprSyntax.self), let list = item.parent?.as(LabeledExprListSyntax.self),
        let index = list.map(\.id).firstIndex(of: item.id)
      {
        if let call = list.parent?.as(FunctionCallExprSyntax.self) {
          guard found == nil, let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
          found = (member.declName.baseName.identifierText, index, list.count)
        } else if list.count > 1 {
          elements.append(index)
        }
      }
      guard let subject = node.matchedSubject else { continue }
      guard let found, let subject = subject.element(at: elements.reversed()) else { return nil }
      (name, index, count, self.subject) = (found.name, found.index, found.count, subject)
      return
    }
    return nil
  }
}

extension Syntax {
  /// What a row of a `switch`, or a condition, matches.
  fileprivate var matchedSubject: ExprSyntax? {
    if let condition = self.as(MatchingPatternConditionSyntax.self) { return condition.initializer.value }
    guard self.is(SwitchCaseItemSyntax.self) else { return nil }
    return sequence(first: self, next: \.parent).lazy.compactMap { $0.as(SwitchExprSyntax.self) }
      .first { _ in true }?.subject
  }
}

extension ExprSyntax {
  /// The part of a tuple that is written.
  fileprivate func element(at path: [Int]) -> ExprSyntax? {
    path.reduce(self) { expression, index in
      guard let elements = expression?.as(TupleExprSyntax.self)?.elements, elements.count > index else { return nil }
      return Array(elements)[index].expression
    }
  }
}
