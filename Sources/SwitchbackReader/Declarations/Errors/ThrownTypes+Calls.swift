import SwiftSyntax

/// What `try` lets through: what the calls throw behind it, as far as it is known of each.
extension ThrownTypes {
  /// Nil where anything may come of one of them, and where nothing is seen to throw, since then something is not seen.
  func thrown(byAll expressions: [ExprSyntax]) -> Set<ErrorType>? {
    let found = union(expressions)
    return found?.isEmpty == true ? nil : found
  }

  private func union(_ expressions: some Sequence<ExprSyntax>) -> Set<ErrorType>? {
    var all: Set<ErrorType> = []
    for expression in expressions {
      guard let found = thrown(by: expression) else { return nil }
      all.formUnion(found)
    }
    return all
  }

  private func thrown(by expression: ExprSyntax) -> Set<ErrorType>? {
    if let call = expression.as(FunctionCallExprSyntax.self) { return thrown(byCall: call) }
    if let member = expression.as(MemberAccessExprSyntax.self) { return thrown(byReading: member) }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName {
      return name.isAsyncLet ? nil : property(name)
    }
    if let attempt = expression.as(TryExprSyntax.self) {
      return attempt.questionOrExclamationMark == nil ? thrown(by: attempt.expression) : []
    }
    return expression.isQuiet ? [] : expression.parts.flatMap(union)
  }

  // MARK: Names

  /// A name throws nothing, but for a property whose getter does.
  private func property(_ name: TokenSyntax) -> Set<ErrorType>? {
    let text = name.identifierText
    let isSaid = declarations.everywhere.contains { $0.properties[text]?.getterThrows == true }
    return isSaid ? nil : []
  }

  private func thrown(byReading member: MemberAccessExprSyntax) -> Set<ErrorType>? {
    guard let base = member.base else { return [] }
    let types = WrittenTypes(in: member, of: path, declarations)
    let isOfModule = if case .named? = types.type(of: base) { true } else { base.isSelf || isTypeName(base) }
    guard isOfModule, property(member.declName.baseName) != nil else { return nil }
    return thrown(by: base)
  }

  private func isTypeName(_ base: ExprSyntax) -> Bool {
    declarations.type(named: base.trimmedDescription, from: path)?.declaration != nil
  }

  // MARK: Calls

  private func thrown(byCall call: FunctionCallExprSyntax) -> Set<ErrorType>? {
    if let waiting = thrown(byTask: call) { return waiting }
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    guard let own = thrown(byCallee: call), let before = base.map({ isTypeName($0) ? [] : thrown(by: $0) }) ?? [],
      let given = union(call.arguments.map(\.expression))
    else { return nil }
    return own.union(before).union(given)
  }

  /// `Task.checkCancellation()` and `Task.sleep(for: .seconds(1))`, which throw where the task was cancelled, and nothing else.
  private func thrown(byTask call: FunctionCallExprSyntax) -> Set<ErrorType>? {
    guard ["Task.checkCancellation", "Task.sleep"].contains(call.calledExpression.calleeBesideArguments),
      !isTypeName("Task"), !isTypeName(ErrorType.cancellation.name), call.trailingClosure == nil,
      // Of an extension of the module anything may come.
      declarations.everywhere.allSatisfy({ $0.path != "Task" || $0.functions.isEmpty })
    else { return nil }
    let clock = call.arguments.first { $0.label?.text == "clock" }?.expression.trimmedDescription
    // Another clock may throw what it likes.
    guard clock.map([".continuous", ".suspending"].contains) != false else { return nil }
    let arguments = call.arguments.filter { $0.label?.text != "clock" }.map(\.expression)
    guard arguments.allSatisfy({ $0.isReckoned || union([$0]) == [] }) else { return nil }
    return [.cancellation]
  }

  private func isTypeName(_ name: String) -> Bool { declarations.type(named: name, from: path)?.declaration != nil }

