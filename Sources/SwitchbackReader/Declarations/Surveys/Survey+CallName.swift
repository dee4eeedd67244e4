import SwiftSyntax

extension Survey {
  /// A call as it is written: `self.finish(event)`.
  struct CallName: Hashable {
    var base: String?
    var name: String
    /// Whether the name is that of a parameter or a local, which hides what the instance has by it.
    var isOfLocal = false
    /// The box that lends what it is called on.
    var box: String?
    var arguments: [String]
    var labels: [String?] = []
    var hasTrailingClosure = false
    /// Whether it is told a case, or one of two: `move(to: isOpen ? .closed : .open)`.
    var tellsCase = false
    /// Whether nobody asks for what it gives.
    var isAlone = false
  }
}

extension Survey.CallName {
  /// The arguments of a call.
  init(of call: FunctionCallExprSyntax) {
    self.init(base: nil, name: "", arguments: call.arguments.map(\.expression.trimmedDescription))
    labels = call.arguments.map { $0.label?.identifierText }
    hasTrailingClosure = call.trailingClosure != nil
    isAlone = call.standsAlone && !call.isResult
    tellsCase = call.arguments.contains { Operands($0.expression).tellCase }
  }

  /// `handler` and `value` of `self.handler.value.finish()`.
  var baseNames: Set<String> {
    Set(base?.split { $0 == "." || $0 == "?" || $0 == "!" }.map(String.init) ?? [])
  }
}

extension FunctionCallExprSyntax {
  /// Whether nobody asks for what it gives.
  var standsAlone: Bool { item != nil }

  /// Whether it is all that a body has which gives something.
  fileprivate var isResult: Bool {
    guard let list = item?.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
    if list.parent?.is(ClosureExprSyntax.self) == true || list.parent?.is(AccessorBlockSyntax.self) == true {
      return true
    }
    let around = list.parent?.parent
    if around?.is(AccessorDeclSyntax.self) == true { return true }
    return around?.as(FunctionDeclSyntax.self)?.signature.returnClause != nil
  }

  private var item: CodeBlockItemSyntax? {
    var around = parent
    while let outer = around,
      outer.is(TryExprSyntax.self) || outer.is(AwaitExprSyntax.self) || outer.is(OptionalChainingExprSyntax.self)
    {
      around = outer.parent
    }
    return around?.as(CodeBlockItemSyntax.self)
  }
}

extension Operands {
  /// Whether this begins with a case or a type, `.closed`, `State.closed`, or is one of two that do.
  fileprivate var tellCase: Bool {
    if let (_, first, second) = Operands.ternary(self) { return Operands(first).tellCase && second.tellCase }
    if let inner = unwrapped { return inner.tellCase }
    let text = elements.first?.trimmedDescription ?? ""
    return text.hasPrefix(".") || text.first?.isUppercase == true
  }
}
