import SwiftSyntax

/// About which of the values each function of a type is, by what is written for their keys.
final class RecordKeys {
  private let records: KeptRecords
  private let type: Declarations.TypeDeclaration
  private let types: WrittenTypes
  /// By the offset of the function.
  private var known: [Int: Uses] = [:]

  /// What one function does.
  struct Uses {
    /// The keys of the values whose states it sets, with the places where it does so.
    var set: [String: Int] = [:]
    /// Those that it names at all.
    var named: Set<String> = []
    /// Those of values that it makes.
    var fresh: Set<String> = []
    /// Those of which it asks for the state.
    var asked: [String: Int] = [:]
    /// How sure it is that what is written for a key means the same value each time.
    fileprivate var steadiness: [(KeySteadiness, Program.Note)] = []
    /// What is changed: names of properties and locals.
    fileprivate var changed: Set<String> = []
    /// Whether a property besides is.
    fileprivate var changesOther = false

    /// Where something stands for a key of which nobody can tell whether it is the same at each place.
    var unsteady: Program.Note? {
      let isAlone = steadiness.count == 1
      return steadiness.first { !$0.0.isSteady(changesOther: changesOther, isAlone: isAlone) }?.1
    }

    /// Whether it does nothing to the values that are there.
    var makesOnly: Bool { !set.isEmpty && fresh.isSuperset(of: named) }

    /// The key of the value that is followed, where it names several.
    var followed: String? { named.count > 1 ? set.min { $0.value < $1.value }?.key ?? "" : nil }
  }

  /// What stands for the keys of all values.
  static let all = "all of them"

  init(_ records: KeptRecords, of type: Declarations.TypeDeclaration, in declarations: Declarations) {
    (self.records, self.type) = (records, type)
    types = WrittenTypes(in: SourceFileSyntax(statements: []), of: type.path, declarations)
  }

  /// The computed properties that look at the values, and the functions that look at all of them.
  private(set) lazy var tellingNames: Set<String> = {
    let computed = type.computed.map { ($0.plainName, Syntax($0)) }
    let functions = type.functions.filter { uses(in: $0).set.isEmpty }.map { ($0.name.identifierText, Syntax($0)) }
    var names = Set(computed.filter { $1.mentions([records.property]) }.map(\.0))
    names.formUnion(functions.filter { AllValuesFinder.asksAll(in: $1, records) }.map(\.0))
    while true {
      let more = (computed + functions).filter { !names.contains($0) && $1.mentions(names) }
      guard !more.isEmpty else { return names }
      names.formUnion(more.map(\.0))
    }
  }()

  /// Whether a function of the type sets the state of a value.
  func setsByName(_ name: String) -> Bool {
    type.functions(named: name).contains { !uses(in: $0).set.isEmpty }
  }

  func uses(in member: some SyntaxProtocol) -> Uses {
    if let uses = known[member.offset] { return uses }
    var begun = Uses()
    begun.steadiness = [
      (.changing, Program.Note(why: "a function that calls itself is not followed", offset: member.offset))
    ]
    known[member.offset] = begun
    let uses = look(in: member)
    known[member.offset] = uses
    return uses
  }

  private func look(in member: some SyntaxProtocol) -> Uses {
    var uses = Uses()
    guard records.isKeyed else { return uses }
    let finder = KeyFinder(records, types, in: Syntax(member))
    finder.walk(member)
    for place in finder.places { uses.add(place) }
    uses.changed = finder.changed
    for place in finder.places where place.isSet || place.isAsked {
      uses.steadiness.append((place.steadiness, note(place.key, at: place.offset)))
    }
    for call in finder.calls {
      for function in type.functions(named: call.calledName ?? "") {
        add(self.uses(in: function), of: function, calledBy: call, in: Syntax(member), to: &uses)
      }
    }
    uses.changesOther = uses.changed.contains { $0 != records.property && type.properties[$0] != nil }
    return uses
  }

  private func note(_ key: String, at offset: Int) -> Program.Note {
    Program.Note(why: "which of '\(records.property)' '\(key)' means is not followed", offset: offset)
  }