  private func thrown(byCallee call: FunctionCallExprSyntax) -> Set<ErrorType>? {
    let callee = call.calledExpression
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
      guard !Syntax(call).binds(name) else { return nil }
      // Of what another one is decoded from anything may come.
      if isTypeName(name) { return call.arguments.contains { $0.label?.text == "from" } ? nil : made(path: name) }
      let own = declarations.functions(named: name, ofTypeAt: path)
      if own.isEmpty, declarations.everywhere.allSatisfy({ $0.functions(named: name).isEmpty }) {
        return thrown(byOne: declarations.functions(named: name, seenFrom: call.offset), in: "", call)
      }
      return declarations.types[path]?.declaration == nil ? nil : thrown(byOne: own, in: path, call)
    }
    guard let member = callee.as(MemberAccessExprSyntax.self), let base = member.base,
      let owner = owner(of: base), declarations.types[owner]?.declaration != nil
    else { return nil }
    let name = member.declName.baseName.identifierText
    return thrown(byOne: declarations.functions(named: name, ofTypeAt: owner), in: owner, call)
  }

  /// The path of the type of which something is called; a type calls its own functions.
  private func owner(of base: ExprSyntax) -> String? {
    if base.isSelf { return path }
    if isTypeName(base) { return declarations.type(named: base.trimmedDescription, from: path)?.path }
    let written = WrittenTypes(in: base, of: path, declarations).type(of: base)
    if case .named(let found)? = written { return found }
    return nil
  }

  private func thrown(byOne functions: [FunctionDeclSyntax], in owner: String, _ call: FunctionCallExprSyntax)
    -> Set<ErrorType>?
  {
    let distinct = Set(functions.map(\.offset)).count
    let arguments = Array(call.arguments)
    guard let function = functions.first, distinct == 1, call.additionalTrailingClosures.isEmpty,
      call.trailingClosure != nil || function.signature.parameterClause.parameters.takes(arguments),
      !declarations.mayBeOverridden(function, of: declarations.types[owner]), !function.isInBuild,
      !function.attributes.contains(where: { $0.as(AttributeSyntax.self)?.isMacro == true }),
      // Another class or another process may do something else.
      !function.modifiers.contains(where: { ["open", "distributed"].contains($0.name.text) })
    else { return nil }
    if function.signature.effectSpecifiers?.throwsClause?.throwsSpecifier.tokenKind == .keyword(.rethrows) {
      return thrown(byGiven: call)
    }
    var types = ThrownTypes(of: function, in: owner, declarations)
    types.depth = depth - 1
    return types.leaving(function)
  }

  /// What a function throws that throws nothing but what the closure does that it is given.
  private func thrown(byGiven call: FunctionCallExprSyntax) -> Set<ErrorType>? {
    let closures = call.arguments.map(\.expression) + [call.trailingClosure.map { ExprSyntax($0) }].compactMap(\.self)
    // What a name or a call gives may be a function that throws anything.
    guard closures.allSatisfy({ $0.is(ClosureExprSyntax.self) || $0.isLiteral }) else { return nil }
    return closures.compactMap { $0.as(ClosureExprSyntax.self) }.reduce([]) { found, closure in
      found.flatMap { found in leaving(closure.statements).map(found.union) }
    }
  }

  /// What an initialiser throws: nothing, unless one of them says so.
  private func made(path name: String) -> Set<ErrorType>? {
    guard let type = declarations.type(named: name, from: path) else { return nil }
    let levels = [type] + declarations.classes(above: type) + declarations.extensions(of: [type])
    return levels.flatMap(\.initializers).contains { $0.signature.effectSpecifiers?.throwsClause != nil } ? nil : []
  }
}

extension PatternBindingSyntax {
  fileprivate var getterThrows: Bool {
    guard case .accessors(let accessors)? = accessorBlock?.accessors else { return false }
    return accessors.contains { $0.effectSpecifiers?.throwsClause != nil }
  }
}

extension FunctionDeclSyntax {
  /// Whether it stands inside of `#if`, so that another build may have another one.
  fileprivate var isInBuild: Bool {
    sequence(first: Syntax(self), next: \.parent).contains { $0.is(IfConfigClauseSyntax.self) }
  }
}

extension AttributeSyntax {
  /// Whether its name is one of a macro or an actor, and no word of the language.
  fileprivate var isMacro: Bool {
    let name = attributeName.trimmedDescription
    return name.first?.isUppercase == true && !name.hasSuffix("Actor")
  }
}

extension TokenSyntax {
  /// Whether a name is introduced here, by a pattern, a parameter, a capture, or as that of a function.
  var isBound: Bool {
    guard let parent else { return false }
    return parent.is(IdentifierPatternSyntax.self) || parent.is(FunctionParameterSyntax.self)
      || parent.is(ClosureParameterSyntax.self) || parent.is(ClosureShorthandParameterSyntax.self)
      || parent.is(ClosureCaptureSyntax.self) || parent.is(FunctionDeclSyntax.self)
  }

