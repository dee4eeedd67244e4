import SwiftSyntax

/// What a body asks more than once of that the reader does not follow: `permission == .denied`.
///
/// The second answer is the first one, unless something happens in between that may change it.
struct RepeatedQuestions {
  private(set) var texts: Set<String> = []
  /// Those of them that the body itself asks more than once, or answers.
  private(set) var own: Set<String> = []
  /// The same of those that are made of several.
  private(set) var wholes: Set<String> = []
  /// The locals and parameters that can change.
  private(set) var variables: Set<String> = []
  /// The names that stand for one and the same local or parameter everywhere.
  private(set) var plainLocals: Set<String> = []
  /// Those of them that can change, but only where the body itself sets them.
  private(set) var ownVariables: Set<String> = []
  /// The parts of the body in which each of those stands for another variable that a pattern binds.
  private(set) var parts: [String: [Range<Int>]] = [:]
  private(set) var parameters: Set<String> = []
  /// Those of them that are a `Bool`.
  private(set) var flags: Set<String> = []
  /// Whether there is nothing in what a loop goes over: `items.isEmpty`.
  private(set) var emptiness: Set<String> = []
  /// Those of them that ask whether a number is as much as a local that was ahead of it.
  private(set) var steps: [String: NumberStep] = [:]
  /// The names of its locals and parameters.
  private var localNames: Set<String> = []

  /// - Parameters:
  ///   - node: a function, an observer, or a closure.
  ///   - others: what counts as asked more than once.
  ///   - shared: what of that counts as asked so in the body itself.
  init(in node: Syntax, _ finder: QuestionFinder, besides others: Set<String>, own shared: Set<String>) {
    let told = finder.counts.keys.filter { finder.tells($0.toldPlace) }
    let hidden = node.as(AccessorDeclSyntax.self)?.namesOfValues ?? []
    let repeated = finder.counts.filter { $0.value > 1 || finder.returned.contains($0.key) }
    own = Set(repeated.keys).union(told).union(shared).union(finder.rivals).union(finder.related)
    texts = own.union(others)
    // What an observer is told goes by a name that may be another's elsewhere.
    if !hidden.isEmpty { texts = texts.filter { $0.names.isDisjoint(with: hidden) } }
    own.formIntersection(texts)
    guard !texts.isEmpty else { return }
    localNames = finder.localNames
    wholes = Set(finder.wholes.filter { $0.value > 1 }.keys)
    variables = finder.variables
    let declared = node.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters ?? []
    parameters = Set(declared.map(\.innerName)).union(node.as(ClosureExprSyntax.self)?.ownNames ?? [])
    flags = Set(declared.filter { $0.type.trimmedDescription == "Bool" }.map(\.innerName))
    emptiness = finder.emptiness.intersection(texts)
    // What is unwrapped under its own name is still what the parameter is.
    let unwrapped = finder.unwrapped.filter { finder.locals[$0.key] != 1 || !parameters.contains($0.key) }
    let bound = finder.locals.merging(unwrapped) { $0 + $1 }
    parts = bound.filter { $0.value > 1 && variables.contains($0.key) }.keys.reduce(into: [:]) {
      $0[$1] = finder.parts.apart($1)
    }
    plainLocals = Set(bound.filter { $0.value == 1 }.keys).union(parts.keys)
    ownVariables = plainLocals.intersection(variables).intersection(finder.places.keys).subtracting(finder.lent)
    let constants = plainLocals.subtracting(variables)
    let ahead = finder.ahead.filter { constants.contains($0.key) }
    steps = texts.reduce(into: [:]) { $0[$1] = Self.step(in: $1, of: ahead) }
  }

  /// What tells a question apart from those of its text in other parts of the body.
  ///
  /// - Parameter locals: those that it is about.
  func part(of locals: Set<String>, at offset: Int) -> String {
    let found = locals.sorted().compactMap { name in parts[name]?.first { $0.contains(offset) }?.lowerBound }
    return found.map { " \($0)" }.joined()
  }

  /// All that `part(of:at:)` may be.
  func parts(of text: String) -> [String] {
    text.names.sorted().reduce([""]) { found, name in
      guard let ranges = parts[name] else { return found }
      return found + found.flatMap { before in ranges.map { "\(before) \($0.lowerBound)" } }
    }
  }

  /// A question in the words by which it is known.
  func known(_ text: String) -> String { text.withoutSelf(hiddenBy: localNames) }

  private static func step(in text: String, of ahead: [String: NumberStep]) -> NumberStep? {
    guard !ahead.isEmpty, case .number? = text.toldPlace, let (one, other) = text.toldPlace?.compared
    else { return nil }
    return [(one, other), (other, one)].lazy.compactMap { ahead[$1]?.name == $0 ? ahead[$1] : nil }.first
  }

  /// A question without its negation, by which two are compared.
  static func text(of term: Operands) -> String {
    let texts = term.elements.map(\.text)
    return texts.map { $0 == "!=" ? "==" : $0 }.joined(separator: " ")
  }
}

extension AccessorDeclSyntax {
  /// What an observer calls the old or the new value.
  var namesOfValues: Set<String> {
    Set(["oldValue", "newValue"] + [parameters?.name.identifierText].compactMap(\.self))
  }
}

extension String {
  var nameWithoutSelf: String { hasPrefix("self.") ? String(dropFirst(5)) : self }
}

extension ForStmtSyntax {
  /// What asks whether it has a turn at all, of a collection that has a name: `items.isEmpty`.
  var emptiness: String? {
    guard awaitKeyword == nil, tryKeyword == nil, whereClause == nil else { return nil }
    var collection = sequence
    if let call = collection.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      ["enumerated", "reversed", "sorted"].contains(member.declName.baseName.text)
    {
      collection = base
    }
    guard collection.is(DeclReferenceExprSyntax.self) || !collection.nameBehindSelf.isEmpty else { return nil }
    return collection.trimmedDescription.contains("(") ? nil : "\(collection.text).isEmpty"
  }
}