  /// What a function does to the value whose key it is given.
  private func add(
    _ inner: Uses,
    of function: FunctionDeclSyntax,
    calledBy call: FunctionCallExprSyntax,
    in member: Syntax,
    to uses: inout Uses
  ) {
    var arguments: [String: ExprSyntax] = [:]
    var given = Array(call.arguments)[...]
    for parameter in function.signature.parameterClause.parameters {
      let own = parameter.arguments(among: given)
      given = given.dropFirst(own.count)
      arguments[parameter.innerName] = own.first?.expression
    }
    uses.changed.formUnion(inner.changed)
    if inner.named.isEmpty, inner.set.isEmpty { uses.steadiness += inner.steadiness }
    for key in inner.named {
      let (root, rest) = (String(key.prefix { $0 != "." }), key.drop { $0 != "." })
      let argument = arguments[root]
      let isOwn = type.properties[root] != nil || key == Self.all
      // What a function takes from somewhere itself is another one each time.
      let text =
        argument.map { records.plainKey($0) + rest }
        ?? (isOwn ? key : "\(key) of \(function.name.text) in \(call.offset)")
      if let argument {
        uses.steadiness.append((KeySteadiness(of: records.written(argument), in: member), note(text, at: call.offset)))
      } else if isOwn, key != Self.all {
        uses.steadiness.append((.property(root), note(text, at: call.offset)))
      }
      uses.named.insert(text)
      if let argument, rest.isEmpty, records.isFresh(argument, types) { uses.fresh.insert(text) }
      if inner.set[key] != nil { uses.set[text] = min(call.offset, uses.set[text] ?? .max) }
      if inner.asked[key] != nil { uses.asked[text] = min(call.offset, uses.asked[text] ?? .max) }
    }
  }
}

extension RecordKeys.Uses {
  fileprivate mutating func add(_ place: KeyFinder.Place) {
    named.insert(place.key)
    if place.isFresh { fresh.insert(place.key) }
    if place.isSet { set[place.key] = min(place.offset, set[place.key] ?? .max) }
    if place.isAsked { asked[place.key] = min(place.offset, asked[place.key] ?? .max) }
  }
}

/// Finds what a function does with the values of a property, and the functions of the type that it calls.
private final class KeyFinder: SyntaxVisitor {
  struct Place {
    var key: String
    var offset: Int
    var isSet = false
    var isAsked = false
    var isFresh = false
    var steadiness = KeySteadiness.constant
  }

  private let records: KeptRecords
  private let types: WrittenTypes
  private let member: Syntax
  private(set) var places: [Place] = []
  private(set) var calls: [FunctionCallExprSyntax] = []
  private(set) var changed: Set<String> = []

  init(_ records: KeptRecords, _ types: WrittenTypes, in member: Syntax) {
    (self.records, self.types, self.member) = (records, types, member)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    if records.isPlace(node), let key = node.arguments.first?.expression {
      note(
        key,
        at: node,
        isSet: records.isSet(node, types, in: member),
        isAsked: records.isAsked(node, types, in: member)
      )
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if records.taken(by: node) != nil || records.updated(by: node) != nil {
      if let key = node.arguments.last(where: { $0.label?.text == "forKey" })?.expression {
        note(key, at: node, isSet: true, isAsked: false)
      } else {
        places.append(Place(key: RecordKeys.all, offset: node.offset, isSet: true))
      }
    }
    if let key = records.keyAsked(by: node)?.key { note(key, at: node, isSet: false, isAsked: true) }
    if let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base { change(base) }
    // What is called on something else may be called on another name of the instance.
    if node.calledExpression.as(MemberAccessExprSyntax.self)?.base != nil
      || node.calledExpression.is(DeclReferenceExprSyntax.self)
    {
      calls.append(node)
    }
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    change(node.expression)
    return .visitChildren
  }

  /// Something may be done to what has a name.
  private func change(_ place: ExprSyntax) {
    if let root = place.withoutMarks.rootName { changed.insert(root.baseName.identifierText) }
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard let first = node.elements.first, first.isTarget else { return .visitChildren }
    change(first)
    if records.isKeyed, records.isProperty(first) {
      places.append(Place(key: RecordKeys.all, offset: node.offset, isSet: true))
    }
    return .visitChildren
  }

  private func note(_ key: ExprSyntax, at node: some SyntaxProtocol, isSet: Bool, isAsked: Bool) {
    places.append(
      Place(
        key: records.plainKey(key),
        offset: node.offset,
        isSet: isSet,
        isAsked: isAsked,
        isFresh: records.isFresh(key, types),
        steadiness: KeySteadiness(of: records.written(key), in: member)
      )
    )
  }
}

extension KeptRecords {
  /// What a key is written as, behind the constants that stand for it.
  func plainKey(_ key: ExprSyntax) -> String { written(key).trimmedDescription }

  /// What stands behind a key where a constant is it, or where a value is asked for its own: `id` for `job.id` of
  /// `let job = jobs[id]`.
  func written(_ key: ExprSyntax, depth: Int = 4) -> ExprSyntax {
    guard depth > 0 else { return key }
    if let name = key.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      case .value(let value)? = Syntax(key).localBinding(of: name),
      value.is(DeclReferenceExprSyntax.self) || value.is(MemberAccessExprSyntax.self)
    {
      return written(value, depth: depth - 1)
    }
    guard let member = key.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "id",
      let base = member.base?.as(DeclReferenceExprSyntax.self)
    else { return key }
    switch Syntax(base).localBinding(of: base.baseName.identifierText) {
    case .bound(let value)?, .value(let value)?:
      guard let place = value.bare.as(SubscriptCallExprSyntax.self), isPlace(place),
        let inner = place.arguments.first?.expression
      else { return key }
      return written(inner, depth: depth - 1)
    default: return key
    }
  }

