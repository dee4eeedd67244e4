import SwiftSyntax

/// Whether a function of a table changes rows, as far as its name and what it is given tell.
enum TableVerbs {
  /// By its name alone.
  static func change(_ function: String) -> Bool {
    guard let first = firstWord(of: function) else { return false }
    return adders.contains(first) || others.contains(first)
  }

  /// By two cases that are given to it, or to what is called on its result: `machine.when(.loaded).go(to: .gone)`.
  ///
  /// Whose result is used asks, and what sends an event is given cases as well.
  static func change(_ call: FunctionCallExprSyntax, named function: String) -> Bool {
    guard let first = firstWord(of: function), !senders.contains(first), !questions.contains(first) else {
      return false
    }
    let calls = call.chain
    guard let last = calls.last, last.isStatement, !calls.contains(where: \.hasClosure) else { return false }
    return calls.flatMap(\.arguments).count { $0.expression.caseName != nil || $0.expression.isRoute } > 1
      || call.arguments.contains { $0.expression.isRoute }
  }

  /// Whether what it is given is a row more, if anything.
  static func add(_ function: String) -> Bool {
    firstWord(of: function).map { adders.contains($0) || $0 == "transition" } ?? false
  }

  /// Whether its labels say that three cases are a row, whatever it is called: `machine.on(.start, from: .idle, to: .running)`.
  ///
  /// What sends an event, asks or goes somewhere may have such labels as well.
  static func addsByLabels(_ call: FunctionCallExprSyntax, named function: String) -> Bool {
    guard let first = firstWord(of: function), !senders.contains(first), !questions.contains(first),
      !records.contains(first), !NameWords(function).contain(Permission.movement), call.chain.last?.isStatement == true
    else { return false }
    let labels = call.arguments.filter { $0.expression.caseName != nil }.compactMap(\.label?.text)
    return labels.contains("from") && labels.contains("to")
  }

  /// What is told of a move makes none.
  private static func firstWord(of function: String) -> String? {
    let words = NameWords(function).words
    return words.last.map(listeners.contains) == false ? words.first : nil
  }

  private static let adders: Set = [
    "add", "allow", "append", "configure", "connect", "define", "insert", "load", "merge", "permit", "register",
    "replace", "set", "swap", "update",
  ]
  private static let others: Set = [
    "clear", "disable", "disallow", "forbid", "form", "pop", "prohibit", "remove", "subtract",
  ]
  private static let senders: Set = [
    "accept", "apply", "dispatch", "emit", "execute", "fire", "handle", "notify", "perform", "post", "process",
    "publish", "raise", "receive", "request", "send", "signal", "trigger", "try",
  ]
  private static let questions: Set = [
    "allows", "assert", "can", "did", "expect", "has", "is", "log", "may", "permits", "print", "should", "will",
  ]
  private static let records: Set = ["record", "track", "note", "report", "verify", "check", "require", "test"]
  private static let listeners: Set = [
    "handler", "handlers", "observer", "observers", "listener", "listeners", "callback", "callbacks", "delegate",
    "subscriber", "subscribers", "hook", "hooks",
  ]
}

extension FunctionCallExprSyntax {
  /// The call itself, and those on what it gives.
  fileprivate var chain: [FunctionCallExprSyntax] {
    Array(
      sequence(first: self) { call in
        call.parent?.as(MemberAccessExprSyntax.self)?.parent?.as(FunctionCallExprSyntax.self)
      }
    )
  }

  fileprivate var hasClosure: Bool {
    trailingClosure != nil || arguments.contains { $0.expression.is(ClosureExprSyntax.self) }
  }

  /// Whether nothing uses what it gives.
  fileprivate var isStatement: Bool {
    let around = sequence(first: Syntax(self), next: \.parent).first {
      !$0.is(FunctionCallExprSyntax.self) && !$0.is(TryExprSyntax.self) && !$0.is(AwaitExprSyntax.self)
    }
    guard let item = around?.as(CodeBlockItemSyntax.self) else { return false }
    let list = item.parent?.as(CodeBlockItemListSyntax.self)
    let function = list?.parent?.parent?.as(FunctionDeclSyntax.self)
    return list?.count != 1 || function.map { $0.signature.returnClause == nil } ?? false
  }
}

extension ExprSyntax {
  /// `.a => .b`
  fileprivate var isRoute: Bool {
    let elements = Operands(self).elements
    return elements.count == 3 && elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "=>"
  }
}
