import SwiftSyntax

/// Functions that change the state beside those that are given its events: `func wipe(_ state: inout State)` beside
/// `reduce(_:_:)`, `mutating func kill()` beside `next(on:)`.
extension MachineDeclaration {
  struct OtherFunction {
    var note: Program.Note
    /// Whether it goes by what the machine's own function says of an event.
    var asksMachine: Bool
  }

  /// - Parameter lowered: the offsets of what something calls which is followed.
  func otherFunctions(besides lowered: Set<Int>) -> [OtherFunction] {
    guard !entries.isEmpty, table == nil, followers == nil, steps == nil, closure == nil, stateTypes == nil,
      writtenAs == nil
    else { return [] }
    let own = Set(entries.map(\.function.offset)).union(lowered)
    let names = Set(entries.map(\.function.name.identifierText))
    let candidates = functionsWithState.filter { function, place in
      guard !own.contains(function.offset), !isConditional(function), let body = function.body else { return false }
      return AssignmentFinder.assignments(in: body).contains { assignment, _ in
        place.contains(assignment.target.trimmedDescription) && !assignment.value.follows(names, in: body)
      }
    }
    return candidates.map { function, _ in
      let name = function.name
      let why = "'\(name.identifierText)' sets the state as well, which is not followed"
      let asks = function.body.map { !declarations.surveys.survey($0).names.isDisjoint(with: names) } ?? false
      return OtherFunction(note: Program.Note(why: why, offset: name.offset), asksMachine: asks)
    } + (otherResults(besides: own) + setsOfMany).map { OtherFunction(note: $0, asksMachine: false) }
  }

  /// The functions that can change the state that another one is given, each with what this is called there.
  private var functionsWithState: [(FunctionDeclSyntax, Set<String>)] {
    switch storage {
    case .itself:
      return region == nil && entries.allSatisfy(resultIsState) ? mutating(of: stateType, ["self"]) : []
    case .parameter:
      let whole = region == nil ? stateType : declarations.whole?.path
      guard let whole else { return [] }
      let given = (declarations.types[owner]?.functions ?? []) + (owner.isEmpty ? allFreeFunctions : [])
      return given.flatMap { function in placesGiven(to: function, of: whole) }
        + mutating(of: whole, region.map { [$0.name, "self.\($0.name)", "self"] } ?? ["self"])
    case .property, .performed: return []
    }
  }

  private var allFreeFunctions: [FunctionDeclSyntax] { declarations.index.functions.flatMap(\.self) }

  private func mutating(of path: String, _ place: Set<String>) -> [(FunctionDeclSyntax, Set<String>)] {
    (declarations.types[path]?.functions ?? []).filter(\.isMutating).map { ($0, place) }
  }

  private func placesGiven(to function: FunctionDeclSyntax, of path: String) -> [(FunctionDeclSyntax, Set<String>)] {
    function.signature.parameterClause.parameters.filter { parameter in
      parameter.isInout
        && declarations.seen(from: function).type(named: parameter.type.plainName, from: owner)?.path == path
    }.map { parameter in
      let name = parameter.innerName
      return (function, region.map { [name, "\(name).\($0.name)"] } ?? [name])
    }
  }
}

extension Operands {
  /// Whether it is what a function of the machine gives, or what is there already: `next(on: event) ?? self`, and `next` of
  /// `guard let next = next(on: event)`.
  func follows(_ names: Set<String>, in body: CodeBlockSyntax) -> Bool {
    guard let first = elements.first else { return false }
    let rest = elements.dropFirst().map(\.trimmedDescription)
    guard rest.isEmpty || rest == ["??", "self"] else { return false }
    if let call = first.as(FunctionCallExprSyntax.self) { return call.calledName.map(names.contains) ?? false }
    guard let name = first.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else { return false }
    let values = body.tokens(viewMode: .sourceAccurate).compactMap { token -> ExprSyntax? in
      guard token.identifierText == name, let pattern = token.parent?.as(IdentifierPatternSyntax.self) else {
        return nil
      }
      return pattern.parent?.as(OptionalBindingConditionSyntax.self)?.initializer?.value
        ?? pattern.parent?.as(PatternBindingSyntax.self)?.initializer?.value
    }
    return !values.isEmpty
      && values.allSatisfy { $0.as(FunctionCallExprSyntax.self)?.calledName.map(names.contains) ?? false }
  }
}
