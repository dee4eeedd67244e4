import SwitchbackGraph

/// A machine that was found, or the regions of one, and its drawing.
struct Part {
  var regions: [MachineDeclaration]
  var drawn: Drawn

  /// Those that are machines; of several properties of one type each has the name of its property.
  ///
  /// - Parameter draw: draws a machine that is refused.
  static func machines(among parts: [Part], drawingRefused draw: (MachineDeclaration) -> Drawn) -> [Part] {
    var found: [Part] = []
    for group in grouped(parts) {
      // Of a value that may be missing nobody knows beside another machine whether it is meant as a state.
      let isSure = group.contains { !$0.isOptional && ($0.isAsked || $0.isReactedTo) && $0.isMachine }
      let most = isSure ? nil : group.optionalOfMostEvents
      let siblings = group.filter { part in
        !part.isOptional || part.drawn.graph.tellsCasesApart || part.offset == most
      }
      var machines = siblings.filter(\.isMachine)
      // What nobody here asks for is a state only beside another one.
      if !machines.contains(where: { $0.isAsked || $0.isReactedTo || $0.goesItsOwnWay }) { machines = [] }
      let others = siblings.filter { part in
        !part.isMachine && part.isPartlyUnknown && (part.isAsked || part.regions[0].isNamedState)
      }
      let left = group.filter { part in
        part.isOptional && part.isMachine && part.drawn.graph.comesToSeveral
          && !siblings.contains { $0.offset == part.offset }
      }
      for index in machines.indices {
        if machines.count > 1 { machines[index].nameByProperty() }
        if index == 0 {
          machines[index].note(
            others.compactMap(\.regions[0].storedProperty?.note)
              + left.compactMap(\.regions[0].storedProperty?.noteOfOptional)
          )
        }
      }
      found += machines
      if machines.isEmpty, let refused = group.lazy.compactMap(\.refused).first {
        found.append(Part(regions: [refused], drawn: draw(refused)))
      }
    }
    return found
  }

  /// The properties of one type belong together.
  private static func grouped(_ parts: [Part]) -> [[Part]] {
    parts.reduce(into: []) { groups, part in
      let last = groups.last?.last?.regions[0]
      if part.regions[0].storedProperty != nil, last?.storedProperty != nil, last?.owner == part.regions[0].owner,
        part.regions[0].records == nil, last?.records == nil
      {
        groups[groups.count - 1].append(part)
      } else {
        groups.append([part])
      }
    }
  }

  /// The refusal of a type that takes its state over from something else, whose states any function may follow by any, or
  /// that sets a copy.
  private var refused: MachineDeclaration? {
    let declarations = regions[0].declarations
    guard regions[0].storedProperty != nil, let type = declarations.types[regions[0].owner] else { return nil }
    return MirroredStates.machine(of: type, in: declarations) ?? UnaskedStates.machine(of: type, in: declarations)
      ?? SetInCopies.machine(of: type, in: declarations)
  }

  private mutating func nameByProperty() {
    guard let property = regions[0].storedProperty else { return }
    drawn.graph.name += ".\(property.memberName)"
  }

  /// Says of which other properties of the type it is unknown where they lead, or not drawn.
  private mutating func note(_ notes: [Program.Note]) {
    guard !notes.isEmpty else { return }
    drawn.graph.unread += notes.map { StateGraph.Unread(line: $0.offset, why: $0.why) }
    drawn.graph.unread.sort { $0.line < $1.line }
    if drawn.graph.read == .complete { drawn.graph.read = .partial }
  }

  private var isAsked: Bool { regions[0].storedProperty?.isAsked ?? true }

  private var isReactedTo: Bool { regions[0].storedProperty?.isReactedTo ?? false }

  /// Whether others can only see to which of several states it has come by itself; between two it may be a choice.
  private var goesItsOwnWay: Bool {
    let targets = drawn.graph.transitions.filter { $0.kind == .move }.map(\.to)
    return regions[0].storedProperty?.isSetByItselfOnly == true && Set(targets).count > 2
  }

