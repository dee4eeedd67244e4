import SwiftSyntax

/// When a closure runs, as far as it and its call tell.
enum ClosureTiming {
  /// Once, before the call returns.
  case once
  /// As often as there are elements, before the call returns.
  case repeatedly
  /// While its call is waited for, as often as that likes.
  case meanwhile
  /// After the function at hand has ended.
  case later
  case unknown

  var isAtOnce: Bool { self == .once || self == .repeatedly }
}

extension ClosureExprSyntax {
  var timing: ClosureTiming {
    if let known = timingOfConstant { return known }
    if let call, call.isAnimation { return isAnimated(by: call) ? .once : .later }
    if let call, givesElements(to: call) { return .later }
    let capture = signature?.capture?.items.first { $0.namesSelf }
    if let call, call.isRunByActor { return .once }
    if capture?.specifier != nil, let call, call.neverKeeps(self) { return call.timing(ofArgument: label) }
    if capture?.specifier != nil { return .later }
    guard let (call, label) = callAround else { return capture == nil && !isKept ? .unknown : .later }
    if call.calledExpression.id == id { return .once }
    let known = call.timing(ofArgument: label)
    // Nobody has to say what a closure that runs at once captures.
    return known == .unknown && signature?.capture != nil ? .later : known
  }

  /// Whether it goes on beside everything else: `Task { … }`.
  var isStarted: Bool { call?.startsClosure ?? false }

  /// The call that is given this closure.
  var call: FunctionCallExprSyntax? { callAround?.call }

  /// Whether it is put into a property: `button.action = { … }`.
  private var isKept: Bool {
    if let whole = parent?.as(InfixOperatorExprSyntax.self) {
      return whole.operator.is(AssignmentExprSyntax.self) && whole.leftOperand.is(MemberAccessExprSyntax.self)
    }
    guard let elements = parent?.as(ExprListSyntax.self).map(Array.init), elements.count == 3 else { return false }
    return elements[1].is(AssignmentExprSyntax.self) && elements[0].is(MemberAccessExprSyntax.self)
  }

  /// What stands before it in that call.
  var label: String? { callAround?.label?.unquoted }

  /// The call that is given this closure, or that calls it, and the label before it.
  private var callAround: (call: FunctionCallExprSyntax, label: String?)? {
    if let call = parent?.as(FunctionCallExprSyntax.self) { return (call, nil) }
    if let labeled = parent?.as(LabeledExprSyntax.self) {
      return labeled.parent?.parent?.as(FunctionCallExprSyntax.self).map { ($0, labeled.label?.text) }
    }
    guard let trailing = parent?.as(MultipleTrailingClosureElementSyntax.self) else { return nil }
    return trailing.parent?.parent?.as(FunctionCallExprSyntax.self).map { ($0, trailing.label.text) }
  }

  /// When it runs, if it is before its call returns.
  var timingAtOnce: ClosureTiming { call?.mayRepeat == true ? .repeatedly : .once }
}

extension ClosureExprSyntax {
  /// Whether it is the last that a function of the type around it is given, which does not keep it: its parameter is not
  /// `@escaping`, or is only called.
  var endsWithOwnCall: Bool {
    let isUnknown = timing == .unknown
    let fitting = ownFunctionsGivenIt
    return !fitting.isEmpty
      && fitting.allSatisfy { function in
        isUnknown && function.signature.parameterClause.parameters.last?.type.runsAtOnce == true
          || function.onlyCallsLastParameter
      }
  }

  /// Whether it is the last that a function of the type around it is given, which may keep it and calls it itself as well.
  var isCalledByOwnCall: Bool {
    let fitting = ownFunctionsGivenIt
    return fitting.count == 1 && fitting.allSatisfy(\.callsLastParameter)
  }

  /// The functions of the type around it that may be the one which is given it as its last argument.
  private var ownFunctionsGivenIt: [FunctionDeclSyntax] {
    guard let call, call.closureAtEnd?.id == id, !timing.isAtOnce,
      let name = call.calledName, name.first?.isUppercase == false, call.calledExpression.nameBehindSelf == name
    else { return [] }
    let around = sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(MemberBlockItemListSyntax.self) }
    let functions = around.first { _ in true }?.compactMap { $0.decl.as(FunctionDeclSyntax.self) } ?? []
    return functions.filter { function in
      function.name.identifierText == name
        && function.signature.parameterClause.parameters.count == call.arguments.count
          + (call.trailingClosure == nil ? 0 : 1)
    }
  }
}

