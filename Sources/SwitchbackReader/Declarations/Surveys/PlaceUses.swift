import SwiftSyntax

/// What a member does with places that may hold a state, by their names without `self.` before: which cases it puts there, and which it asks for.
///
/// Types are not looked at, so this tells something of states whose enum nobody has declared.
struct PlaceUses {
  /// The cases that are assigned: `state = .idle`.
  private(set) var assigned: [String: Set<String>] = [:]
  /// The places whose value is assigned: `state = newState`.
  private(set) var copied: [String: Set<String>] = [:]
  /// The cases of patterns: `case .idle = state`.
  private(set) var asked: [String: Set<String>] = [:]
  /// The cases of comparisons: `state == .idle`.
  private(set) var compared: [String: Set<String>] = [:]
  /// What parameters and locals are declared as.
  private(set) var types: [String: String] = [:]

  init() {}

  /// Those of all functions, and of what computes the properties.
  init(of type: Declarations.TypeDeclaration) {
    let bodies =
      type.functions.compactMap { $0.body == nil ? nil : Syntax($0) }
      + type.bindings.compactMap { $0.accessorBlock.map { Syntax($0) } }
    self.init(in: bodies)
  }

  init(in pieces: [Syntax]) {
    let finder = PlaceUseFinder(viewMode: .sourceAccurate)
    for piece in pieces { finder.walk(piece) }
    self = finder.uses
  }

  fileprivate mutating func assign(_ value: Operands, to target: ExprSyntax) {
    if let (_, first, second) = Operands.ternary(value) ?? value.single.flatMap(Operands.ternary) {
      assign(Operands(first), to: target)
      assign(second, to: target)
      return
    }
    guard let value = value.single else { return }
    let place = target.nameBehindSelf
    if let name = value.caseName {
      assigned[place, default: []].insert(name)
    } else {
      copied[place, default: []].insert(value.nameBehindSelf)
    }
  }

  fileprivate mutating func ask(_ pattern: PatternSyntax, of subject: ExprSyntax) {
    let subjects = Arrangement(subject)
    for (column, leaf) in zip(PatternNode(pattern).columns(like: subjects), subjects.leaves) {
      if let name = column.askedCase { asked[leaf.nameBehindSelf, default: []].insert(name) }
    }
  }

  fileprivate mutating func compare(_ expression: ExprSyntax) {
    let elements = Operands(expression).elements
    for index in elements.indices.dropFirst().dropLast() {
      guard let name = elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text, ["==", "!="].contains(name)
      else { continue }
      let (left, right) = (elements[index - 1], elements[index + 1])
      if let name = right.caseName { compared[left.nameBehindSelf, default: []].insert(name) }
    }
  }

  fileprivate mutating func declare(_ name: String, as type: TypeSyntax?, from value: ExprSyntax? = nil) {
    if let type { types[name] = type.statedName } else if let made = value?.madeType { types[name] = made }
    if let value { copied[name, default: []].insert(value.nameBehindSelf) }
  }
}

private final class PlaceUseFinder: SyntaxVisitor {
  var uses = PlaceUses()

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { visit(ExprSyntax(node)) }
  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind { visit(ExprSyntax(node)) }

  private func visit(_ expression: ExprSyntax) -> SyntaxVisitorContinueKind {
    if let assignment = Assignment(expression) { uses.assign(assignment.value, to: assignment.target) }
    uses.compare(expression)
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    for case .switchCase(let item) in node.cases {
      guard case .case(let label) = item.label else { continue }
      for pattern in label.caseItems { uses.ask(pattern.pattern, of: node.subject) }
    }
    return .visitChildren
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    uses.ask(node.pattern, of: node.initializer.value)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    uses.declare(node.innerName, as: node.type)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText {
      uses.declare(name, as: node.typeAnnotation?.type, from: node.initializer?.value)
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier, let value = node.initializer?.value {
      uses.declare(name.identifierText, as: node.typeAnnotation?.type, from: value)
    }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension PatternNode {
  /// The case that it asks for, be it of a value that may be nil.
  fileprivate var askedCase: String? {
    switch content {
    case .member(let member) where member.name == "some": member.arguments.first?.askedCase
    case .member(let member): member.name
    case .optional(let inner): inner.askedCase
    default: nil
    }
  }
}

extension ExprSyntax {
  /// `idle` of `.idle`, `.idle(error)` and `State.idle`; with a capital it is a case only where it is no call, `Outer.Inner()`.
  var caseName: String? {
    let call = self.as(FunctionCallExprSyntax.self)
    guard let member = (call?.calledExpression ?? self).as(MemberAccessExprSyntax.self) else { return nil }
    let name = member.declName.baseName.identifierText
    guard name != "init", call == nil || name.first?.isUppercase == false else { return nil }
    let base = member.base?.trimmedDescription.split(separator: ".").last
    return base.map { $0.first?.isUppercase == true } ?? true ? name : nil
  }
}

extension TypeSyntax {
  /// The name of the type, be it of a value that may be nil.
  var statedName: String {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.statedName }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.statedName }
    return plainName
  }
}

extension PlaceUses {
  /// The cases that are put into places, and those that are asked for there.
  func cases(at places: [String]) -> (given: Set<String>, asked: Set<String>) {
    let asked = places.flatMap { (self.asked[$0] ?? []).union(compared[$0] ?? []) }
    return (Set(places.flatMap { assigned[$0] ?? [] }), Set(asked))
  }
}