  fileprivate var isOptional: Bool {
    regions[0].hasOptionalState && regions[0].storedProperty != nil && regions[0].records == nil
  }

  /// Where the property stands, which tells the parts of one type apart.
  fileprivate var offset: Int? { regions[0].storedProperty?.offset }

  private var isAskedBefore: Bool { regions[0].storedProperty?.isAskedBefore ?? false }

  private var isMachine: Bool {
    let (declaration, graph) = (regions[0], drawn.graph)
    if declaration.refusal != nil { return true }
    // A rule of our own is a machine, be it that nothing of it can be drawn.
    if declaration.table?.type.form == .own { return true }
    // A property that methods set and ask is no machine as long as nothing leads from one state to another.
    if declaration.hasMethodsOnly {
      // What any view may set from anywhere is a choice: a tab, a filter.
      let moves = graph.transitions.filter { $0.kind == .move }
      let targets = Set(moves.map(\.to))
      // To be told where to go, and to go there from everywhere, is a choice as well, unless it looks back from there, or is forbidden.
      let isFree = !declaration.looksBack && declaration.storedProperty?.isAskedForMoves != true
      if !moves.isEmpty, moves.allSatisfy(\.isChoice), isFree, !declaration.isSharedState {
        return false
      }
      if declaration.movesInClosures { return graph.hasOrder || (isAskedBefore || isReactedTo) && !targets.isEmpty }
      // Where it is lost what becomes of the state, that is said rather than nothing.
      let mayBeLost =
        drawn.mayBeLost || declaration.isDerived || declaration.entries.contains(where: declaration.resultIsState)
      if targets.isEmpty, mayBeLost, declaration.isDrawnWhereLost {
        return isPartlyUnknown
      }
      return targets.count > (isAsked ? 0 : 1) || isLostWhereReactedTo
    }
    // Where no row names an event that is declared elsewhere, there is none to draw.
    return !graph.events.isEmpty || declaration.storage == .itself
  }

  private var isPartlyUnknown: Bool { drawn.graph.transitions.contains { $0.kind == .computed } }

  /// Whether it is lost what becomes of a state that is set, waited for and set again, or that something else reacts to.
  private var isLostWhereReactedTo: Bool {
    isReactedTo && !isOptional && !regions[0].hasForeignStates && drawn.mayBeLost && isPartlyUnknown
  }
}

extension MachineDeclaration {
  /// Whether its property or the enum is called a state.
  fileprivate var isNamedState: Bool {
    [storedProperty?.stateName ?? "", stateType].contains { NameWords.nameState($0.lastName) }
  }

  /// Whether it is a state by its name that many may look at and be told of, and no mode or screen that one chooses.
  fileprivate var isSharedState: Bool {
    let words = [storedProperty?.stateName ?? "", stateType].compactMap { NameWords($0.lastName).words.last }
    return isShared && states.cases.count > 2 && !Set(words).isDisjoint(with: ["state", "status", "phase", "stage"])
  }

  /// Whether a method sets the state to what something makes of it.
  var isDerived: Bool { storedProperty?.isDerived ?? false }

  /// Whether it is a machine where nothing but what is lost happens to its state.
  var isDrawnWhereLost: Bool {
    storedProperty?.isAsked ?? true && !movesInClosures && !hasForeignStates && !hasOptionalState
  }
}

extension StateGraph.Transition {
  /// Whether whoever asks for a state gets it, wherever the machine is.
  fileprivate var isChoice: Bool { via == "any" && event.contains("->") }
}

extension [Part] {
  /// Where the property stands, of those that may be nil, for which there are the most events.
  fileprivate var optionalOfMostEvents: Int? {
    let optional = filter(\.isOptional)
    let most = optional.map(\.regions[0].entries.count).max()
    return optional.first { $0.regions[0].entries.count == most }?.offset
  }
}

extension StateGraph {
  /// Whether it depends on the state where events lead, and they lead to several that are there.
  fileprivate var comesToSeveral: Bool {
    let targets = Set(transitions.filter { $0.kind == .move }.compactMap(\.to)).subtracting(["nil"])
    return targets.count > 1 && hasOrder
  }
}
