import SwiftSyntax

/// A property that holds the task at hand, which nobody but its own type sets.
struct OwnTask {
  var name: String
  /// The closures that it runs, by the offsets of the statements that put them here.
  var closures: [Int: ClosureExprSyntax] = [:]
  /// Where it is set, but for where it is taken away right behind `task?.cancel()`.
  var writes: [Syntax] = []
}

extension MachineDeclaration {
  /// Those of a type that runs on one actor, and of which something asks whether it was cancelled.
  var ownTasks: [OwnTask] {
    guard let (type, _) = typeHidingState, type.isOnOneActor, declarations.type(named: "Task", from: owner) == nil
    else { return [] }
    let names = type.variables.filter(\.isHiddenInType).flatMap(\.bindings).compactMap(\.nameOfTask)
    guard !names.isEmpty, type.asksForCancellation else { return [] }
    let uses = type.uses(of: Set(names))
    return names.compactMap { name in
      var task = OwnTask(name: name)
      for token in uses[name] ?? [] where !task.notes(token, in: type) { return nil }
      return task.closures.isEmpty ? nil : task
    }
  }
}

extension OwnTask {
  /// - Returns: whether what is done to the property there is followed.
  fileprivate mutating func notes(_ token: TokenSyntax, in type: Declarations.TypeDeclaration) -> Bool {
    switch token.useOfProperty(isFlag: false) {
    case .reads: return true
    case .isLent: return token.isCalled(oneOf: ["cancel"])
    case .writes(let item):
      guard item.isInFunction, let expression = item.as(CodeBlockItemSyntax.self)?.item.as(ExprSyntax.self),
        let assignment = Assignment(expression),
        assignment.target.nameBehindSelf == name
          || assignment.target.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText == name
      else { return false }
      let value = assignment.value.single
      if value?.is(NilLiteralExprSyntax.self) == true {
        if !item.isBehindEnding(of: name, by: ["cancel"]) { writes.append(item) }
        return true
      }
      guard let closure = value?.call(putInPlaceBy: item)?.closureOfTask, closure.runsWithOwner(of: type) else {
        return false
      }
      closures[item.offset] = closure
      writes.append(item)
      return true
    }
  }
}

extension Declarations {
  /// Whether a function is only called by closures that ask before, once, whether the task was cancelled that runs them.
  func isCalledBehindCancellation(_ function: FunctionDeclSyntax, in type: TypeDeclaration) -> Bool {
    let references = references(to: function, in: type.path)
    return !references.isEmpty
      && references.allSatisfy { reference in
        let around = sequence(first: Syntax(reference.syntax), next: \.parent)
          .prefix { !$0.is(MemberBlockItemSyntax.self) }
        guard let index = around.firstIndex(where: { $0.is(ClosureExprSyntax.self) }),
          !around[..<index].contains(where: \.isLoop)
        else { return false }
        return around[index].tokens(viewMode: .sourceAccurate)
          .contains { $0.position < reference.syntax.position && $0.text == "isCancelled" }
      }
  }
}

extension Declarations.TypeDeclaration {
  /// Whether it has places for tasks of its own.
  var holdsOwnTasks: Bool {
    isOnOneActor && variables.contains { $0.isHiddenInType && $0.bindings.contains { $0.nameOfTask != nil } }
  }

  /// Whether no two pieces of it run beside each other.
  var isOnOneActor: Bool {
    guard let declaration else { return false }
    if declaration.is(ActorDeclSyntax.self) { return true }
    let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
    return attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Actor") == true
    }
  }

  fileprivate var asksForCancellation: Bool {
    members.contains { member in
      member.tokens(viewMode: .sourceAccurate).contains { ["isCancelled", "checkCancellation"].contains($0.text) }
    }
  }
}

extension PatternBindingSyntax {
  /// The name of `var task: Task<Void, Never>?`.
  fileprivate var nameOfTask: String? {
    guard accessorBlock == nil, pattern.is(IdentifierPatternSyntax.self),
      initializer.map({ $0.value.is(NilLiteralExprSyntax.self) }) ?? true,
      let type = typeAnnotation?.type.as(OptionalTypeSyntax.self)?.wrappedType.as(IdentifierTypeSyntax.self),
      type.name.text == "Task"
    else { return nil }
    return plainName
  }
}

extension TokenSyntax {
  /// `task.cancel()`, which sets nothing.
  func isCalled(oneOf names: Set<String>) -> Bool {
    guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return false }
    let own = reference.parent?.as(MemberAccessExprSyntax.self).flatMap {
      $0.declName.id == reference.id ? ExprSyntax($0) : nil
    }
    let place = own ?? ExprSyntax(reference)
    guard let member = place.parent?.as(MemberAccessExprSyntax.self), member.base?.id == place.id else { return false }
    return names.contains(member.declName.baseName.text) && member.parent?.is(FunctionCallExprSyntax.self) == true
  }
}

extension FunctionCallExprSyntax {
  /// `Task { … }`.
  fileprivate var closureOfTask: ClosureExprSyntax? {
    let called = calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? calledExpression
    guard called.trimmedDescription == "Task", additionalTrailingClosures.isEmpty else { return nil }
    return trailingClosure
  }
}

extension ClosureExprSyntax {
  /// Whether it runs where the instance does, as the function does that begins it.
  fileprivate func runsWithOwner(of type: Declarations.TypeDeclaration) -> Bool {
    let attributes = signature?.attributes.map(\.trimmedDescription) ?? []
    guard attributes.allSatisfy({ $0 == "@MainActor" }) else { return false }
    if type.declaration?.is(ActorDeclSyntax.self) == true, !attributes.isEmpty || signature?.capture != nil {
      return false
    }
    for parent in sequence(first: Syntax(self), next: \.parent).dropFirst() {
      if let around = parent.as(ClosureExprSyntax.self), around.call?.closureOfTask?.id != around.id { return false }
      guard let function = parent.as(FunctionDeclSyntax.self) else { continue }
      return !function.runsElsewhere
    }
    return false
  }
}
