import SwiftSyntax

extension FunctionCallExprSyntax {
  /// Whether all that it does is to write something down, so that nobody else has a turn.
  var onlyLogs: Bool {
    if let name = ExprSyntax(self).plainCallee, Self.writers.contains(name) { return true }
    guard let member = calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      Self.levels.contains(member.declName.baseName.text)
    else { return false }
    let name = base.trimmedDescription.lastName.filter(\.isLetter).lowercased()
    return name.hasSuffix("log") || name.hasSuffix("logger")
  }

  private static let writers: Set<String> = [
    "print", "debugPrint", "dump", "NSLog", "os_log", "os_signpost", "assert", "precondition",
  ]

  /// The methods of swift-log's and the system's `Logger`.
  private static let levels: Set<String> = [
    "log", "trace", "debug", "info", "notice", "warning", "error", "fault", "critical",
  ]
}
