import SwiftSyntax

/// Which methods are called from outside, and which only by others of their type.
extension EventMethods {
  /// The function, and those that it calls, but for what takes an enum of events.
  func reachable(from index: Int) -> Set<Int> {
    var all: Set<Int> = [index]
    var pending = [index]
    while let next = pending.popLast() {
      let targets = functions[next].callees.union(functions[next].named)
      for target in targets where isFollowed(target) && all.insert(target).inserted {
        pending.append(target)
      }
    }
    return all
  }

  private func isFollowed(_ index: Int) -> Bool {
    !isDispatcher(index) || takingResults.contains(functions[index].function.offset)
  }

  func isDispatcher(_ index: Int) -> Bool { dispatchers.contains(functions[index].function.offset) }

  /// The positions of the functions that a call on the instance can mean.
  func answering(_ call: Survey.CallName) -> [Int] {
    (uses.named[call.name] ?? []).filter { functions[$0].function.answers(call) }
  }

  func isCalledFromOutside(_ index: Int) -> Bool {
    if let known = uses.calledFromOutside[index] { return known }
    let isCalled = looksCalledFromOutside(index)
    uses.calledFromOutside[index] = isCalled
    return isCalled
  }

  private func looksCalledFromOutside(_ index: Int) -> Bool {
    let function = functions[index].function
    let callers = uses.callers[index].filter { $0 != index }
    let access = function.access
    if access == .open { return true }
    let closures = isCalledAgainOnly(index) ? [] : closures(calling: function)
    // What siblings call, too, is a helper of the closure as well.
    let isClosuresOwn = closures.contains(false) && (access != .hidden || callers.isEmpty || isCalledOnAlias(function))
    if isClosuresOwn || isCalledByOtherTypes(function) || isLeftBehind(index) { return true }
    let isHelper = !callers.isEmpty || !closures.isEmpty || isHelperOfOtherMembers(function)
    if access == .shown, isInCycleAlone(index) { return true }
    if isHelper {
      return access == .shown && (hidesFunctions || !showsHelpers && !isTold(bySiblings: function))
    }
    return access == .shown || isNamedElsewhere(index)
  }

  /// Whether nothing calls it but closures that it leaves behind itself, so that somebody else calls it first.
  private func isCalledAgainOnly(_ index: Int) -> Bool {
    let (function, own) = (functions[index].function, functions[index].survey.closures)
    guard function.access == .shown, !own.isEmpty else { return false }
    let calling = closures(calling: function)
    guard !calling.isEmpty, !calling.contains(false) else { return false }
    let inside = own.flatMap { Self.surveys(of: $0, in: declarations) }
    return calling == closures(calling: function, among: inside)
  }

  /// Whether a closure calls it on something that was made from the instance, where it is not followed: `handler.value.finish()`.
  private func isCalledOnAlias(_ function: FunctionDeclSyntax) -> Bool {
    closures(naming: function).contains { survey in
      survey.calls.contains { call in
        !call.isOnSelf && function.answers(call) && !madeFromSelf.isDisjoint(with: call.baseNames)
      }
    }
  }

  /// Whether it is one of several functions that call one another, and that nothing else calls.
  private func isInCycleAlone(_ index: Int) -> Bool {
    let cycle = reachable(from: index).filter { reachable(from: $0).contains(index) }
    return cycle.count > 1
      && cycle.allSatisfy { member in
        let function = functions[member].function
        return cycle.isSuperset(of: uses.callers[member]) && closures(calling: function).isEmpty
          && function.access != .open
          && !isHelperOfOtherMembers(function) && !isCalledByOtherTypes(function)
      }
  }

