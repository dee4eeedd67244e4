import SwiftParser
import SwiftSyntax

extension Lowering {
  /// What a function that is called knows by other names.
  mutating func renaming(of call: InlinedCall, scope: Scope) -> Renaming {
    var renaming = renaming(ofGivenTo: call, scope: scope)
    // What the caller calls by the name of a property hides it there, and not in the function.
    guard call.outer == nil, let own = namesBound(in: call.callee), let syntax = call.syntax,
      let type = machine.declarations.types[call.owner]
    else { return renaming }
    let hiding = namesBound(around: syntax).subtracting(own)
    for name in type.properties.keys where scope[name] != nil && hiding.contains(name) {
      let known = renaming.arguments[name.asWritten]
      renaming.arguments[name.asWritten] = known ?? Renaming.Argument(text: "self.\(name)", form: .single)
    }
    return renaming
  }

  /// The same of the function around a call.
  private mutating func namesBound(around syntax: ExprSyntax) -> Set<String> {
    let functions = sequence(first: Syntax(syntax), next: \.parent).lazy.compactMap { $0.as(FunctionDeclSyntax.self) }
    return functions.first { _ in true }.flatMap { namesBound(in: .function($0)) } ?? []
  }

  /// The names of a function's parameters and locals; nil for what is no function.
  private mutating func namesBound(in callee: InlinedCall.Callee) -> Set<String>? {
    switch callee {
    case .function(let function):
      let parameters = function.signature.parameterClause.parameters.map(\.innerName)
      return function.body.map { boundNames(of: $0.statements).all.union(parameters) }
    case .getter(let items, _): return boundNames(of: items).all
    default: return nil
    }
  }

  private mutating func renaming(ofGivenTo call: InlinedCall, scope: Scope) -> Renaming {
    if case .closure(let given) = call.callee {
      return given.standsElsewhere ? renaming(of: given, by: call) : renaming(ofCapturedBy: given.closure)
    }
    if case .valueInitializer(let made) = call.callee {
      return renaming(of: made.signature.parameterClause.parameters, by: call)
    }
    if case .getter(let items, _) = call.callee, let helper = call.helper {
      return Renaming(arguments: self.renaming(of: helper, in: call, besides: boundNames(of: items).all))
    }
    // What a closure asks, it knows by the names that the caller knows.
    guard case .function(let function) = call.callee, let body = function.body else { return Renaming() }
    let parameters = function.signature.parameterClause.parameters
    var renaming = Renaming()
    if let helper = call.helper {
      let names = boundNames(of: body.statements).all.union(parameters.map(\.innerName))
      renaming.arguments = self.renaming(of: helper, in: call, besides: names)
    }
    let lent = parameters.pairs(with: call.arguments).filter(\.0.isInout)
    for (parameter, argument) in lent {
      guard let place = structLent(by: argument, scope: scope) else { continue }
      renaming.arguments[parameter.innerName.asWritten] = Renaming.Argument(text: place.text, form: .single)
    }
    guard call.closure == nil else {
      unsaidNames.formUnion(parameters.map(\.innerName))
      return renaming
    }
    // What calls itself is given something else each time.
    let name = function.name.identifierText
    guard !machine.declarations.surveys.survey(body).calls.contains(where: { $0.name == name }) else {
      unsaidNames.formUnion(parameters.map(\.innerName))
      return renaming
    }
    var unsaid: Set<String> = []
    var given = call.arguments[...]
    for parameter in parameters {
      var value = parameter.defaultValue?.value.asLiteral
      let own = parameter.arguments(among: given)
      if let argument = own.first { value = argument.expression }
      given = given.dropFirst(own.count)
      // What is asked for goes by the words of the caller.
      if parameter.type.isAutoclosure { continue }
      guard !parameter.isVariadic, let argument = value?.argument(of: parameter.type) else {
        // What is lent is the caller's.
        if !parameter.isInout { unsaid.insert(parameter.innerName) }
        continue
      }
      if argument.text != parameter.innerName { renaming.arguments[parameter.innerName.asWritten] = argument }
    }
    unsaidNames.formUnion(unsaid)
    let bound = boundNames(of: body.statements)
    for name in bound.all { renaming.arguments[name.asWritten] = nil }
    // What the caller has asked about by the same name goes by the function's, too.
    for name in unsaid.subtracting(bound.inClosures).union(bound.locals).intersection(namesAsked(before: call)) {
      renaming.arguments[name.asWritten] = Renaming.Argument(
        text: "\(function.name.identifierText).\(name)",
        form: .single
      )
    }
    return renaming
  }

  /// What a setter is told.
  mutating func renaming(of setter: SetterBody, by argument: Renaming.Argument) -> Renaming {
    guard argument.text != setter.parameter, let body = setter.statements.parent?.as(CodeBlockSyntax.self),
      !boundNames(of: body.statements).all.contains(setter.parameter)
    else { return Renaming() }
    return Renaming(arguments: [setter.parameter.asWritten: argument])
  }

  /// What an initialiser of an enum is given.
  private func renaming(of parameters: FunctionParameterListSyntax, by call: InlinedCall) -> Renaming {
    var renaming = Renaming()
    var given = call.arguments[...]
    for parameter in parameters {
      let own = parameter.arguments(among: given)
      given = given.dropFirst(own.count)
      guard own.count == 1, let text = own.first?.expression.argument(of: parameter.type),
        text.text != parameter.innerName
      else { continue }
      renaming.arguments[parameter.innerName.asWritten] = text
    }
    return renaming
  }