extension ClosureExprSyntax {
  /// Whether it is what an animation changes, which is done before the call returns; another one behind it is its completion.
  fileprivate func isAnimated(by call: FunctionCallExprSyntax) -> Bool {
    if let label { return ["animations", "changes"].contains(label) }
    return call.trailingClosure?.id == id && !call.arguments.contains { $0.expression.is(ClosureExprSyntax.self) }
  }
}

extension FunctionCallExprSyntax {
  /// UIKit: `UIView.animate(withDuration: 0.2) { … }`.
  fileprivate var isAnimation: Bool {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "UIView"
    else { return false }
    return ["animate", "animateKeyframes", "addKeyframe", "transition", "performWithoutAnimation"]
      .contains(member.declName.baseName.text)
  }

  /// When it runs a function that it is given, as far as the names of the call and of the argument tell.
  func timing(ofArgument label: String?) -> ClosureTiming {
    let name = calledName ?? ""
    if label?.isCallbackLabel == true || Self.later.contains(name) { return .later }
    let isAtEnd = label?.hasPrefix("completion") == true
    if name.hasPrefix("with") && !isAtEnd || Self.once.contains(name) || isRunByActor || makesStream { return .once }
    return Self.repeatedly.contains(name) ? .repeatedly : .unknown
  }

  /// Whether it may run what it is given as often as there are elements.
  var mayRepeat: Bool { Self.perhapsRepeatedly.contains(calledName ?? "") }

  fileprivate var startsClosure: Bool { Self.later.contains(calledName ?? "") }

  /// Whether its name tells that it keeps no closure, not even one that says `[weak self]`; a `sync` may be an errand.
  fileprivate func neverKeeps(_ closure: ClosureExprSyntax) -> Bool {
    guard let name = calledName else { return false }
    guard name == "sync" else {
      return name == "forEach" || Self.once.contains(name) || Self.rethrowing.contains(where: name.hasPrefix)
        || makesStream
    }
    let base = calledExpression.as(MemberAccessExprSyntax.self)?.base?.nameBehindSelf ?? ""
    return closure.parameterNames.isEmpty
      && (base.lowercased().hasSuffix("queue") || base.hasPrefix("DispatchQueue."))
  }

  /// Concurrency and Dispatch.
  private static let later: Set = ["Task", "detached", "async", "asyncAfter", "addTask"]
  /// Swift, Dispatch, Foundation, Core Data and actors; what begins with `with` gives something to its closure and takes it back.
  private static let once: Set = ["Result", "sync", "autoreleasepool", "performAndWait", "assumeIsolated"]
  /// Whether it is known to throw nothing but what its closure throws.
  var onlyRethrows: Bool {
    guard let name = calledName, name.hasPrefix("with") else { return true }
    return Self.rethrowing.contains(where: name.hasPrefix)
  }

  /// How functions of Swift, Foundation and SwiftUI begin that throw what their closures throw.
  private static let rethrowing = [
    "withLock", "withCritical", "withUnsafe", "withExtended", "withTask", "withDiscarding", "withValue",
    "withObservation", "withAnimation", "withTransaction",
  ]
  /// Functions of sequences.
  private static let repeatedly: Set = [
    "forEach", "mapValues", "contains", "allSatisfy", "firstIndex", "lastIndex", "sorted", "sort", "removeAll",
    "partition",
  ]
  /// Functions that sequences have, and futures and publishers as well.
  private static let perhapsRepeatedly: Set = [
    "map", "flatMap", "compactMap", "filter", "reduce", "first", "last", "min", "max", "prefix", "drop",
  ]

  /// `MainActor.run { … }`, for which one waits.
  fileprivate var isRunByActor: Bool {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "run" else {
      return false
    }
    return member.base?.trimmedDescription.hasSuffix("Actor") ?? false
  }

  /// The last name of what is called: `async` of `queue.async`, `Task` of `Task<Void, Never>.init`.
  var calledName: String? { calledExpression.lastName }
}

extension ExprSyntax {
  var lastName: String? {
    if let generic = self.as(GenericSpecializationExprSyntax.self) { return generic.expression.lastName }
    guard let member = self.as(MemberAccessExprSyntax.self) else {
      return self.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    }
    let name = member.declName.baseName.identifierText
    guard name == "init", let base = member.base?.lastName, base.first?.isUppercase == true else { return name }
    return base
  }
}

extension ClosureCaptureSyntax {
  fileprivate var namesSelf: Bool { name.text == "self" || initializer?.value.trimmedDescription == "self" }
}

extension String {
  /// Whether it is the label of a closure that something runs later: `onAppear`, `set` of `Binding(get:set:)`, or what gives
  /// the elements of a stream.
  var isCallbackLabel: Bool { hasPrefix("on") || ["set", "unfolding"].contains(self) }
}