  /// The closures that may run later and call a function; whether they look at the state, change it or say where to go, so that they are events.
  private func closures(calling function: FunctionDeclSyntax, among some: [Survey]? = nil) -> [Bool] {
    let isBehindCancellation = type.holdsOwnTasks && declarations.isCalledBehindCancellation(function, in: type)
    return (some ?? closures(naming: function)).compactMap { survey in
      let calls = survey.calls.filter { call in
        function.answers(call) && (call.isOnSelf || !madeFromSelf.isDisjoint(with: call.baseNames))
          && property?.isGivenOn(by: call) != false
      }
      guard !calls.isEmpty else { return nil }
      return !survey.assigned.isDisjoint(with: stateNames) || looksAtState(survey) || type.asksForToken(function)
        || isBehindCancellation
        || calls.allSatisfy { function.isTold(stateType, by: $0, in: declarations, of: type.path) }
        || survey.calls.contains { !function.answers($0) && (callsHelper($0) || tellsSetter($0)) }
    }
  }

  /// The closures that call something of its name.
  private func closures(naming function: FunctionDeclSyntax) -> [Survey] {
    (uses.closuresCalling[function.name.identifierText] ?? []).map { closures[$0] }
  }

  /// Whether a call is one of a hidden function that sets the state and is no event, since others of the type call it, too.
  private func callsHelper(_ call: Survey.CallName) -> Bool {
    call.isOnSelf
      && answering(call).contains { index in
        let function = functions[index].function
        return function.access == .hidden && changesState(index) && uses.callers[index].contains { $0 != index }
          && !isCalledOnAlias(function) && !isCalledByOtherTypes(function) && !isLeftBehind(index)
      }
  }

  /// Whether a call tells the state to a helper that sets it, and that is no event, since all closures that call it do so.
  private func tellsSetter(_ call: Survey.CallName) -> Bool {
    let isTold = { (function: FunctionDeclSyntax, call: Survey.CallName) in
      function.isTold(stateType, by: call, in: declarations, of: type.path)
    }
    return call.isOnSelf
      && answering(call).contains { index in
        let function = functions[index].function
        let isHelper = function.access == .hidden || function.access == .shown && !hidesFunctions
        return isHelper && isTold(function, call) && changesState(index)
          && closures(naming: function).flatMap(\.calls).allSatisfy { !function.answers($0) || isTold(function, $0) }
          && !isCalledByOtherTypes(function) && !isLeftBehind(index)
      }
  }

  /// Whether the type puts it somewhere, or gives it to something that may call it later.
  func isLeftBehind(_ index: Int) -> Bool {
    let function = functions[index].function
    let name = function.name.identifierText
    guard type.isShared || isKeptOutside, type.properties[name] == nil else { return false }
    return (uses.leavingBehind[name] ?? []).contains { other in
      let parameters = functions[other].function.signature.parameterClause.parameters
      return other != index && !parameters.contains { $0.innerName == name }
    } || uses.leftBehindByOthers.contains(name)
  }

  /// Whether a function that others could call, and only siblings are seen to call, is a helper: a type that hides helpers
  /// shows none, and who uses the type must have been read, as the callers of its other functions tell.
  var showsHelpers: Bool {
    !hidesFunctions && (!dispatchers.isEmpty || functions.contains { isCalledByOtherTypes($0.function) })
  }

  /// Whether siblings call it to set the state that they say, so that what it does is theirs.
  private func isTold(bySiblings function: FunctionDeclSyntax) -> Bool {
    let calls = (uses.callsOnSelf[function.name.identifierText] ?? []).filter(function.answers)
    return !calls.isEmpty && calls.allSatisfy { function.isTold(stateType, by: $0, in: declarations, of: type.path) }
  }

  var hidesFunctions: Bool { uses.hidesFunctions }

  private func isNamedElsewhere(_ index: Int) -> Bool {
    let name = functions[index].function.name.identifierText
    return (uses.naming[name] ?? []).contains { other in
      other != index
        && !functions[other].survey.values.contains { $0.name == name && $0.runsAtOnce(in: type) }
        && !functions[other].function.onlyBindsLocals(to: name)
    }
      || uses.namedByOthers.contains(name)
      // What is hidden is named in its own file, if anywhere.
      || uses.namesInOtherTypes(seenFrom: functions[index].function).contains(name)
  }
}
