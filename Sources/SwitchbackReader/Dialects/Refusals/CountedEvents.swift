import SwiftSyntax

/// A function that is told an event, and does nothing but count: `case .opened: count += 1`.
enum CountedEvents {
  static func machine(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    let counts = Set(type.counts.map(\.name))
    guard !counts.isEmpty else { return nil }
    for function in type.functions where !function.isStatic {
      guard let body = function.body, let event = function.event(of: type, in: declarations) else { continue }
      let survey = declarations.surveys.survey(body)
      let changed = Set(body.changedNames).intersection(type.storedNames)
      guard survey.matched.contains(event.innerName), !changed.isEmpty, changed.isSubset(of: counts),
        event.isNamedEvent
          || !survey.callsMembers(of: type) && type.asksOrLowers(changed, by: function, in: declarations)
      else { continue }
      let why = why(changed.sorted())
      return .refused(type, states: .none(at: type), why: why, at: function.offset, in: declarations)
    }
    return nil
  }

  static func why(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }.joined(separator: ", ")
    return "the state is what \(quoted) count\(names.count == 1 ? "s" : ""), to which there is no end"
  }
}

extension Declarations.TypeDeclaration {
  /// The whole numbers that an instance stores and can change.
  var counts: [(name: String, offset: Int)] {
    storedVariables.compactMap { binding in
      guard binding.isCount, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
      else { return nil }
      return (name, binding.offset)
    }
  }

  /// Whether something depends on what was counted; what only rises for others to look at are statistics.
  fileprivate func asksOrLowers(
    _ counts: Set<String>,
    by function: FunctionDeclSyntax,
    in declarations: Declarations
  ) -> Bool {
    if functions.compactMap(\.body).contains(where: { !declarations.surveys.survey($0).looked.isDisjoint(with: counts) }
    ) {
      return true
    }
    let steps = counts.flatMap { uses(ofCount: $0, in: function).compactMap(\.step) }
    return steps.contains(.up) && steps.contains(.down)
  }
}

extension FunctionDeclSyntax {
  /// Its only parameter, if that is an enum of the module.
  fileprivate func event(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> FunctionParameterSyntax? {
    let parameters = signature.parameterClause.parameters
    guard parameters.count == 1, let only = parameters.first,
      declarations.enumeration(named: only.type.plainName, from: type.path) != nil
    else { return nil }
    return only
  }
}

extension FunctionParameterSyntax {
  fileprivate var isNamedEvent: Bool {
    NameWords(type.plainName.lastName).words.last.map(TableEvidence.events.contains) == true
  }
}

extension Survey {
  /// Whether something of the instance is called, which may change it.
  fileprivate func callsMembers(of type: Declarations.TypeDeclaration) -> Bool {
    let stored = Set(type.storedNames)
    return (calls + callsLater).contains { call in
      call.isOnSelf && !type.functions(named: call.name).isEmpty || !call.baseNames.isDisjoint(with: stored)
    }
  }
}

extension PatternBindingSyntax {
  fileprivate var isCount: Bool {
    if let type = typeAnnotation?.type.trimmedDescription { return ["Int", "UInt"].contains(type) }
    return initializer?.value.is(IntegerLiteralExprSyntax.self) ?? false
  }
}

extension SyntaxProtocol {
  /// What stands on the left of an operator that assigns, such as `+=`.
  var changedNames: [String] {
    tokens(viewMode: .sourceAccurate).compactMap { token in
      guard token.text.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!=="].contains(token.text) else { return nil }
      return token.previousToken(viewMode: .sourceAccurate)?.identifierText
    }
  }
}
