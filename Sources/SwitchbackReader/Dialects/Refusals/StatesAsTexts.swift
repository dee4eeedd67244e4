import SwiftSyntax

/// A variable that holds the name of a state: `var state = "idle"`, `switch state { case "idle": state = "running" … }`.
enum StatesAsTexts {
  static func machine(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    for binding in type.storedVariables where binding.holdsText {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
      else { continue }
      let finder = TextUseFinder(name)
      for function in type.functions { function.body.map { finder.walk($0) } }
      guard finder.switched.count > 1, !finder.assigned.isDisjoint(with: finder.switched) else { continue }
      let why = "the states in '\(name)' are texts, of which the reader does not know all; declare them as an enum"
      return .refused(type, states: .none(at: type), why: why, at: binding.offset, in: declarations)
    }
    return nil
  }
}

extension PatternBindingSyntax {
  /// Whether it stores a text.
  fileprivate var holdsText: Bool {
    typeAnnotation?.type.trimmedDescription == "String"
      || typeAnnotation == nil && initializer?.value.is(StringLiteralExprSyntax.self) == true
  }
}

/// The texts that a variable is given, and those that a `switch` over it names.
private final class TextUseFinder: SyntaxVisitor {
  private(set) var switched: Set<String> = []
  private(set) var assigned: Set<String> = []
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    let subjects = node.subject.as(TupleExprSyntax.self)?.elements.map(\.expression) ?? [node.subject]
    guard let place = subjects.firstIndex(where: { $0.nameBehindSelf == name }) else { return .visitChildren }
    let items = node.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) }
      .flatMap { Array($0.caseItems) }
    for item in items {
      guard let pattern = item.pattern.as(ExpressionPatternSyntax.self)?.expression else { continue }
      let columns = pattern.as(TupleExprSyntax.self)?.elements.map(\.expression) ?? [pattern]
      guard columns.indices.contains(place) else { continue }
      if case .string(let text)? = WrittenValue(columns[place]) { switched.insert(text) }
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let assignment = Assignment(ExprSyntax(node)), assignment.target.nameBehindSelf == name,
      let value = assignment.value.single, case .string(let text)? = WrittenValue(value)
    {
      assigned.insert(text)
    }
    return .visitChildren
  }
}
