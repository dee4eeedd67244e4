import SwitchbackGraph

/// A machine that was drawn, its lines still offsets, and what is to be checked of it.
struct Drawn {
  var graph: StateGraph
  /// The file for which it is read, where that is not the one of its line.
  var home: Int?
  /// The path of the property that holds the state, and whether that is one of a class inside of the type, which is moved from there.
  var place: (path: String, isInside: Bool)?
  /// Where the assignments to the state are that were followed.
  var assignments: Set<Int> = []
  var checks: [any Check] = .all
  /// The path of the enum of its events, where the file declares it and other machines may take the same.
  var eventType: String?
  /// Whether more code than the rows that are drawn can set the state.
  var isOpenToOthers = false
  /// Whether somebody says that it is a machine; one that is refused may have been taken for one.
  var isDeclared = true
  /// Whether its states can have the marks of this package.
  var canBeMarked = true
  /// Whether something happens to the state that the source does not tell.
  var mayBeLost = false
  /// The events that it need not handle.
  var eventsOfOthers: Set<String> = []
  /// What the checks would say if other files had nothing to say against it.
  var suspicions: [Suspicion] = []

  /// What the checks say, but for what comments at a line silence.
  func findings(unless isSilenced: (_ rule: String, _ line: Int) -> Bool) -> [Finding] {
    let silenced = Set(graph.transitions.map(\.line).filter { isSilenced(UnreadTarget().rule, $0) })
    let lines = Set(graph.events.filter { eventsOfOthers.contains($0.name) }.map(\.line))
    let rule = UnhandledEvent().rule
    let findings = graph.check(checks.map { suited($0, silenced) }).filter {
      ($0.rule != rule || !lines.contains($0.line)) && !isSilenced($0.rule, $0.line)
    }
    return isOpenToOthers ? findings.map(\.ofOpenMachine) : findings
  }

  /// A check that says what can be done here.
  private func suited(_ check: any Check, _ silenced: Set<Int>) -> any Check {
    switch check {
    case is UnreadTarget: UnreadTarget(silenced: silenced)
    case is DeadEnd: DeadEnd(offersMarks: canBeMarked)
    case is UnreachableState: UnreachableState(offersMarks: canBeMarked)
    case is RefusedMachine: RefusedMachine(isGuess: !isDeclared)
    default: check
    }
  }
}

extension Finding {
  /// What other code can set, it may lead out of an end.
  fileprivate var ofOpenMachine: Finding {
    var finding = self
    if rule == DeadEnd().rule { finding.severity = .note }
    return finding
  }
}

extension [Drawn] {
  /// Puts structs of machines where they stand.
  mutating func add(_ structs: [MachineStruct]) {
    for machine in structs {
      let graph = machine.graph(of: map(\.graph))
      // What else there is to say, the machines that are its regions say themselves.
      let drawn = Drawn(graph: graph, checks: [UnhandledEvent()], eventType: machine.events?.path)
      insert(drawn, at: firstIndex { $0.graph.line > machine.offset } ?? endIndex)
    }
  }
}

extension MachineDeclaration {
  var place: (path: String, isInside: Bool)? {
    if let object { return ("\(object.content).\(object.member)", object.content.hasPrefix("\(owner).")) }
    return storage.propertyName.map { ("\(owner).\($0)", false) }
  }

  /// The path of the enum of the events that it takes, where the file declares it; of enums that are machines themselves.
  var eventType: String? {
    guard storage == .itself else { return nil }
    return if case .declared(_, let path)? = entries.first?.events { path } else { nil }
  }
}
