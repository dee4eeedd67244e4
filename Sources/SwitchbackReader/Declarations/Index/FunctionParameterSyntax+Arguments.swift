import SwiftSyntax

extension FunctionParameterSyntax {
  /// Whether it holds a list of what is given: `State...`.
  var isVariadic: Bool { ellipsis != nil }

  /// Those of the arguments that are for it.
  func arguments(among given: ArraySlice<LabeledExprSyntax>) -> ArraySlice<LabeledExprSyntax> {
    given.taken(by: label, isVariadic: isVariadic)
  }
}

extension ArraySlice<LabeledExprSyntax> {
  /// Those from the first on that are for a parameter; of several, which a variadic one takes, only the first has its label.
  func taken(by label: String?, isVariadic: Bool) -> Self {
    guard let first, first.label?.identifierText == label else { return [] }
    return isVariadic ? self[..<(dropFirst().firstIndex { $0.label != nil } ?? endIndex)] : prefix(1)
  }
}
