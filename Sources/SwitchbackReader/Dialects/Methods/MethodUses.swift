import SwiftSyntax

/// Who calls and names the methods of a type, gathered once: what is looked for anew for each of many takes too long.
final class MethodUses {
  private let type: Declarations.TypeDeclaration
  private let functions: [EventMethods.Method]
  private let closures: [Survey]
  private let declarations: Declarations
  /// What is known of each function, by its position.
  var calledFromOutside: [Int: Bool] = [:]

  init(
    of type: Declarations.TypeDeclaration,
    _ functions: [EventMethods.Method],
    closures: [Survey],
    in declarations: Declarations
  ) {
    self.type = type
    self.functions = functions
    self.closures = closures
    self.declarations = declarations
  }

  /// The positions of the functions by their identities.
  private(set) lazy var positions: [SyntaxIdentifier: Int] = Dictionary(
    functions.indices.map { (functions[$0].function.id, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  /// The positions of the functions by their names.
  private(set) lazy var named: [String: [Int]] = Dictionary(grouping: functions.indices) {
    functions[$0].function.name.identifierText
  }

  private(set) lazy var hidesFunctions: Bool = functions.contains { $0.function.access == .hidden }

  /// The functions that call each function.
  private(set) lazy var callers: [[Int]] = {
    var callers = [[Int]](repeating: [], count: functions.count)
    for (index, method) in functions.enumerated() {
      for callee in method.callees { callers[callee].append(index) }
    }
    return callers
  }()

  /// The positions of the closures by the names of what they call.
  private(set) lazy var closuresCalling: [String: [Int]] = {
    var found: [String: [Int]] = [:]
    for (index, closure) in closures.enumerated() {
      for name in Set(closure.calls.map(\.name)) { found[name, default: []].append(index) }
    }
    return found
  }()

  /// What the functions and the closures call on the instance, by its name.
  private(set) lazy var callsOnSelf: [String: [Survey.CallName]] = Dictionary(
    grouping: (functions.map(\.survey) + closures).flatMap { $0.calls + $0.callsLater }.filter(\.isOnSelf),
    by: \.name
  )

  /// What other types call that hold such a machine, by its name, with what they hold it in.
  private(set) lazy var callsOfHolders: [String: [(call: Survey.CallName, properties: [String])]] = {
    let name = type.path.plainPath.split(separator: ".").last.map(String.init) ?? type.path
    let calls = declarations.holders(of: name).flatMap { path, properties in
      let other = path == type.path ? nil : declarations.types[path]
      let surveys = other?.functions.compactMap(\.body).map(declarations.surveys.survey) ?? []
      return surveys.flatMap { $0.calls + $0.callsLater }.map { (call: $0, properties: properties) }
    }
    return Dictionary(grouping: calls, by: \.call.name)
  }()

  // MARK: Names

  /// The functions that name something to be called later, by its name.
  private(set) lazy var leavingBehind: [String: [Int]] = {
    var found: [String: [Int]] = [:]
    for (index, method) in functions.enumerated() {
      for name in namesLeftBehind(by: method.survey) { found[name, default: []].append(index) }
    }
    return found
  }()

  /// What members that are no functions name to be called later.
  private(set) lazy var leftBehindByOthers: Set<String> = otherMembers.reduce(into: []) {
    $0.formUnion(namesLeftBehind(by: $1))
  }

  private func namesLeftBehind(by survey: Survey) -> Set<String> {
    Set(survey.values.filter { named[$0.name] != nil && $0.runsLater(in: type, declarations) }.map(\.name))
  }

  /// The functions that name a function, by its name.
  private(set) lazy var naming: [String: [Int]] = {
    var found: [String: [Int]] = [:]
    for (index, method) in functions.enumerated() {
      for name in method.survey.names where named[name] != nil { found[name, default: []].append(index) }
    }
    return found
  }()

  private(set) lazy var namedByOthers: Set<String> = otherMembers.reduce(into: []) { $0.formUnion($1.names) }

  private var namedInFiles: [Int: Set<String>] = [:]

  /// What the functions of other types name that a file sees.
  func namesInOtherTypes(seenFrom function: FunctionDeclSyntax) -> Set<String> {
    let seen = declarations.seen(from: function)
    if let known = namedInFiles[seen.file] { return known }
    let paths = Set(seen.order).subtracting(type.above + [type.path])
    let bodies = paths.compactMap { declarations.types[$0] }.flatMap(\.functions).compactMap(\.body)
    let names = bodies.reduce(into: Set<String>()) { $0.formUnion(declarations.surveys.survey($1).names) }
    namedInFiles[seen.file] = names
    return names
  }

  // MARK: Other members

  /// Initialisers, properties and subscripts.
  private(set) lazy var otherMembers: [Survey] = {
    let others = type.members.filter { !$0.is(FunctionDeclSyntax.self) && !$0.isProtocolOrType }
    return (others.contains { $0.holdsDictionary } ? others.filter { !type.isActionTable($0) } : others)
      .map(declarations.surveys.survey)
  }()

  /// What these call on the instance, by its name.
  private(set) lazy var callsOfOthers: [String: [Survey.CallName]] = Self.callsOnSelf(in: otherMembers)

  /// What the observers of properties call on the instance, by its name.
  private(set) lazy var callsOfObservers: [String: [Survey.CallName]] = Self.callsOnSelf(
    in: type.bindings.filter { !$0.isComputed }.compactMap(\.accessorBlock)
      .map(declarations.surveys.survey)
  )

  private static func callsOnSelf(in surveys: [Survey]) -> [String: [Survey.CallName]] {
    Dictionary(grouping: surveys.flatMap(\.calls).filter(\.isOnSelf), by: \.name)
  }
}