  /// What a closure is given that stands in a table: `self.isReady` for `$0.isReady`.
  private func renaming(of given: GivenClosure, by call: InlinedCall) -> Renaming {
    let names = given.closure.parameterNames
    var renaming = Renaming()
    for (index, argument) in call.arguments.enumerated() {
      let name = names.isEmpty ? "$\(index)" : names.indices.contains(index) ? names[index] : ""
      guard !name.isEmpty, name != "_", let type = given.toldTypes.dropFirst(index).first ?? nil,
        let text = argument.expression.argument(of: type), text.text != name
      else { continue }
      renaming.arguments[name] = text
    }
    return renaming
  }

  /// The names in what the function around a call asks before it, or the closure that runs later.
  private mutating func namesAsked(before call: InlinedCall) -> Set<String> {
    guard let syntax = call.syntax else { return [] }
    let around = sequence(first: Syntax(syntax), next: \.parent).dropFirst().first { around in
      around.is(FunctionDeclSyntax.self) || around.as(ClosureExprSyntax.self)?.timing == .later
    }
    guard let around else { return [] }
    var asked = namesAsked[around.offset]
    if asked == nil {
      let finder = AskedNamesFinder(viewMode: .sourceAccurate)
      finder.walk(around)
      asked = finder.found
      namesAsked[around.offset] = finder.found
    }
    return Set((asked ?? [:]).filter { $0.value < syntax.offset }.keys)
  }

  private mutating func boundNames(of body: CodeBlockItemListSyntax) -> BoundNames {
    if let known = boundNames[body.offset] { return known }
    let finder = BoundNamesFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    boundNames[body.offset] = finder.found
    return finder.found
  }
}

extension String {
  /// With the backticks that a name needs which is a word of the language.
  var asWritten: String { isValidSwiftIdentifier(for: .variableName) ? self : "`\(self)`" }
}

/// The names that a function declares anew, but for what is unwrapped under its own name.
struct BoundNames {
  var all: Set<String> = []
  /// Those of its closures and of the functions inside of it.
  var inClosures: Set<String> = []

  /// Those that mean one thing in the whole of it.
  var locals: Set<String> { all.subtracting(inClosures) }
}

extension ExprSyntax {
  fileprivate var asLiteral: ExprSyntax? { isWritten || self.is(NilLiteralExprSyntax.self) ? self : nil }

  fileprivate func argument(of type: TypeSyntax) -> Renaming.Argument? { Operands(self).argument(of: type) }
}

extension Operands {
  /// What may stand for the name of a parameter; nil for what is too long to be read in a condition, and what is nothing by itself.
  func argument(of type: TypeSyntax) -> Renaming.Argument? {
    guard let text = isCase ? type.nameOfCases.map({ $0 + self.text }) : self.text else { return nil }
    let isWaiting = elements.flatMap { $0.tokens(viewMode: .sourceAccurate) }.contains { token in
      [.keyword(.try), .keyword(.await), .leftBrace, .prefixAmpersand].contains(token.tokenKind)
    }
    guard text.count <= 40, !isWaiting else { return nil }
    guard single?.is(TernaryExprSyntax.self) ?? true else { return Renaming.Argument(text: text, form: .single) }
    let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    let isSum = elements.count == 2 * operators.count + 1 && operators.allSatisfy("+-*/%".contains)
    return Renaming.Argument(text: text, form: isSum ? .sum : .composed)
  }
}

extension TypeSyntax {
  /// `Kind` of `Kind` and `Kind?`, with which a case of it says what it is where no type is expected.
  fileprivate var nameOfCases: String? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.nameOfCases }
    return self.as(IdentifierTypeSyntax.self)?.name.identifierText ?? self.as(MemberTypeSyntax.self)?.trimmedDescription
  }
}

extension TokenSyntax {
  /// The name, but for those of labels and of members of something else.
  fileprivate var ownName: String? {
    guard case .identifier = tokenKind, parent?.is(LabeledExprSyntax.self) == false else { return nil }
    let member = parent?.parent?.as(MemberAccessExprSyntax.self)
    let isOwn = member.map { $0.declName.id != parent?.id || $0.base?.trimmedDescription == "self" } ?? true
    return isOwn ? identifierText : nil
  }
}

/// The names in conditions, in what a `switch` looks at and in its rows, and where each stands first.
private final class AskedNamesFinder: SyntaxVisitor {
  private(set) var found: [String: Int] = [:]

  private func insert(_ syntax: some SyntaxProtocol) {
    for token in syntax.tokens(viewMode: .sourceAccurate) {
      if let name = token.ownName, found[name] == nil { found[name] = token.offset }
    }
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    insert(node)
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    insert(node.subject)
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    insert(node.condition)
    return .visitChildren
  }

  override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
    insert(node.pattern)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if Operands.ternary(ExprSyntax(node)) != nil { insert(node) }
    return .visitChildren
  }
}

private final class BoundNamesFinder: SyntaxVisitor {
  private(set) var found = BoundNames()
  private var depth = 0

  private func insert(_ names: Set<String>, isInside: Bool) {
    found.all.formUnion(names)
    if isInside { found.inClosures.formUnion(names) }
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    let name = node.identifier.identifierText
    let unwrapped = node.parent?.as(OptionalBindingConditionSyntax.self)
    let isSame = unwrapped.map { $0.initializer.map { $0.value.trimmedDescription == name } ?? true } ?? false
    if !isSame { insert([name], isInside: depth > 0) }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    insert(node.signature == nil ? [] : Set(node.ownNames), isInside: true)
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    insert([node.innerName], isInside: true)
    return .skipChildren
  }
}
