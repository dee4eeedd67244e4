import SwiftSyntax

/// What a function does with a number of its instance where it names it.
enum CountUse: Equatable {
  case steps(Direction)
  /// What is done besides depends on how it compares with something fixed.
  case decides
  /// Whether it changes depends on how it compares with something fixed that is more than nothing: `if count < 3 { count += 1 }`.
  case bounds
  /// It says where one is in a list, or is made of something else.
  case place
  case reads

  enum Direction { case up, down }

  var step: Direction? {
    if case .steps(let direction) = self { direction } else { nil }
  }

  fileprivate init(_ place: ExprSyntax, of count: ReckonedCount) {
    if let (symbol, value) = place.assigned {
      self = CountUse(symbol, value, count.name)
    } else if place.isSubscript || place.term.contains(where: \.isLength) {
      self = .place
    } else {
      self = place.isCompared ? CountUse(compared: place, of: count) : .reads
    }
  }

  private init(compared place: ExprSyntax, of count: ReckonedCount) {
    if count.decides(at: Syntax(place)) {
      self = .decides
    } else {
      self = place.isComparedWithNothing || !count.changes(behind: Syntax(place)) ? .reads : .bounds
    }
  }

  /// `+= 1`, `= count + 1` and `= 0`
  private init(_ symbol: String, _ value: [ExprSyntax], _ name: String) {
    let isNumber = value.last?.is(IntegerLiteralExprSyntax.self) == true
    let isStep = isNumber && value.count == 3 && value[0].nameBehindSelf == name
    switch isStep ? value[1].trimmedDescription : isNumber && value.count == 1 ? symbol : "" {
    case "+", "&+", "+=", "&+=": self = .steps(.up)
    case "-", "&-", "-=", "&-=": self = .steps(.down)
    case "=": self = .reads
    default: self = .place
    }
  }
}

extension Declarations.TypeDeclaration {
  /// What a function does with a number that an instance stores.
  func uses(ofCount name: String, in function: FunctionDeclSyntax) -> [CountUse] {
    guard let body = function.body else { return [] }
    let tokens = body.tokens(named: name)
    guard !tokens.isEmpty else { return [] }
    let count = ReckonedCount(name, of: self, in: function)
    let isOwnName = count.parameters.contains(name) || Survey(body).bound.contains(name)
    return tokens.compactMap { token in
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
      if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
        return member.base?.isSelf == true ? CountUse(ExprSyntax(member), of: count) : nil
      }
      return isOwnName ? nil : CountUse(ExprSyntax(reference), of: count)
    }
  }
}

extension ExprSyntax {
  /// The operators and operands among which it stands, and where.
  private var neighbours: (elements: [ExprSyntax], index: Int)? {
    guard let list = parent?.as(ExprListSyntax.self) else { return nil }
    let elements = Array(list)
    return elements.firstIndex { $0.id == id }.map { (elements, $0) }
  }

  /// What it stands among, up to `&&` and `||`.
  fileprivate var term: [ExprSyntax] {
    guard let (elements, index) = neighbours else { return [] }
    let isJoint = { (element: ExprSyntax) in ["&&", "||"].contains(element.trimmedDescription) }
    let first = elements[..<index].lastIndex(where: isJoint).map { $0 + 1 } ?? 0
    let end = elements[index...].firstIndex(where: isJoint) ?? elements.endIndex
    return Array(elements[first..<end])
  }

  /// The operator that assigns to it, and what is assigned.
  fileprivate var assigned: (symbol: String, value: [ExprSyntax])? {
    guard let (elements, index) = neighbours, index == 0, elements.count > 2 else { return nil }
    let symbol = elements[1].trimmedDescription
    guard symbol.hasSuffix("="), !["==", "!=", "<=", ">="].contains(symbol) else { return nil }
    return (symbol, Array(elements[2...]))
  }

  fileprivate var isCompared: Bool {
    let term = term
    let symbol = term.count == 3 ? term[1].as(BinaryOperatorExprSyntax.self)?.operator.text : nil
    return symbol.map { ["==", "!=", "<", "<=", ">", ">="].contains($0) } ?? false
  }

  /// `count > 0`
  fileprivate var isComparedWithNothing: Bool { term.contains { $0.trimmedDescription == "0" } }

  fileprivate var isSubscript: Bool {
    sequence(first: Syntax(self), next: \.parent).prefix { !$0.is(CodeBlockItemSyntax.self) }.contains { syntax in
      syntax.as(LabeledExprSyntax.self)?.parent?.parent?.is(SubscriptCallExprSyntax.self) == true
    }
  }

  /// Whether it tells how long a list is, or where it ends.
  fileprivate var isLength: Bool {
    let member = self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return member.map { ["count", "endIndex", "startIndex"].contains($0) } ?? false
  }
}
