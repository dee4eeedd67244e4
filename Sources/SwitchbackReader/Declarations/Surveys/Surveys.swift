import SwiftSyntax

/// The surveys of functions and the shapes of enums, each made once.
final class Surveys {
  var bearings: [Bearing: Bool] = [:]
  var facts = ModuleFacts()
  /// What looks at everything once more, knowing the same of the module.
  var anew: Surveys {
    let surveys = Surveys()
    surveys.facts = facts
    return surveys
  }
  /// What it depends on whether a function tells anything about a machine.
  struct Bearing: Hashable {
    /// Its offset.
    var function: Int
    /// The type whose function it is.
    var owner: String
    /// Where that type keeps the state.
    var state: String?
    /// The struct of which only a property is looked at.
    var whole: String?
    /// The struct around the state.
    var lent: String?
    /// The functions of other files that set the state.
    var wrappers: Set<String>
  }

  private var surveys: [Int: Survey] = [:]
  private var reaches: [String: [Survey]] = [:]
  private var shapes: [String: EnumShape] = [:]
  private var events: Set<String>?
  private var dottedNames: [Int: DottedNames] = [:]
  private var machineNames: [String: Bool] = [:]
  private var stateTypes: [Int: [MachineDeclaration]]?
  private var holders: [String: [String: [String]]]?
  private var members: [Member]?
  private var makings: [String: [Declarations.Making]]?

  /// What a type has, or what stands outside of all types.
  struct Member {
    /// Of the type; empty outside of all types.
    var path: String
    var member: Syntax
    var file: Int
  }

  /// The surveys of the functions of this name, and of all that they call on the same instance.
  func reachable(
    from name: String,
    in type: Declarations.TypeDeclaration?,
    or function: FunctionDeclSyntax? = nil,
    excluding others: Set<String> = []
  ) -> [Survey] {
    let own = [function].compactMap { $0?.body }.map { survey($0) }
    guard let type else { return own }
    let key = "\(type.path) \(name)"
    if others.isEmpty, let known = reaches[key] { return known + own }
    let names = names(reachableFrom: name, in: type, excluding: others)
    let reached = names.flatMap(type.possible).compactMap(\.body).map { survey($0) }
    if others.isEmpty { reaches[key] = reached }
    return reached + own
  }

  /// Whether a piece of source assigns a property, itself or in what it calls on the same instance.
  func changes(_ property: String, in syntax: some SyntaxProtocol, of type: Declarations.TypeDeclaration?) -> Bool {
    let survey = survey(syntax)
    return survey.assigned.contains(property)
      || survey.calls.contains { call in
        call.isOnSelf && reachable(from: call.name, in: type).contains { $0.assigned.contains(property) }
      }
  }

  /// The computed properties that ask for one of some properties, themselves, through others of them, or, where they are
  /// a `Bool`, through functions of the type.
  func questions(
    about properties: Set<String>,
    among computed: [PatternBindingSyntax],
    of type: Declarations.TypeDeclaration
  ) -> Set<String> {
    let surveys = computed.compactMap { binding in
      binding.accessorBlock.map { (name: binding.pattern.trimmedDescription, survey: survey($0), binding: binding) }
    }
    let first = surveys.filter { computed in
      !computed.survey.looked.isDisjoint(with: properties)
        || computed.binding.typeAnnotation?.type.trimmedDescription == "Bool"
          && asksInFunctions(computed.survey, about: properties, of: type)
    }
    var questions = Set(first.map(\.name))
    while true {
      let more = surveys.filter { !questions.contains($0.name) && $0.survey.asks(any: questions) }
      if more.isEmpty { return questions }
      questions.formUnion(more.map(\.name))
    }
  }

  private func asksInFunctions(
    _ survey: Survey,
    about properties: Set<String>,
    of type: Declarations.TypeDeclaration
  ) -> Bool {
    survey.calls.contains { call in
      call.isOnSelf && reachable(from: call.name, in: type).contains { !$0.looked.isDisjoint(with: properties) }
    }
  }

