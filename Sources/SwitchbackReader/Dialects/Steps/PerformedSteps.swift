import SwiftSyntax

/// A function that performs a step, and that the callbacks of a step call with the next: `performStep(_ step: Step)`.
///
/// No property holds the state: it is the step that was performed last, and its callbacks are the events. What walks
/// through an enum calls itself, too; so one of the closures that run later has to name the case that comes next.
struct PerformedSteps {
  var function: FunctionDeclSyntax
  /// The position of the step among the parameters.
  var parameter: Int
  /// Other names for the instance in its functions: `guard let strongSelf = self`.
  var aliases: Set<String> = []

  var name: String { function.name.identifierText }

  static func machine(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    guard type.declaration != nil, type.enumeration == nil else { return nil }
    let found = type.functions.compactMap { function -> MachineDeclaration? in
      guard let steps = PerformedSteps(function, of: type, in: declarations) else { return nil }
      let written = function.signature.parameterClause.parameters.map(\.type.plainName)[steps.parameter]
      return declarations.enumeration(named: written, from: type.path).flatMap {
        steps.machine(of: type, states: $0, in: declarations)
      }
    }
    // Which of several is the flow is not known.
    return found.count == 1 ? found[0] : nil
  }

  /// Nil where the function has no single enum among its parameters, gives something, or waits.
  private init?(_ function: FunctionDeclSyntax, of type: Declarations.TypeDeclaration, in declarations: Declarations) {
    let parameters = Array(function.signature.parameterClause.parameters)
    let steps = parameters.indices.filter { index in
      let found = declarations.enumeration(named: parameters[index].type.plainName, from: type.path)
      return found?.enumeration?.caseDeclarations.isEmpty == false
    }
    guard let parameter = steps.first, steps.count == 1, function.body != nil, function.givesNothing,
      !function.isStatic, !function.isMutating, !parameters[parameter].isInout
    else { return nil }
    self.function = function
    self.parameter = parameter
  }

  private func machine(
    of type: Declarations.TypeDeclaration,
    states: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    let names = declarations.surveys.names(reachableFrom: name, in: type)
    let performing = type.functions.filter { names.contains($0.name.identifierText) }
    guard performing.contains(where: { matches($0, states, type, declarations) }),
      declarations.mayCallLater(name, in: performing)
    else { return nil }
    let shape = EnumShape(states: states.enumeration, eventType: nil, path: states.path)
    let finders = performing.map { StepCallFinder.look(for: name, in: $0) }
    guard finders.contains(where: { $0.calls.contains { $0.isLater && $0.call.arguments.namesCase(of: shape) } })
    else { return nil }
    var steps = self
    steps.aliases = type.functions.reduce(into: []) { $0.formUnion(StepCallFinder.look(for: name, in: $1).aliases) }
    return MachineDeclaration(
      name: type.path,
      states: shape,
      stateType: states.path,
      storage: .performed,
      owner: type.path,
      entries: steps.entries(of: type, besides: names, in: declarations),
      conditionalCases: states.enumeration?.conditionalCases ?? [],
      offset: type.declaration?.asProtocol((any NamedDeclSyntax).self)?.name.offset ?? type.declaration?.offset ?? 0,
      declarations: declarations,
      writtenAs: .performedSteps,
      steps: steps
    )
  }

  /// Whether a function, be it one that is given the step in turn, tells the steps apart.
  private func matches(
    _ function: FunctionDeclSyntax,
    _ states: Declarations.TypeDeclaration,
    _ type: Declarations.TypeDeclaration,
    _ declarations: Declarations
  ) -> Bool {
    guard let body = function.body else { return false }
    let matched = declarations.surveys.survey(body).matched
    return function.signature.parameterClause.parameters.contains { parameter in
      matched.contains(parameter.innerName)
        && declarations.enumeration(named: parameter.type.plainName, from: type.path)?.path == states.path
    }
  }

  /// The functions that perform a step and are called from outside alone: they are events of every state.
  private func entries(
    of type: Declarations.TypeDeclaration,
    besides performing: Set<String>,
    in declarations: Declarations
  ) -> [MachineDeclaration.Entry] {
    let surveys = declarations.surveys
    let bodies = type.functions.compactMap { function in
      function.body.map { (function, Survey($0, includingClosures: true)) }
    }
    return type.functions.filter { function in
      let own = function.name.identifierText
      guard function.body != nil, !performing.contains(own), !function.isStatic,
        surveys.names(reachableFrom: own, in: type).contains(name)
      else { return false }
      let isHelper = bodies.contains { $0.0 != function && $0.1.calls.contains { $0.isOnSelf && function.answers($0) } }
      let isNamed = bodies.contains { $0.1.names.contains(own) } || !function.attributes.isEmpty
      return function.access == .open || !isHelper && (function.access == .shown || isNamed)
    }.map { .init(function: $0, event: "", events: .function) }
  }
}

extension MachineDeclaration {
  /// Whether a piece of source performs a step before it ends.
  func performsStep(_ syntax: some SyntaxProtocol) -> Bool {
    guard let steps else { return false }
    let finder = StepCallFinder.look(for: steps.name, in: syntax, aliases: steps.aliases)
    if finder.calls.contains(where: { !$0.isLater }) { return true }
    return Survey(syntax).calls.contains { call in
      call.isOnSelf
        && declarations.surveys.names(reachableFrom: call.name, in: declarations.types[owner]).contains(steps.name)
    }
  }

  /// The calls that perform a step, apart from those of initialisers.
  var stepSites: [AssignmentSite] {
    guard let steps, let members = declarations.types[owner]?.members else { return [] }
    return members.filter { !$0.is(InitializerDeclSyntax.self) }.flatMap { member in
      StepCallFinder.look(for: steps.name, in: member, aliases: steps.aliases).calls.map { found in
        AssignmentSite(
          range: found.call.offset..<found.call.endPosition.utf8Offset,
          why: "no callback or event is seen to lead to this step"
        )
      }
    }
  }
}

extension Declarations {
  /// Whether a closure may call a function of this name, which costs less to ask than to look at all closures.
  fileprivate func mayCallLater(_ name: String, in functions: [FunctionDeclSyntax]) -> Bool {
    functions.contains { function in
      guard let body = function.body else { return false }
      let survey = surveys.survey(body)
      return (survey.calls + survey.callsLater).contains { $0.name == name }
    }
  }
}

extension FunctionDeclSyntax {
  /// Whether it ends at once and has no result.
  fileprivate var givesNothing: Bool {
    let result = signature.returnClause?.type.trimmedDescription
    return signature.effectSpecifiers?.asyncSpecifier == nil && (result == nil || result == "Void" || result == "()")
  }
}

extension LabeledExprListSyntax {
  fileprivate func namesCase(of states: EnumShape) -> Bool { contains { $0.expression.namesCase(of: states) } }
}
