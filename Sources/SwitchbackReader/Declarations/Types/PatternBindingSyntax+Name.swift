import SwiftSyntax

extension PatternBindingSyntax {
  /// What it is called, without backticks.
  var plainName: String { pattern.trimmedDescription.unquoted }
}
