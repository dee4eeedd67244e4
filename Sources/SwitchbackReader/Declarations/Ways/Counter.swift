import SwiftSyntax

/// A local number that only goes up, or only down, and of which nothing is asked but how it compares with what is written.
struct Counter {
  var name: String
  var start: Int
  var isRising: Bool
  /// What it has to be told apart in: beyond that all answers are the same.
  var range: ClosedRange<Int>

  /// More turns than anybody counts by hand.
  private static let most = 8

  /// - Parameter isOwn: whether the module declares a function of a name, which may ask for more.
  init?(_ binding: PatternBindingSyntax, isOwn: (String) -> Bool) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      binding.accessorBlock == nil, binding.typeAnnotation.map({ $0.type.trimmedDescription == "Int" }) ?? true,
      case .integer(let start)? = binding.initializer.flatMap({ WrittenValue($0.value) }),
      let items = binding.itemsAround, !items.mayWait
    else { return nil }
    var (limits, steps, isCompared): ([Int], Set<String>, Bool) = ([start], [], false)
    for token in items.tokens(named: name) where token.position > binding.endPosition {
      switch CounterUse(token, in: items, isOwn: isOwn) {
      case .reads: continue
      case .compares(let number, let isInLoop):
        limits.append(number)
        isCompared = isCompared || isInLoop
      case .steps(let symbol): steps.insert(symbol)
      case .sets(let number): limits.append(number)
      case nil: return nil
      }
    }
    guard isCompared, steps.count == 1, let least = limits.min(), let greatest = limits.max(), least >= 0,
      greatest <= Self.most
    else { return nil }
    self.name = name
    self.start = start
    isRising = steps == ["+="]
    range = (least - 1)...(greatest + 1)
  }
}

/// What is done with a counter where it is named.
private enum CounterUse {
  case reads
  case compares(Int, inLoop: Bool)
  case steps(String)
  case sets(Int)

  init?(_ token: TokenSyntax, in items: CodeBlockItemListSyntax, isOwn: (String) -> Bool) {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), !token.isInFunction(within: items),
      let use = CounterUse(argument: reference, isOwn: isOwn) ?? CounterUse(compared: token, in: items)
        ?? CounterUse(changed: reference, in: items)
    else { return nil }
    self = use
  }

  /// In a text, or given to a function of which nobody follows what it asks.
  private init?(argument reference: DeclReferenceExprSyntax, isOwn: (String) -> Bool) {
    guard let owner = reference.parent?.as(LabeledExprSyntax.self)?.parent?.parent else { return nil }
    let called = owner.as(FunctionCallExprSyntax.self)?.calledName
    // A list or a range is asked for numbers between and beyond those that it is compared with.
    guard called != "contains" else { return nil }
    guard owner.is(ExpressionSegmentSyntax.self) || called.map({ !isOwn($0) }) == true else { return nil }
    self = .reads
  }

  private init?(compared token: TokenSyntax, in items: CodeBlockItemListSyntax) {
    let isInLoop = token.isInLoop(within: items)
    if let after = token.next, after.isComparison, let number = after.next?.number {
      guard token.previous?.isArithmetic != true, after.next?.next?.isArithmetic != true else { return nil }
      self = .compares(number, inLoop: isInLoop)
    } else if let before = token.previous, before.isComparison, let number = before.previous?.number {
      guard token.next?.isArithmetic != true, before.previous?.previous?.isArithmetic != true else { return nil }
      self = .compares(number, inLoop: isInLoop)
    } else {
      return nil
    }
  }

  private init?(changed reference: DeclReferenceExprSyntax, in items: CodeBlockItemListSyntax) {
    guard let item = Syntax(reference).statement, item.isStep(in: items),
      item.positionAfterSkippingLeadingTrivia == reference.positionAfterSkippingLeadingTrivia,
      let symbol = reference.baseName.next, let number = symbol.next?.number
    else { return nil }
    switch symbol.tokenKind {
    case .binaryOperator("+="), .binaryOperator("-="):
      guard number > 0 else { return nil }
      self = .steps(symbol.text)
    case .equal: self = .sets(number)
    default: return nil
    }
  }
}

extension TokenSyntax {
  fileprivate var next: TokenSyntax? { nextToken(viewMode: .sourceAccurate) }
  fileprivate var previous: TokenSyntax? { previousToken(viewMode: .sourceAccurate) }

  fileprivate var number: Int? {
    if case .integerLiteral(let text) = tokenKind { Int(text) } else { nil }
  }

  fileprivate var isComparison: Bool {
    if case .binaryOperator(let text) = tokenKind { ["==", "!=", "<", ">", "<=", ">="].contains(text) } else { false }
  }

  /// Whether it is an operator that makes another number of what stands beside it.
  fileprivate var isArithmetic: Bool {
    switch tokenKind {
    case .binaryOperator(let text): !["&&", "||"].contains(text)
    case .prefixOperator, .postfixOperator: true
    default: false
    }
  }

  private func around(within items: CodeBlockItemListSyntax) -> some Sequence<Syntax> {
    sequence(first: Syntax(self), next: \.parent).prefix { $0.id != Syntax(items).id }
  }

  fileprivate func isInFunction(within items: CodeBlockItemListSyntax) -> Bool {
    around(within: items).contains { $0.is(ClosureExprSyntax.self) || $0.is(FunctionDeclSyntax.self) }
  }

  fileprivate func isInLoop(within items: CodeBlockItemListSyntax) -> Bool {
    around(within: items).contains(where: \.isLoop)
  }
}

extension Syntax {
  /// The statement that it is the first of three parts of.
  fileprivate var statement: CodeBlockItemSyntax? {
    guard let elements = parent?.as(ExprListSyntax.self), elements.count == 3 else { return nil }
    return elements.parent?.parent?.as(CodeBlockItemSyntax.self)
  }
}

extension CodeBlockItemSyntax {
  /// Whether each turn of a loop comes here, or all that follows the number does.
  fileprivate func isStep(in items: CodeBlockItemListSyntax) -> Bool {
    guard let list = parent else { return false }
    return list.id == Syntax(items).id || list.parent?.parent?.isLoop == true
  }
}

extension CodeBlockItemListSyntax {
  /// Whether something is waited for, so that what comes then is an event of its own.
  fileprivate var mayWait: Bool { tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.await) } }
}

extension PatternBindingSyntax {
  fileprivate var itemsAround: CodeBlockItemListSyntax? {
    parent?.parent?.parent?.parent?.as(CodeBlockItemListSyntax.self)
  }
}
