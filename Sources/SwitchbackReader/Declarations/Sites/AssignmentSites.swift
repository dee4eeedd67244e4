import SwiftSyntax

/// An assignment to the state, and why it is no arrow in case that it is none.
struct AssignmentSite {
  var range: Range<Int>
  /// Where the `#if` begins inside of which it stands.
  var condition: Int?
  /// Where it is asserted in front of it, in the same block, that nobody comes there.
  var assertion: Int?
  var why: String
  /// Whether it stands in a function by itself, to which ways may lead.
  var isInFunction = false
}

extension MachineDeclaration {
  /// Every assignment to the state that the file holds, apart from those of initialisers.
  var assignmentSites: [AssignmentSite] {
    if storage == .performed { return stepSites }
    if let closure, closure.assigns {
      let region = region.map { ".\($0.name)" } ?? ""
      return closure.parts.flatMap { sites(in: [Syntax($0.statements)], named: $0.state + region) }
    }
    guard movesInClosures || entries.contains(where: { !resultIsState(of: $0) }) else { return [] }
    let members: [DeclSyntax]
    var name = "self"
    switch storage {
    case .itself: members = declarations.types[owner]?.members ?? []
    case .property(let property):
      members = declarations.types[owner]?.members ?? []
      name = property
    case .parameter, .performed:
      members = entries.map { DeclSyntax($0.function) }
      name = entries.first?.state ?? name
      if let region { name += ".\(region.name)" }
    }
    let own = sites(in: members.withoutAlikes.map { Syntax($0) }, named: name)
    return own
      + (sitesOfOtherInstances + sitesOfLentValues + callsOnPerhapsItself + callsOnHeldSelf + sitesOfWrapper).filter {
        other in
        own.allSatisfy { $0.range.lowerBound != other.range.lowerBound }
      }
  }

  private func sites(in members: [Syntax], named name: String) -> [AssignmentSite] {
    let inside = storage.propertyName == nil || stateType == owner ? [] : declarations.types[stateType]?.members ?? []
    let changed = [stateType, holdingType].compactMap { $0.flatMap { declarations.types[$0] } }
    let ofOptional = hasOptionalState ? declarations.types["Optional"]?.functions ?? [] : []
    let mutating = Set(
      (changed.flatMap(\.functions) + ofOptional).filter(\.isMutating).map(\.name.identifierText)
        + (hasOptionalState ? ["take"] : [])
    )
    let finder = AssignmentSiteFinder(
      name: name,
      box: box,
      lent: LentNames(boxes: declarations.surveys.facts.boxes),
      entries: Set(entries.map(\.function.name.identifierText)),
      mutating: { [declarations, stateType] call in
        let name = call.calledName ?? ""
        return mutating.contains(name)
          || declarations.inheritedFunctions(named: name, ofEnumAt: stateType).contains(where: \.isMutating)
      },
      isInFunction: closure != nil,
      namesInObject: storedProperty?.namesInObject ?? [],
      setters: settersOfState,
      aliases: isStatic ? ownNames : [],
      publishersAreFollowed: followsPublishers,
      isValue: declarations.types[owner]?.isShared == false,
      operators: declarations.surveys.facts.operators,
      selfGivers: declarations.surveys.facts.selfGivers
    )
    for member in members { finder.walk(member) }
    let ownFinder = AssignmentSiteFinder(
      name: "self",
      box: nil,
      lent: LentNames(boxes: [:]),
      entries: [],
      mutating: { _ in false },
      isInFunction: false
    )
    for member in inside.withoutAlikes { ownFinder.walk(member) }
    return finder.sites + ownFinder.sites
  }
}

private final class AssignmentSiteFinder: SyntaxVisitor {
  private(set) var sites: [AssignmentSite] = []
  private let name: String
  /// That of the property, where it is a subject.
  private let shortName: String
  /// Whether what stands outside of all functions is what takes the events.
  private let isInFunction: Bool
  /// What it is called where it is a property of an object that the property holds.
  private let namesInObject: Set<String>
  /// The computed properties whose setter sets it.
  private let setters: Set<String>
  private let entries: Set<String>
  /// Whether a call is of a function of the state that changes it.
  private let mutating: (FunctionCallExprSyntax) -> Bool
  private let box: Box?
  private let publishersAreFollowed: Bool
  /// Whether another name for the instance is a copy of it.
  private let isValue: Bool
  private let operators: Operators
  private let selfGivers: SelfGivers
  private var lent: LentNames
  private var functions: [(name: String, hidden: Set<String>, isAccessor: Bool)] = []
  private var closures = 0
  private var conditions: [Int] = []
  /// Other names for the instance: `let me = self`.
  private var aliases: Set<String>
  /// For each block around, the names of its locals.
  private var blocks: [Set<String>] = []
  private var hasSeenAssertion = false

