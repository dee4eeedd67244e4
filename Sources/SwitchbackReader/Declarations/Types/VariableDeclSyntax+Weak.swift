import SwiftSyntax

extension VariableDeclSyntax {
  /// Whether somebody else keeps what it holds, and is told rather than asked.
  var isWeak: Bool { modifiers.contains { $0.name.text == "weak" } }
}

extension PatternBindingSyntax {
  /// The same of one of the variables that are declared together.
  var isWeak: Bool { parent?.parent?.as(VariableDeclSyntax.self)?.isWeak ?? true }
}
