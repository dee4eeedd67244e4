import SwiftSyntax

/// What is done to a property where it is named.
enum UseOfProperty {
  case reads
  /// The statement that sets it.
  case writes(Syntax)
  /// It may be set without being named again.
  case isLent
}

/// What runs a piece of source.
enum Runner {
  /// A function or closure that is an event.
  case event
  case function(FunctionDeclSyntax)
  /// An initialiser, an accessor or the like.
  case nothing
}

extension TokenSyntax {
  /// Whether it names a parameter or a local, and no member.
  var isNameOfLocal: Bool {
    guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return false }
    let member = reference.parent?.as(MemberAccessExprSyntax.self)
    return member?.declName.id != reference.id && Syntax(reference).isLocal(identifierText)
  }

  /// - Parameter isFlag: whether the property is a `Bool`, which `toggle()` changes; else it is an optional.
  func useOfProperty(isFlag: Bool) -> UseOfProperty {
    guard let reference = parent?.as(DeclReferenceExprSyntax.self) else {
      return identifierText == text ? .reads : .isLent
    }
    if text.hasPrefix("$") || reference.parent?.is(KeyPathPropertyComponentSyntax.self) == true { return .isLent }
    var place = ExprSyntax(reference)
    var isOwn = true
    if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
      place = ExprSyntax(member)
      isOwn = member.base?.isInstanceAround ?? false
    }
    if place.isLentOrInAssignedTuple { return .isLent }
    if let member = place.parent?.as(MemberAccessExprSyntax.self), member.base?.id == place.id,
      member.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == member.id
    {
      switch member.declName.baseName.text {
      case "toggle" where isFlag: return isOwn ? statementAround : .isLent
      case "map" where !isFlag, "flatMap" where !isFlag: return .reads
      // An extension may have functions that change it.
      default: return .isLent
      }
    }
    let next = place.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    switch next?.tokenKind {
    case .equal: return isOwn ? statementAround : .isLent
    case .binaryOperator(let text) where text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(text):
      return .isLent
    default: return .reads
    }
  }

  private var statementAround: UseOfProperty {
    let around = sequence(first: Syntax(self), next: \.parent)
    return around.first { $0.is(CodeBlockItemSyntax.self) }.map { .writes($0) } ?? .isLent
  }
}

extension ExprSyntax {
  /// Whether it is the instance at hand, by one of its names.
  var isInstanceAround: Bool {
    let inner = self.as(OptionalChainingExprSyntax.self)?.expression ?? self
    return inner.isSelf || SelfAliases.around(inner).contains(inner.trimmedDescription)
  }

  fileprivate var isLentOrInAssignedTuple: Bool {
    if parent?.is(InOutExprSyntax.self) == true { return true }
    let tuples = sequence(first: Syntax(self), next: \.parent).prefix { !$0.is(CodeBlockItemSyntax.self) }
      .compactMap { $0.as(TupleExprSyntax.self) }
    return tuples.contains {
      $0.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)?.tokenKind == .equal
    }
  }
}

extension FunctionCallExprSyntax {
  /// Where it begins, with and without `try` and `await` before it.
  var placesAround: Set<Int> {
    var places: Set = [offset]
    for parent in sequence(first: Syntax(self), next: \.parent).dropFirst() {
      guard parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) else { break }
      places.insert(parent.offset)
    }
    return places
  }
}

extension Syntax {
  /// The call of a method of the instance, where its name is that.
  var callOnSelf: FunctionCallExprSyntax? {
    var called = self
    if let member = parent?.as(MemberAccessExprSyntax.self), member.declName.id == id {
      guard member.base?.isInstanceAround == true else { return nil }
      called = Syntax(member)
    }
    guard let call = called.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == called.id else {
      return nil
    }
    return call
  }

  /// Whether it stands in a method, and not in an initialiser or an accessor.
  var isInFunction: Bool { if case .function = runner(among: []) { true } else { false } }

  /// - Parameter events: the offsets of the functions and closures that are events.
  func runner(among events: Set<Int>) -> Runner {
    for parent in sequence(first: self, next: \.parent) {
      if parent.is(ClosureExprSyntax.self), events.contains(parent.offset) { return .event }
      if let function = parent.as(FunctionDeclSyntax.self), function.parent?.is(MemberBlockItemSyntax.self) == true {
        return events.contains(function.offset) ? .event : .function(function)
      }
      if parent.is(MemberBlockItemSyntax.self) { return .nothing }
    }
    return .nothing
  }
}
