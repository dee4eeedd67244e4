import SwiftSyntax

/// What one expression without branches says about the next state.
enum Target {
  case value(Value)
  /// Why its value is not in the source.
  case unknown(why: String)

  init(_ expression: ExprSyntax, scope: Scope, in lowering: Lowering) {
    if expression.is(NilLiteralExprSyntax.self) {
      self = .value(.reject)
    } else if expression.isTrap {
      self = .value(.trap)
    } else if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
      self = scope.states.contains(name) ? .value(.current) : .unknown(why: "target is the value of '\(name)'")
    } else if let member = expression.as(MemberAccessExprSyntax.self) {
      self = Self.member(member, lowering)
    } else if let call = expression.as(FunctionCallExprSyntax.self) {
      self = Self.call(call, scope: scope, lowering)
    } else {
      self = .unknown(why: "target is computed by '\(expression.text)'")
    }
  }

  private static func member(_ member: MemberAccessExprSyntax, _ lowering: Lowering) -> Target {
    let name = member.declName.baseName.identifierText
    if name == "none", member.base == nil || member.base?.isOptionalType == true { return .value(.reject) }
    guard member.base == nil || lowering.isType(member.base, named: lowering.states.name) else {
      return .unknown(why: "target is the value of '\(member.text)'")
    }
    return path(name, arguments: nil, in: lowering.states).map { .value(.state($0)) }
      ?? .unknown(why: "'\(name)' is not a case of '\(lowering.machine)'; only its declaration tells its value")
  }

  private static func call(_ call: FunctionCallExprSyntax, scope: Scope, _ lowering: Lowering) -> Target {
    if let argument = call.optionalArgument(shape: lowering.states) {
      return Target(argument, scope: scope, in: lowering)
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.base == nil || lowering.isType(member.base, named: lowering.states.name),
      let item = lowering.states.case(member.declName.baseName.identifierText)
    else { return .unknown(why: "target comes from a call to '\(call.signature)'") }
    return path(item.name, arguments: call.arguments, in: lowering.states).map { .value(.state($0)) }
      ?? .unknown(why: "the nested state of '\(item.name)' is not in the source")
  }

  /// The path of a case down to its nested state; nil when the source does not say which.
  private static func path(_ name: String, arguments: LabeledExprListSyntax?, in shape: EnumShape) -> [String]? {
    guard let item = shape.case(name) else { return nil }
    guard let nested = item.nested else { return [name] }
    guard let argument = arguments?.first?.expression else { return nil }
    let call = argument.as(FunctionCallExprSyntax.self)
    guard let member = (call?.calledExpression ?? argument).as(MemberAccessExprSyntax.self),
      member.base == nil || member.base?.trimmedDescription.split(separator: ".").last.map(String.init) == nested.name
    else { return nil }
    return path(member.declName.baseName.identifierText, arguments: call?.arguments, in: nested).map { [name] + $0 }
  }
}

extension ExprSyntax {
  fileprivate var isOptionalType: Bool {
    trimmedDescription.hasPrefix("Optional") || trimmedDescription.hasSuffix("?")
  }
}

extension FunctionCallExprSyntax {
  /// The argument of `.some(…)` and `Optional(…)`.
  fileprivate func optionalArgument(shape: EnumShape) -> ExprSyntax? {
    guard arguments.count == 1, let argument = arguments.first?.expression else { return nil }
    if let member = calledExpression.as(MemberAccessExprSyntax.self) {
      let isSome = member.declName.baseName.text == "some"
      return isSome && (member.base?.isOptionalType ?? !shape.hasCase("some")) ? argument : nil
    }
    return calledExpression.trimmedDescription == "Optional" ? argument : nil
  }

  /// The function's full name as far as the call shows it: `resolve(_:at:)`.
  fileprivate var signature: String {
    let labels = arguments.map { "\($0.label?.text ?? "_"):" }.joined()
    return "\(calledExpression.text)(\(labels))"
  }
}
