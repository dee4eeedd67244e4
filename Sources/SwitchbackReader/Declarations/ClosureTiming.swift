import SwiftSyntax

/// When a closure runs, as far as it and its call tell.
enum ClosureTiming {
  /// Once, before the call returns.
  case once
  /// As often as there are elements, before the call returns.
  case repeatedly
  /// After the function at hand has ended.
  case later
  case unknown

  var isAtOnce: Bool { self == .once || self == .repeatedly }
}

extension ClosureExprSyntax {
  var timing: ClosureTiming {
    let capture = signature?.capture?.items.first { $0.namesSelf }
    if capture?.specifier != nil { return .later }
    guard let (call, label) = callAround else { return capture == nil ? .unknown : .later }
    if call.calledExpression.id == id { return .once }
    let name = call.calledName ?? ""
    if label?.hasPrefix("on") == true || Self.later.contains(name) { return .later }
    if name.hasPrefix("with") || Self.once.contains(name) || call.isRunByActor { return .once }
    if Self.repeatedly.contains(name) { return .repeatedly }
    // Nobody has to say that a closure that runs at once captures 'self'.
    return capture == nil ? .unknown : .later
  }

  /// Whether it goes on beside everything else: `Task { … }`.
  var isStarted: Bool { call?.calledName.map(Self.later.contains) ?? false }

  /// The call that is given this closure.
  var call: FunctionCallExprSyntax? { callAround?.call }

  /// The call that is given this closure, or that calls it, and the label before it.
  private var callAround: (call: FunctionCallExprSyntax, label: String?)? {
    if let call = parent?.as(FunctionCallExprSyntax.self) { return (call, nil) }
    if let labeled = parent?.as(LabeledExprSyntax.self) {
      return labeled.parent?.parent?.as(FunctionCallExprSyntax.self).map { ($0, labeled.label?.text) }
    }
    guard let trailing = parent?.as(MultipleTrailingClosureElementSyntax.self) else { return nil }
    return trailing.parent?.parent?.as(FunctionCallExprSyntax.self).map { ($0, trailing.label.text) }
  }

  /// Concurrency and Dispatch.
  private static let later: Set = ["Task", "detached", "async", "asyncAfter", "addTask"]
  /// Dispatch, Foundation and Core Data; what begins with `with` gives something to its closure and takes it back.
  private static let once: Set = ["sync", "autoreleasepool", "performAndWait"]
  /// Functions of sequences.
  private static let repeatedly: Set = [
    "forEach", "mapValues", "contains", "allSatisfy", "firstIndex", "lastIndex", "sorted", "sort", "removeAll",
    "partition",
  ]
  /// Functions that sequences have, and futures and publishers as well.
  private static let perhapsRepeatedly: Set = [
    "map", "flatMap", "compactMap", "filter", "reduce", "first", "last", "min", "max", "prefix", "drop",
  ]

  /// When it runs, if it is before its call returns.
  var timingAtOnce: ClosureTiming { Self.perhapsRepeatedly.contains(call?.calledName ?? "") ? .repeatedly : .once }
}

extension FunctionCallExprSyntax {
  /// `MainActor.run { … }`, for which one waits.
  fileprivate var isRunByActor: Bool {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "run" else {
      return false
    }
    return member.base?.trimmedDescription.hasSuffix("Actor") ?? false
  }

  /// The last name of what is called: `async` of `queue.async`.
  var calledName: String? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
      ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
  }
}

extension ClosureCaptureSyntax {
  fileprivate var namesSelf: Bool { name.text == "self" || initializer?.value.trimmedDescription == "self" }
}
