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

  /// What is done around a place: in the function, or in a closure in it that runs later.
  func uses(around place: some SyntaxProtocol, in member: Syntax) -> Uses {
    let closures = sequence(first: Syntax(place), next: \.parent).lazy.compactMap { $0.as(ClosureExprSyntax.self) }
    let closure = closures.first { $0.timing == .later }
    return closure.map { uses(in: $0) } ?? uses(in: member)
  }

  /// A function and the closures in it that run later, of which each is another turn.
  func turns(of member: some SyntaxProtocol) -> [Syntax] {
    let finder = RecordKeyFinder(records, types, in: Syntax(member))
    finder.walk(member)
    return [Syntax(member)] + finder.later.flatMap { turns(of: $0) }
  }

  /// Whether a function of the type sets the state of a value.
  func setsByName(_ name: String) -> Bool {
    type.functions(named: name).contains { !uses(in: $0).set.isEmpty }
  }

  /// What a function does before it ends, or a closure that runs later.
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
    let finder = RecordKeyFinder(records, types, in: Syntax(member))
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
  fileprivate mutating func add(_ place: RecordKeyFinder.Place) {
    named.insert(place.key)
    if place.isFresh { fresh.insert(place.key) }
    if place.isSet { set[place.key] = min(place.offset, set[place.key] ?? .max) }
    if place.isAsked { asked[place.key] = min(place.offset, asked[place.key] ?? .max) }
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
