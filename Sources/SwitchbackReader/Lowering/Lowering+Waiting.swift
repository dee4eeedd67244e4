import SwiftSyntax

/// `try` and `await`.
extension Lowering {
  /// What an expression under `try` may throw leaves from here; `try?` makes nil of it, and `try!` stops.
  mutating func attempt(
    _ expression: TryExprSyntax,
    to destination: Destination,
    expected: ValueType?,
    scope: Scope
  ) -> [Statement] {
    let inner = Operands(expression.expression)
    let waiting = inner.single?.as(AwaitExprSyntax.self)
    let tried = waiting?.expression ?? inner.single
    let isKnown = tried.map { inlined($0, scope: scope) != nil || !self.mayFail($0, scope: scope) } ?? false
    let mayFail: [Statement] = isKnown ? [] : [.mayFail(inner.text, offset: expression.offset)]
    let isForced = expression.questionOrExclamationMark?.text == "!"
    let failing = isForced ? [] : mayFail
    let lowered =
      if let waiting {
        awaited(waiting, failing: failing, to: destination, expected: expected, scope: scope)
      } else {
        failing + lower(inner, to: destination, expected: expected, scope: scope)
      }
    switch expression.questionOrExclamationMark?.text {
    case nil: return lowered
    case "!":
      let stop = Block(statements: [.trap(offset: expression.offset)])
      return mayFail.isEmpty ? [.attempt(Block(statements: lowered), catching: stop)] : lowered
    default:
      let site = Site(text: expression.text, offset: expression.offset)
      let nothing = Block(statements: finish(.none, at: site, to: destination))
      return [.attempt(Block(statements: lowered), catching: nothing)]
    }
  }

  /// What is awaited begins at once; its value, or its error, comes when others may have had their turn.
  ///
  /// - Parameter failing: what leaves where it throws.
  mutating func awaited(
    _ waiting: AwaitExprSyntax,
    failing: [Statement] = [],
    to destination: Destination,
    expected: ValueType?,
    scope: Scope
  ) -> [Statement] {
    let inner = Operands(waiting.expression)
    let suspension =
      inlined(waiting.expression, scope: scope) == nil ? suspension(at: waiting.expression, scope: scope) : []
    guard !suspension.isEmpty else { return failing + lower(inner, to: destination, expected: expected, scope: scope) }
    let slot = slot(of: expected)
    return lower(inner, to: .slot(slot), expected: expected, scope: scope) + suspension + failing
      + finish(.slot(slot), at: inner.site, to: destination)
  }

  /// While a class or an actor waits, others can change its state; what it does then is an event of its own.
  mutating func suspension(at expression: ExprSyntax, scope: Scope) -> [Statement] {
    guard scope.receiver == .machine, machine.isShared else { return [] }
    let site = Operands(expression).site
    if let known = resumptions.firstIndex(where: { $0.offset == site.offset }) {
      return [.suspend(site, resumption: known)]
    }
    let call = expression.as(FunctionCallExprSyntax.self)
    let callee = call?.calledName ?? expression.nameBehindSelf.split(separator: ".").last.map(String.init) ?? "await"
    resumptions.append((laterName(in: Syntax(expression), of: callee), site.offset))
    return [.suspend(site, resumption: resumptions.count - 1)]
  }

  /// The event that something is which a function leaves behind: `connect(whenComplete)`.
  mutating func laterName(in syntax: Syntax, of callee: String) -> String {
    let around = sequence(first: syntax, next: \.parent)
    let function = around.lazy.compactMap(\.memberName).first ?? "init"
    let text = "\(function)(\(callee)"
    laterNames[text, default: 0] += 1
    let count = laterNames[text] ?? 1
    return count == 1 ? "\(text))" : "\(text) \(count))"
  }
}

extension Syntax {
  /// What it is called, if it is a function or a computed property.
  fileprivate var memberName: String? {
    if let function = self.as(FunctionDeclSyntax.self) { return function.name.identifierText }
    guard let binding = self.as(PatternBindingSyntax.self), binding.getter != nil else { return nil }
    return binding.pattern.trimmedDescription
  }
}
