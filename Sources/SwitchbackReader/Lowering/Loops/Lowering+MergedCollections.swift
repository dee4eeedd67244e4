import SwiftSyntax

/// Two dictionaries that are written, put together: `base.merging(extra) { $1 }`.
struct MergedCollection {
  var base: ExprSyntax
  var other: ExprSyntax
  /// Whether what the second says counts where both say something.
  var keepsSecond: Bool

  init?(_ expression: ExprSyntax) {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.additionalTrailingClosures.isEmpty,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "merging",
      let base = member.base, let other = call.arguments.first, other.label == nil
    else { return nil }
    let labelled = call.arguments.dropFirst().first { $0.label?.text == "uniquingKeysWith" }?.expression
    let closure = call.trailingClosure ?? labelled?.as(ClosureExprSyntax.self)
    guard call.arguments.count == (call.trailingClosure == nil ? 2 : 1), let closure,
      let given = closure.statements.onlyExpression?.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return nil }
    let names = closure.parameterNames.isEmpty ? ["$0", "$1"] : closure.parameterNames
    guard names.count == 2, let kept = names.firstIndex(of: given) else { return nil }
    (self.base, self.other, keepsSecond) = (base, other.expression, kept == 1)
  }
}

extension Lowering {
  /// The entries of a dictionary of constants, which a name may stand for; nil where not all of them are known.
  mutating func writtenDictionary(_ expression: ExprSyntax, of type: ValueType, scope: Scope) -> [DictionaryEntry]? {
    if let merged = MergedCollection(expression) {
      guard let base = writtenDictionary(merged.base, of: type, scope: scope),
        let other = writtenDictionary(merged.other, of: type, scope: scope)
      else { return nil }
      let (weak, strong) = merged.keepsSecond ? (base, other) : (other, base)
      return weak.filter { entry in !strong.contains { $0.key == entry.key } } + strong
    }
    if let constant = constant(expression, scope: scope) {
      return writtenDictionary(constant.value, of: type, scope: scope.inside(constant))
    }
    guard let (before, value) = collection(expression, expected: type, scope: scope), before.isEmpty,
      case .constant(.dictionary(let entries)) = value
    else { return nil }
    return entries
  }
}