  /// Whether it is the name of what `async let` began, which throws where it is waited for.
  fileprivate var isAsyncLet: Bool {
    guard let body = Syntax(self).memberAround else { return true }
    return body.tokens(viewMode: .sourceAccurate).contains { token in
      token.text == text && token.isBound
        && sequence(first: Syntax(token), next: \.parent).prefix { !$0.is(CodeBlockItemSyntax.self) }
          .contains { $0.as(VariableDeclSyntax.self)?.modifiers.contains { $0.name.text == "async" } == true }
    }
  }
}

extension Syntax {
  /// The function, the property or the initialiser inside of which it stands, as its type has it.
  fileprivate var memberAround: Syntax? {
    sequence(first: self, next: \.parent).first { around in
      around.is(MemberBlockItemSyntax.self) || around.parent?.parent?.is(SourceFileSyntax.self) == true
    }
  }

  /// Whether a local has this name somewhere around.
  fileprivate func binds(_ name: String) -> Bool {
    guard let member = memberAround else { return true }
    let own =
      member.as(MemberBlockItemSyntax.self)?.decl ?? member.as(CodeBlockItemSyntax.self)?.item.as(DeclSyntax.self)
    return member.tokens(viewMode: .sourceAccurate).contains { token in
      token.identifierText == name && token.isBound && token.parent?.id != own.map { Syntax($0).id }
    }
  }
}

extension ExprSyntax {
  /// `Task.sleep`, also where it is written with the arguments of the type.
  fileprivate var calleeBesideArguments: String {
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base else { return trimmedDescription }
    let plain = base.as(GenericSpecializationExprSyntax.self)?.expression ?? base
    return "\(plain.trimmedDescription).\(member.declName.baseName.text)"
  }

  /// Whether it throws nothing and calls nothing where it stands.
  fileprivate var isQuiet: Bool {
    if isLiteral { return !tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .backslash } }
    return self.is(ClosureExprSyntax.self) || self.is(NilLiteralExprSyntax.self) || self.is(KeyPathExprSyntax.self)
      || self.as(BinaryOperatorExprSyntax.self)?.isUsual == true || self.is(AssignmentExprSyntax.self)
      || self.is(TypeExprSyntax.self)
      || self.is(DiscardAssignmentExprSyntax.self) || self.is(UnresolvedAsExprSyntax.self)
  }

  /// What it is made of; nil for what is not looked into.
  fileprivate var parts: [ExprSyntax]? {
    if let waiting = self.as(AwaitExprSyntax.self) { return [waiting.expression] }
    if let sequence = self.as(SequenceExprSyntax.self) { return Array(sequence.elements) }
    if let infix = self.as(InfixOperatorExprSyntax.self) { return [infix.leftOperand, infix.rightOperand] }
    if let prefix = self.as(PrefixOperatorExprSyntax.self) { return [prefix.expression] }
    if let tuple = self.as(TupleExprSyntax.self) { return tuple.elements.map(\.expression) }
    if let list = self.as(ArrayExprSyntax.self) { return list.elements.map(\.expression) }
    if let chained = self.as(OptionalChainingExprSyntax.self) { return [chained.expression] }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return [forced.expression] }
    return self.as(InOutExprSyntax.self).map { [$0.expression] }
  }

  /// Whether it is a number or a duration that is made of names and numbers: `.seconds(delay * 2)`.
  fileprivate var isReckoned: Bool {
    if let call = self.as(FunctionCallExprSyntax.self) {
      let callee = call.calledExpression.trimmedDescription
      let isKnown = callee.first == "." || callee.hasPrefix("Duration.") || Self.numbers.contains(callee)
      return isKnown && call.trailingClosure == nil && call.arguments.allSatisfy { $0.expression.isReckoned }
    }
    if self.is(DeclReferenceExprSyntax.self) || self.is(BinaryOperatorExprSyntax.self) { return true }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.isReckoned ?? true }
    if self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self) { return true }
    return self.is(AwaitExprSyntax.self) || isLiteral ? false : parts?.allSatisfy(\.isReckoned) ?? false
  }

  private static let numbers: Set<String> = ["UInt64", "Int64", "Int", "Double", "TimeInterval", "min", "max", "pow"]
}

extension BinaryOperatorExprSyntax {
  /// Whether it is one of those that throw nothing.
  fileprivate var isUsual: Bool { Self.usual.contains(self.operator.text) }

  private static let usual: Set<String> = [
    "+", "-", "*", "/", "%", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "??", "...", "..<", "&", "|",
    "^",
    "<<", ">>", "&+", "&-", "&*", "+=", "-=", "*=", "/=", "~=",
  ]
}
