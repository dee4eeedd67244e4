import SwiftSyntax

/// The event of a function that is told no more of it than a protocol: `guard let action = action as? AppAction`, where an enum
/// is one, and `case is Login`, where each type is.
struct CastEvent {
  /// The name of the parameter, or of what a cast makes of it.
  private let name: String
  private let isMade: Bool
  /// The name of what is cast.
  let parameter: String
  /// Whether its type says by its name that this is an event.
  let isNamed: Bool
  private let events: MachineDeclaration.Events

  /// The only parameter of which this is so.
  init?(of function: FunctionDeclSyntax, besides state: String, owner: String, in declarations: Declarations) {
    let declarations = declarations.seen(from: function)
    let parameters = function.signature.parameterClause.parameters.filter {
      $0.innerName != state && !$0.isVariadic && !$0.isInout
    }
    let found = parameters.compactMap { CastEvent(as: $0, of: function, owner: owner, in: declarations) }
    guard found.count == 1 else { return nil }
    self = found[0]
  }

  private init?(
    as parameter: FunctionParameterSyntax,
    of function: FunctionDeclSyntax,
    owner: String,
    in declarations: Declarations
  ) {
    let type = parameter.type.constraint.plainName
    self.parameter = parameter.innerName
    isNamed = ReducerEvidence.isEvent(type)
    guard type.first?.isUppercase == true, declarations.type(named: type, from: owner)?.declaration == nil,
      let body = function.body
    else { return nil }
    let casts = CastFinder.casts(of: parameter.innerName, in: body)
    let made = casts.filter(\.isMade)
    if made.count == 1, casts.count == 1,
      let path = declarations.enumeration(named: made[0].type.plainName, from: owner)?.path,
      let shape = declarations.eventShape(at: path)
    {
      (name, isMade) = (made[0].name, true)
      events = .declared(shape.nestingEvents(in: declarations), path: path)
      return
    }
    // One that is cast to nothing but one type may be anything.
    guard casts.count > 1 || isNamed || ReducerEvidence.isReducer(function.name.identifierText) else { return nil }
    // Several that are asked for may be declared in another file.
    guard
      casts.count > 1
        || casts.contains(where: { declarations.type(named: $0.type.plainName, from: owner)?.declaration != nil })
    else { return nil }
    (name, isMade) = (parameter.innerName, false)
    events = .elsewhere(type: type)
  }

  func entry(of function: FunctionDeclSyntax, state: String) -> MachineDeclaration.Entry {
    .init(function: function, event: name, state: state, events: events, isMade: isMade)
  }
}

/// A cast of a parameter.
private struct Cast {
  /// The local that it makes, or the cast itself where that is switched over.
  var name: String
  var type: TypeSyntax
  /// Whether it makes a value that is asked further, and is no pattern.
  var isMade: Bool
}

private final class CastFinder: SyntaxVisitor {
  private var found: [Cast] = []
  private let parameter: String

  private init(_ parameter: String) {
    self.parameter = parameter
    super.init(viewMode: .sourceAccurate)
  }

  static func casts(of parameter: String, in body: CodeBlockSyntax) -> [Cast] {
    let finder = CastFinder(parameter)
    finder.walk(body)
    return finder.found
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      let value = node.initializer?.value, let type = typeOfCast(value)
    else { return .visitChildren }
    found.append(Cast(name: name, type: type, isMade: true))
    return .skipChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    let subjects = Arrangement(node.subject)
    for subject in subjects.leaves {
      guard let type = typeOfCast(subject) else { continue }
      found.append(Cast(name: Operands(subject).text, type: type, isMade: true))
    }
    for case .switchCase(let item) in node.cases {
      guard case .case(let label) = item.label else { continue }
      for pattern in label.caseItems { note(pattern.pattern, over: subjects) }
    }
    return .visitChildren
  }

  override func visit(_ node: IsExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.type, of: node.expression)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated().dropFirst().dropLast() where element.is(UnresolvedIsExprSyntax.self) {
      if let type = elements[index + 1].as(TypeExprSyntax.self)?.type { note(type, of: elements[index - 1]) }
    }
    return .visitChildren
  }

  private func note(_ type: TypeSyntax, of value: ExprSyntax) {
    guard value.trimmedDescription == parameter else { return }
    found.append(Cast(name: parameter, type: type, isMade: false))
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    note(node.pattern, over: Arrangement(node.initializer.value))
    return .visitChildren
  }

  private func note(_ pattern: PatternSyntax, over subjects: Arrangement) {
    for (column, subject) in zip(PatternNode(pattern).columns(like: subjects), subjects.leaves) {
      if case .cast(let type) = column.content { note(type, of: subject) }
    }
  }

  /// `AppAction` of `action as? AppAction`.
  private func typeOfCast(_ value: ExprSyntax) -> TypeSyntax? {
    guard let (base, type) = value.conditionalCast, base.trimmedDescription == parameter else { return nil }
    return type
  }
}

extension TypeSyntax {
  /// `Action` of `any Action`.
  fileprivate var constraint: TypeSyntax { self.as(SomeOrAnyTypeSyntax.self)?.constraint ?? self }
}