  /// The computed properties of the type of a property that mention it, themselves or through others of them: `var state: State { _state }`.
  func accessors(
    of property: String,
    among computed: [PatternBindingSyntax],
    where isOfItsType: (PatternBindingSyntax) -> Bool
  ) -> Set<String> {
    var found: Set<String> = []
    while true {
      let known = found.union([property])
      let more = computed.filter { binding in
        guard !found.contains(binding.pattern.trimmedDescription), let accessors = binding.accessorBlock else {
          return false
        }
        let survey = survey(accessors)
        return known.contains(where: survey.mentions) && isOfItsType(binding)
      }
      if more.isEmpty { return found }
      found.formUnion(more.map(\.pattern.trimmedDescription))
    }
  }

  /// The name itself, and those of all functions that are called from there on the same instance.
  func names(
    reachableFrom name: String,
    in type: Declarations.TypeDeclaration?,
    excluding others: Set<String> = []
  ) -> Set<String> {
    var names: Set<String> = [name]
    var pending = [name]
    while let next = pending.popLast() {
      for body in (type?.possible(named: next) ?? []).compactMap(\.body) {
        for call in survey(body).calls
        where call.isOnSelf && !others.contains(call.name) && names.insert(call.name).inserted {
          pending.append(call.name)
        }
      }
    }
    return names
  }

  func shape(at path: String) -> EnumShape? { shapes[path] }

  func keep(_ shape: EnumShape) { shapes[shape.path] = shape }

  /// The enums whose cases are events, found once.
  func machineEvents(_ find: () -> Set<String>) -> Set<String> {
    let found = events ?? find()
    events = found
    return found
  }

  /// The machines whose states are types, by the files in which the first of these stands; found once.
  func stateTypes(_ find: () -> [Int: [MachineDeclaration]]) -> [Int: [MachineDeclaration]] {
    let found = stateTypes ?? find()
    stateTypes = found
    return found
  }

  /// Who holds a value of which type, found once.
  func holders(_ find: () -> [String: [String: [String]]]) -> [String: [String: [String]]] {
    let found = holders ?? find()
    holders = found
    return found
  }

  /// What all types have, found once.
  func members(_ find: () -> [Member]) -> [Member] {
    let found = members ?? find()
    members = found
    return found
  }

  /// Where values are made by the names of types, by these, found once.
  func makings(_ find: () -> [String: [Declarations.Making]]) -> [String: [Declarations.Making]] {
    let found = makings ?? find()
    makings = found
    return found
  }

  /// What stands behind dots in a file, found once.
  func dottedNames(inFile file: Int, _ find: () -> DottedNames) -> DottedNames {
    let found = dottedNames[file] ?? find()
    dottedNames[file] = found
    return found
  }

  /// Whether a type is called a machine, found once.
  func isMachine(named name: String, _ find: () -> Bool) -> Bool {
    let found = machineNames[name] ?? find()
    machineNames[name] = found
    return found
  }

  func survey(_ body: some SyntaxProtocol) -> Survey {
    if let block = Syntax(body).as(FunctionDeclSyntax.self)?.blockThatIsAll { return survey(block) }
    if let known = surveys[body.offset] { return known }
    let survey = fresh(body)
    surveys[body.offset] = survey
    return survey
  }

  /// The survey of what is no whole body.
  ///
  /// - Parameter isBareAtOnce: whether a closure that does not write `self` runs at once.
  func fresh(
    _ syntax: some SyntaxProtocol,
    includingClosures: Bool = false,
    isBareAtOnce: Bool = true
  ) -> Survey {
    Survey(syntax, includingClosures: includingClosures, isBareAtOnce: isBareAtOnce, facts: facts)
  }
}

extension FunctionDeclSyntax {
  /// Its body, where nothing else of it names what is done: no value of a parameter.
  fileprivate var blockThatIsAll: CodeBlockSyntax? {
    signature.parameterClause.parameters.contains { $0.defaultValue != nil } ? nil : body
  }
}