  /// Whether the state of a place, or the whole of it, is set there.
  fileprivate func isSet(_ place: SubscriptCallExprSyntax, _ types: WrittenTypes, in member: Syntax) -> Bool {
    let target = ExprSyntax(place).outermostLink(of: self, types)
    guard target.isTarget else { return isMoved(target, types) }
    guard target.bare.id == ExprSyntax(place).id, let copy = target.assignedValue?.as(DeclReferenceExprSyntax.self),
      case .bound(let value)? = Syntax(copy).localBinding(of: copy.baseName.identifierText),
      value.trimmedDescription == place.trimmedDescription
    else { return true }
    return !keepsState(of: copy.baseName.identifierText, in: member, types)
  }

  /// Whether a function of the states moves one: `jobs[id]?.phase.next()`.
  private func isMoved(_ state: ExprSyntax, _ types: WrittenTypes) -> Bool {
    guard let member = state.parent?.as(MemberAccessExprSyntax.self), member.base?.id == state.id else { return false }
    let called = types.declarations.types[states]?.functions(named: member.declName.baseName.identifierText) ?? []
    return called.contains(where: \.isMutating)
  }

  /// Whether it is asked what the state of a place is, be it in a copy.
  fileprivate func isAsked(_ place: SubscriptCallExprSyntax, _ types: WrittenTypes, in member: Syntax) -> Bool {
    let whole = ExprSyntax(place).outermostLink(of: self, types)
    if whole.isTarget { return false }
    if let member = whole.parent?.as(MemberAccessExprSyntax.self), member.base?.id == whole.id, isOther(member, types) {
      return false
    }
    guard let name = place.boundName, !links.isEmpty else { return true }
    return !keepsState(of: name, in: member, types)
  }

  /// Whether a copy is asked for nothing but other properties, and put back at most.
  private func keepsState(of name: String, in member: Syntax, _ types: WrittenTypes) -> Bool {
    let finder = CopyUseFinder(of: name)
    finder.walk(member)
    return finder.found.allSatisfy { copy in
      if let member = copy.parent?.as(MemberAccessExprSyntax.self), member.base?.id == copy.id {
        return isOther(member, types)
      }
      return ExprSyntax(copy).isPutBack
    }
  }
}

private final class CopyUseFinder: SyntaxVisitor {
  private(set) var found: [DeclReferenceExprSyntax] = []
  private let name: String

  init(of name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if node.baseName.identifierText == name, !isMember { found.append(node) }
    return .skipChildren
  }
}

extension SubscriptCallExprSyntax {
  /// `job` of `if var job = jobs[id]` and of `let job = jobs[id]`.
  fileprivate var boundName: String? {
    let clause = ExprSyntax(self).withMarks.parent?.as(InitializerClauseSyntax.self)
    let pattern =
      clause?.parent?.as(OptionalBindingConditionSyntax.self)?.pattern
      ?? clause?.parent?.as(PatternBindingSyntax.self)?.pattern
    return pattern?.as(IdentifierPatternSyntax.self)?.identifier.identifierText
  }
}

extension ExprSyntax {
  /// What is put there, where that is one expression.
  fileprivate var assignedValue: ExprSyntax? {
    guard let list = parent?.as(ExprListSyntax.self), list.count == 3 else { return nil }
    return list.last
  }

  /// Whether it is all that is put into an element: `jobs[id] = job`.
  fileprivate var isPutBack: Bool {
    guard let list = parent?.as(ExprListSyntax.self), list.count == 3, list.last?.id == id else { return false }
    return list.first?.is(SubscriptCallExprSyntax.self) == true
  }
}

/// Finds where something looks at all the values.
private final class AllValuesFinder: SyntaxVisitor {
  private let records: KeptRecords
  private var isFound = false

  static func asksAll(in syntax: Syntax, _ records: KeptRecords) -> Bool {
    let finder = AllValuesFinder(records)
    finder.walk(syntax)
    return finder.isFound
  }

  private init(_ records: KeptRecords) {
    self.records = records
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard records.isPlace(node) else { return .visitChildren }
    node.arguments.forEach { walk($0) }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if records.isProperty(node.whole) { isFound = true }
    return .skipChildren
  }
}

extension Syntax {
  fileprivate func mentions(_ names: Set<String>) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { names.contains($0.identifierText) }
  }
}
