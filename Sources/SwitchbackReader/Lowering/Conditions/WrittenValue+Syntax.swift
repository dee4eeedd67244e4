import SwiftSyntax

extension WrittenValue {
  /// Nil for what is no number or text, and for one that is not simply what it reads.
  init?(_ expression: ExprSyntax) {
    if let negated = expression.as(PrefixOperatorExprSyntax.self), negated.operator.text == "-",
      case .integer(let value)? = WrittenValue(negated.expression)
    {
      self = .integer(-value)
    } else if let number = expression.as(IntegerLiteralExprSyntax.self), let value = Int(number.literal.text.digits) {
      self = .integer(value)
    } else if let string = expression.as(StringLiteralExprSyntax.self), string.openingPounds == nil,
      string.openingQuote.tokenKind == .stringQuote, string.segments.count == 1,
      let text = string.segments.first?.as(StringSegmentSyntax.self)?.content.text, !text.contains("\\")
    {
      self = .string(text)
    } else {
      return nil
    }
  }
}

extension ExprSyntax {
  /// Whether it is a value by its form, and never `nil`.
  var isWritten: Bool {
    if let negated = self.as(PrefixOperatorExprSyntax.self) { return negated.expression.isNumber }
    return isNumber || self.is(StringLiteralExprSyntax.self) || self.is(ClosureExprSyntax.self)
      || self.is(ArrayExprSyntax.self) || self.is(DictionaryExprSyntax.self)
  }

  private var isNumber: Bool { self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self) }
}

extension TypeSyntax {
  /// Whether it is a type of the standard library, perhaps behind `?`, whose values are equal as their literals are.
  var comparesLiterals: Bool {
    let type = behindQuestionMark ?? self
    return ["String", "Int", "UInt", "Double", "Float", "Int8", "Int16", "Int32", "Int64"].contains(type.plainName)
      || ["UInt8", "UInt16", "UInt32", "UInt64", "TimeInterval", "CGFloat"].contains(type.plainName)
  }

  /// Whether it is `Result<…>`, perhaps behind `?`.
  var isResult: Bool {
    let type = (behindQuestionMark ?? self).as(IdentifierTypeSyntax.self)
    return type?.name.text == "Result" && type?.genericArgumentClause?.arguments.count == 2
  }
}

extension TypeSyntax {
  /// Whether `nil` is one of its values; a name that stands for such a type is not seen.
  var mayBeNil: Bool { behindQuestionMark != nil || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) }
}

extension String {
  fileprivate var digits: String { filter { $0 != "_" } }
}
