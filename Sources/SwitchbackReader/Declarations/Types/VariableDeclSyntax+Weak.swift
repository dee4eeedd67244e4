import SwiftSyntax

extension VariableDeclSyntax {
  /// Whether somebody else keeps what it holds, and is told rather than asked.
  var isWeak: Bool { modifiers.contains { $0.name.text == "weak" } }
}