  init(
    name: String,
    box: Box?,
    lent: LentNames,
    entries: Set<String>,
    mutating: @escaping (FunctionCallExprSyntax) -> Bool,
    isInFunction: Bool,
    namesInObject: Set<String> = [],
    setters: Set<String> = [],
    aliases: Set<String> = [],
    publishersAreFollowed: Bool = false,
    isValue: Bool = false,
    operators: Operators = Operators(),
    selfGivers: SelfGivers = SelfGivers()
  ) {
    self.selfGivers = selfGivers
    self.operators = operators
    self.namesInObject = namesInObject
    self.setters = setters
    self.publishersAreFollowed = publishersAreFollowed
    self.isValue = isValue
    self.aliases = aliases
    self.name = name
    shortName = String(name.prefix { $0 != "." })
    self.isInFunction = isInFunction
    self.box = box
    self.lent = lent
    self.entries = entries
    self.mutating = mutating
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { visit(ExprSyntax(node)) }
  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind { visit(ExprSyntax(node)) }

  private func visit(_ expression: ExprSyntax) -> SyntaxVisitorContinueKind {
    if let assignment = Assignment(expression), isState(assignment.target) { add(expression) }
    let elements = Operands(expression).elements
    if elements.count > 2, operators.mayAssign(elements[1].as(BinaryOperatorExprSyntax.self)?.operator),
      isState(elements[0])
    {
      add(expression)
    }
    return .visitChildren
  }

  private func add(_ syntax: some SyntaxProtocol, because reason: String? = nil) {
    let range = syntax.offset..<syntax.endPosition.utf8Offset
    let (condition, assertion) = (conditions.first, hasSeenAssertion ? syntax.assertionInFront : nil)
    let isAlone = reason == nil && closures == 0 && functions.last.map { !$0.isAccessor } ?? isInFunction
    sites.append(
      AssignmentSite(
        range: range,
        condition: condition,
        assertion: assertion,
        why: reason ?? why,
        isInFunction: isAlone
      )
    )
  }

  /// `state.advance()`, where that changes it.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if ExprSyntax(node).isFailedAssertion { hasSeenAssertion = true }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base, isState(base),
      mutating(node)
    {
      add(node)
    }
    if let sent = Subject.sent(by: node), sent.name == name,
      isShown(shortName) || !sent.subject.is(DeclReferenceExprSyntax.self)
    {
      add(node)
    }
    if !publishersAreFollowed, node.publishedPlace(named: name) {
      add(node, because: "what a publisher assigns to the state is not followed")
    }
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    // What takes it is part of the place.
    let call = sequence(first: Syntax(node), next: \.parent).lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }
      .first
    if isState(node.expression) { call.map { add($0) } ?? add(node) }
    return .visitChildren
  }

  private func isState(_ target: ExprSyntax) -> Bool {
    if let tuple = target.as(TupleExprSyntax.self) { return tuple.elements.contains { isState($0.expression) } }
    var text = target.trimmedDescription.unquoted
    while let last = text.last, last == "?" || last == "!" { text.removeLast() }
    if !namesInObject.isEmpty, isInObject(target.nameBehindSelf) { return true }
    if lent.lends(target) { return [box?.stateName ?? name, box?.name].contains(lent.name(of: target)) }
    if let box, box.member == nil, isShown(box.name), target.nameBehindSelf.isValue(of: box) { return true }
    if name != "self", text == "self.\(name)" || text == "self?.\(name)" { return true }
    if aliases.contains(where: { text == "\($0).\(name)" || text == "\($0)?.\(name)" }) { return true }
    if isSetter(target, text) { return true }
    if let member = target.as(MemberAccessExprSyntax.self), member.declName.baseName.identifierText == name,
      let base = member.base, selfGivers.include(base)
    {
      return true
    }
    // What holds the state may be replaced as a whole.
    return (text == name || text == shortName) && isShown(shortName)
      || text == "self.\(shortName)" && shortName != "self"
  }

  /// Whether it is a property of the instance whose setter sets the state.
  private func isSetter(_ target: ExprSyntax, _ text: String) -> Bool {
    if setters.contains(text) { return isShown(text) }
    guard let member = target.withoutMarks.as(MemberAccessExprSyntax.self), let base = member.base,
      setters.contains(member.declName.baseName.identifierText)
    else { return false }
    let object = base.withoutMarks.trimmedDescription
    return object == "self" || aliases.contains(object)
  }

  /// Whether it is the state in an object, by the name of the property that holds this or by that of a local.
  private func isInObject(_ place: String) -> Bool {
    let names = [place] + aliases.filter { place.hasPrefix("\($0).") }.map { String(place.dropFirst($0.count + 1)) }
    return names.contains(where: namesInObject.contains)
  }

  /// Whether no parameter and no local hides a property.
  private func isShown(_ name: String) -> Bool {
    functions.last?.hidden.contains(name) != true && !blocks.contains { $0.contains(name) }
  }

  private var why: String {
    guard closures == 0 else { return "a closure sets the state, and when it runs is not followed" }
    guard let function = functions.last else {
      return isInFunction
        ? "no state and event lead to this assignment" : "an accessor sets the state, which is not followed"
    }
    if function.isAccessor { return "'\(function.name)' sets the state, which is not followed" }
    return entries.contains(function.name)
      ? "no state and event lead to this assignment"
      : "'\(function.name)' sets the state, and no event is seen to lead to this assignment"
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    var hidden = Set(node.signature.parameterClause.parameters.map(\.innerName))
    if entries.contains(node.name.identifierText) { hidden.remove(shortName) }
    functions.append((node.name.identifierText, hidden, false))
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    blocks.append([])
    return .visitChildren
  }

  override func visitPost(_ node: CodeBlockItemListSyntax) { blocks.removeLast() }

  override func visitPost(_ node: PatternBindingSyntax) {
    if !blocks.isEmpty { blocks[blocks.count - 1].formUnion(node.pattern.boundNames) }
    guard !isValue, let value = node.initializer?.value else { return }
    if value.isInstance(knowing: aliases) || selfGivers.include(value) { aliases.formUnion(node.pattern.boundNames) }
  }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    functions.append((name, [], true))
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { enter("subscript") }
  override func visitPost(_ node: SubscriptDeclSyntax) { functions.removeLast() }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter("deinit") }
  override func visitPost(_ node: DeinitializerDeclSyntax) { functions.removeLast() }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    let binding = sequence(first: Syntax(node), next: \.parent).lazy.compactMap { $0.as(PatternBindingSyntax.self) }
      .first
    let isObserver = ["didSet", "willSet"].contains(node.accessorSpecifier.text)
    let property = binding?.pattern.trimmedDescription ?? "subscript"
    return enter(isObserver ? node.accessorSpecifier.text : property)
  }

  override func visitPost(_ node: AccessorDeclSyntax) { functions.removeLast() }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    conditions.append(node.offset)
    return .visitChildren
  }

  override func visitPost(_ node: IfConfigDeclSyntax) { conditions.removeLast() }

  /// What stands behind `#if false` is in no build.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.condition?.trimmedDescription == "false" ? .skipChildren : .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { functions.removeLast() }

  override func visitPost(_ node: OptionalBindingConditionSyntax) {
    aliases.formUnion(node.selfAliases(knowing: aliases))
    if let value = node.initializer?.value, selfGivers.include(value) { aliases.formUnion(node.pattern.boundNames) }
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    lent.enter(node)
    aliases.formUnion(node.selfAliases(knowing: aliases))
    if !isAtOnce(node) { closures += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) {
    lent.leave()
    node.instanceName.map { _ = aliases.remove($0) }
    if !isAtOnce(node) { closures -= 1 }
  }

  private func isAtOnce(_ closure: ClosureExprSyntax) -> Bool {
    closure.timing.isAtOnce || closure.lender(among: lent.boxes) != nil
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
