import SwiftSyntax

/// A closure that runs when the function has ended in which it stands.
struct LaterClosure {
  var closure: ClosureExprSyntax
  var scope: Scope
  /// Whether it looks at the state or changes it.
  var isEvent: Bool
  /// The state that the function around it is told, where each that it is told makes an event.
  var told: ToldClosure?
  /// The constants around it of which all values are written.
  var kept: [KeptConstant] = []
  /// The call that gives it, where a function does.
  var call: FunctionCallExprSyntax?

  /// Where it is left behind.
  var site: Syntax { call.map { Syntax($0) } ?? Syntax(closure) }
  var offset: Int { site.offset }
}
