import SwiftSyntax

/// A function that is given a state and no event, and gives a state.
struct TransitionFunction {
  var function: FunctionDeclSyntax
  /// The path of the enum of the states.
  var states: String
  /// The parameter; nil where the state is `self`.
  var state: String?
  /// The struct around the state that it gives.
  var whole: Declarations.Whole?
  /// The same of an enum.
  var transitionResult: TransitionResult?
  /// Whether it asks for the state, and nothing happens in some: it gives none, throws, or gives back what it was given.
  var refuses: Bool
  /// Whether each of several states has another behind it, and they are no pairs.
  var goesOn: Bool

  /// Those of one key are one machine.
  var key: String {
    [states, state == nil ? "" : "given", whole?.path ?? transitionResult?.path ?? ""].joined(separator: " ")
  }

  init?(_ function: FunctionDeclSyntax, owner: String, in declarations: Declarations) {
    // What nobody else can call is called by a function that can be.
    guard let body = function.body, let written = function.signature.returnClause?.type, !function.isMutating,
      function.access != .hidden,
      let given = Self.given(to: function, owner: owner, in: declarations), let states = given.type.enumeration
    else { return nil }
    let path = given.type.path
    let result = ValueType(written, in: declarations, from: owner)
    let isResult = result?.path == path || result?.elements.count { $0.path == path } == 1
    whole = isResult ? nil : Declarations.Whole(storing: path, in: written, from: owner, declarations)
    transitionResult = isResult || whole != nil ? nil : declarations.transitionResult(of: function, owner: owner)
    guard isResult || whole != nil || transitionResult?.value.path == path,
      body.namesCase(of: EnumShape(states: states, eventType: nil, path: path))
    else {
      return nil
    }
    (self.function, self.states, state) = (function, path, given.name)
    let mayGiveNone =
      written.is(OptionalTypeSyntax.self) || function.signature.effectSpecifiers?.throwsClause != nil
    let asks = declarations.surveys.survey(body).looked.contains(given.name ?? "self")
    refuses = asks && (mayGiveNone || transitionResult != nil || body.givesBack(given.name ?? "self"))
    let next = body.successors
    goesOn = next.count > 2 && next.allSatisfy { $0 != $1 } && !next.allSatisfy { next[$1] == $0 }
  }

  /// The enum, and the parameter that is one; `self` where there is none.
  private static func given(
    to function: FunctionDeclSyntax,
    owner: String,
    in declarations: Declarations
  ) -> (type: Declarations.TypeDeclaration, name: String?)? {
    let given = function.signature.parameterClause.parameters.compactMap { parameter in
      parameter.isInout
        ? nil
        : declarations.enumeration(named: parameter.type.plainName, from: owner).map {
          (type: $0, name: Optional(parameter.innerName))
        }
    }
    if given.count == 1 { return given[0] }
    guard given.isEmpty, !function.isStatic, let type = declarations.types[owner], type.enumeration != nil else {
      return nil
    }
    return (type, nil)
  }
}

extension Declarations.Whole {
  /// A struct that stores one state.
  fileprivate init?(storing states: String, in result: TypeSyntax, from owner: String, _ declarations: Declarations) {
    guard let type = declarations.type(named: (result.wrappedInOptional ?? result).plainName, from: owner),
      type.declaration?.is(StructDeclSyntax.self) == true
    else { return nil }
    let stored = type.stored
    let holders = stored.filter {
      ValueType($0.typeAnnotation?.type, in: declarations, from: type.path)?.path == states
    }
    guard holders.count == 1 else { return nil }
    self.init(
      path: type.path,
      region: holders[0].pattern.trimmedDescription,
      value: ValueType(path: states),
      isHandedOn: true
    )
  }
}

extension CodeBlockSyntax {
  /// Whether something that is named is a result, be it beside others: `isReady ? .ready : self`.
  fileprivate func givesBack(_ name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      guard token.text == name, let value = token.parent?.as(DeclReferenceExprSyntax.self), let place = value.parent
      else { return false }
      if let list = place.as(ExprListSyntax.self) {
        return list.last?.id == ExprSyntax(value).id
          && list.dropLast().last?.is(UnresolvedTernaryExprSyntax.self) == true
      }
      return place.is(ReturnStmtSyntax.self) || place.is(CodeBlockItemSyntax.self) || place.is(LabeledExprSyntax.self)
        || place.is(UnresolvedTernaryExprSyntax.self)
    }
  }

  /// The case that follows each, where that is a switch, and each of its arms names one and gives another.
  fileprivate var successors: [String: String] {
    guard statements.count == 1, let choice = statements.first?.value?.as(SwitchExprSyntax.self) else { return [:] }
    var found: [String: String] = [:]
    for arm in choice.cases {
      guard case .switchCase(let arm) = arm, case .case(let label) = arm.label, arm.statements.count == 1,
        let next = arm.statements.first?.value?.caseMember?.declName.baseName.identifierText
      else { return [:] }
      for item in label.caseItems {
        guard item.whereClause == nil, let pattern = item.pattern.as(ExpressionPatternSyntax.self),
          let name = pattern.expression.caseMember?.declName.baseName.identifierText
        else { return [:] }
        found[name] = next
      }
    }
    return found
  }
}

extension CodeBlockItemSyntax {
  /// What it is, or returns.
  fileprivate var value: ExprSyntax? {
    item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExpressionStmtSyntax.self)?.expression
      ?? item.as(ExprSyntax.self)
  }
}
