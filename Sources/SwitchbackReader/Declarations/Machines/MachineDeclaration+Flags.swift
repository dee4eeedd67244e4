import SwiftSyntax

extension MachineDeclaration {
  /// The stored properties of `Bool` beside the state of which a function asks what it, or the one that calls it, has put
  /// there or asked before.
  var flags: [String] {
    let isAlone = box == nil && region == nil && closure == nil && table == nil && stateTypes == nil && steps == nil
    guard isAlone, declarations.whole == nil, let type = declarations.types[owner] else { return [] }
    let bodies = type.functions.compactMap(\.body)
    // What a getter does is done where it is asked for.
    let accessors = type.bindings.compactMap(\.accessorBlock).flatMap(\.accessorsThatSet)
    return type.plainFlags.sorted().filter { name in
      let questions = type.questions(about: name, declarations.surveys)
      return storage != .property(name)
        && bodies.contains { asks(questions, again: name, in: $0, of: type) }
        && !accessors.contains { declarations.surveys.changes(name, in: $0, of: type) }
    }
  }

  /// Whether only the type itself can set a property.
  func hidesSetting(of name: String) -> Bool { declarations.types[owner]?.hides(settingOf: name) == true }

  private func asks(
    _ questions: Set<String>,
    again name: String,
    in body: CodeBlockSyntax,
    of type: Declarations.TypeDeclaration
  ) -> Bool {
    let survey = declarations.surveys.survey(body)
    guard !survey.names.isDisjoint(with: questions) else { return false }
    if body.mentions(questions, again: name) { return true }
    return (survey.calls + survey.callsLater).contains { call in
      call.isOnSelf
        && declarations.surveys.reachable(from: call.name, in: type).contains {
          !$0.names.isDisjoint(with: questions) || $0.assigned.contains(name)
        }
    }
  }
}

extension Declarations.TypeDeclaration {
  /// The stored variables of `Bool`.
  fileprivate var plainFlags: [String] {
    variables.filter { $0.bindingSpecifier.text == "var" && !$0.isStatic && $0.isPlain }
      .flatMap(\.bindings)
      .filter { $0.accessorBlock == nil && $0.isFlag }
      .map(\.pattern.trimmedDescription)
  }

  /// The name itself, and those of the computed properties that mention it.
  fileprivate func questions(about name: String, _ surveys: Surveys) -> Set<String> {
    let computed = bindings.filter { binding in
      binding.accessorBlock.map { surveys.survey($0).names.contains(name) } ?? false
    }
    return Set(computed.map(\.pattern.trimmedDescription)).union([name])
  }
}

extension VariableDeclSyntax {
  /// Whether what is put into it is there at once: published, but not kept elsewhere by a wrapper.
  fileprivate var isPlain: Bool {
    !modifiers.contains { $0.name.text == "lazy" }
      && attributes.allSatisfy { ["@Published", "@MainActor", "@ObservationIgnored"].contains($0.trimmedDescription) }
  }
}

extension PatternBindingSyntax {
  /// Whether it is declared, or begins, as a `Bool`.
  var isFlag: Bool {
    typeAnnotation.map { $0.type.trimmedDescription == "Bool" } ?? initializer?.value.is(BooleanLiteralExprSyntax.self)
      ?? false
  }
}

extension AccessorBlockSyntax {
  /// The setters and observers.
  fileprivate var accessorsThatSet: [AccessorDeclSyntax] {
    guard case .accessors(let list) = accessors else { return [] }
    return list.filter { $0.accessorSpecifier.text != "get" }
  }
}

extension CodeBlockSyntax {
  /// Whether something is asked behind a place that assigns or asks.
  fileprivate func mentions(_ questions: Set<String>, again name: String) -> Bool {
    var isMentioned = false
    for token in tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let text) = token.tokenKind, questions.contains(text) else { continue }
      let isAssigned = text == name && token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .equal
      // What a loop asks is asked again in the next turn.
      if isMentioned, !isAssigned || token.isInLoop { return true }
      isMentioned = true
    }
    return false
  }
}

extension TokenSyntax {
  fileprivate var isInLoop: Bool {
    sequence(first: Syntax(self), next: \.parent).prefix {
      !$0.is(ClosureExprSyntax.self) && !$0.is(FunctionDeclSyntax.self)
    }
    .contains { $0.is(ForStmtSyntax.self) || $0.is(WhileStmtSyntax.self) || $0.is(RepeatStmtSyntax.self) }
  }
}
