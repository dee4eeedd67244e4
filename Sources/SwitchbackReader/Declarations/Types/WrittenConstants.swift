import SwiftSyntax

/// The values that are written for a name that stands for one value in the whole of a function.
struct WrittenConstants {
  var terms: [Operands] = []
  /// Whether there may be others: what a parameter is given is known where all calls of its function are.
  var hasOthers = false

  private static let unknown = WrittenConstants(hasOthers: true)

  init(terms: [Operands] = [], hasOthers: Bool = false) {
    (self.terms, self.hasOthers) = (terms, hasOthers)
  }

  private init(_ parts: [WrittenConstants]) {
    self.init(terms: parts.flatMap(\.terms), hasOthers: parts.isEmpty || parts.contains(where: \.hasOthers))
  }

  /// - Parameters:
  ///   - property: what the name stands for where no local or parameter goes by it.
  ///   - isOwn: whether nothing but its own file calls a function.
  static func values(
    of name: String,
    at syntax: Syntax,
    or property: Operands? = nil,
    depth: Int = 4,
    where isOwn: (FunctionDeclSyntax) -> Bool = { $0.access == .hidden }
  ) -> Self {
    guard depth > 0, let member = sequence(first: syntax, next: \.parent).first(where: \.isMember) else {
      return unknown
    }
    let finder = NameFinder(name)
    finder.walk(member)
    if let property, finder.declarations.isEmpty { return Self(terms: [property]) }
    // Of several that go by the name nobody knows which one is meant.
    guard finder.declarations.count == 1, let found = finder.declarations.first else { return unknown }
    if let parameter = found.as(FunctionParameterSyntax.self) {
      return member.as(FunctionDeclSyntax.self).map { values(of: parameter, of: $0, depth: depth, where: isOwn) }
        ?? unknown
    }
    if let (closure, position) = found.parameterOfConstant {
      return values(at: position, of: closure, depth: depth, where: isOwn)
    }
    guard let binding = found.parent?.as(PatternBindingSyntax.self),
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "let"
    else { return unknown }
    let written = binding.initializer.map { [Operands($0.value)] } ?? finder.assigned
    return Self(written.map { leaves(of: $0, depth: depth, where: isOwn) })
  }

  /// What the calls of a function give it.
  private static func values(
    of parameter: FunctionParameterSyntax,
    of function: FunctionDeclSyntax,
    depth: Int,
    where isOwn: (FunctionDeclSyntax) -> Bool
  ) -> Self {
    let parameters = Array(function.signature.parameterClause.parameters)
    guard let position = parameters.firstIndex(of: parameter), !parameter.isInout, parameter.ellipsis == nil else {
      return unknown
    }
    let block = function.blockAround
    let tokens = (block.map { Syntax($0) } ?? function.root).tokens(viewMode: .sourceAccurate).filter { token in
      token.identifierText == function.name.identifierText && token.id != function.name.id && !token.isLabel
        && (block == nil || !token.isMember)
    }
    var all = Self(
      tokens.compactMap { token in
        guard let given = token.call?.argument(at: position, of: parameters) else { return unknown }
        // What it hands on to itself it was given before.
        let isInside = function.position <= token.position && token.position < function.endPosition
        if isInside, given.as(DeclReferenceExprSyntax.self)?.baseName.identifierText == parameter.innerName {
          return nil
        }
        return leaves(of: Operands(given), depth: depth, where: isOwn)
      }
    )
    // Nobody else sees a function inside of a function.
    if block == nil, !isOwn(function) { all.hasOthers = true }
    return all
  }

  /// What the calls of a constant that is a closure give it.
  private static func values(
    at position: Int,
    of closure: ClosureExprSyntax,
    depth: Int,
    where isOwn: (FunctionDeclSyntax) -> Bool
  ) -> Self {
    guard let name = closure.constantName, let block = closure.blockOfConstant else { return unknown }
    let tokens = block.tokens(viewMode: .sourceAccurate).filter { token in
      token.identifierText == name && token.position >= closure.position && !token.isLabel && !token.isMember
    }
    return Self(
      tokens.map { token in
        let arguments = token.call.map { Array($0.arguments) } ?? []
        return arguments.indices.contains(position)
          ? leaves(of: Operands(arguments[position].expression), depth: depth, where: isOwn) : unknown
      }
    )
  }

  private static func leaves(of term: Operands, depth: Int, where isOwn: (FunctionDeclSyntax) -> Bool) -> Self {
    guard depth > 0 else { return unknown }
    if let ternary = Operands.ternary(term) {
      return Self([Operands(ternary.first), ternary.second].map { leaves(of: $0, depth: depth, where: isOwn) })
    }
    if let inner = term.unwrapped { return leaves(of: inner, depth: depth, where: isOwn) }
    guard let expression = term.single, !expression.is(IfExprSyntax.self), !expression.is(SwitchExprSyntax.self) else {
      return unknown
    }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return values(of: name.baseName.identifierText, at: Syntax(name), or: term, depth: depth - 1, where: isOwn)
    }
    return Self(terms: [term])
  }
}

/// What goes by a name, and what is assigned to it.
private final class NameFinder: SyntaxVisitor {
  private let name: String
  private(set) var declarations: [Syntax] = []
  private(set) var assigned: [Operands] = []

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  private func note(_ token: TokenSyntax?, _ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    if token?.identifierText == name { declarations.append(Syntax(node)) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { note(node.identifier, node) }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.secondName ?? node.firstName, node)
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.secondName ?? node.firstName, node)
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { note(node.name, node) }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    node.initializer == nil ? .visitChildren : note(node.name, node)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count > 2, elements[1].is(AssignmentExprSyntax.self),
      elements[0].as(DeclReferenceExprSyntax.self)?.baseName.identifierText == name
    {
      assigned.append(Operands(elements[2...]))
    }
    return .visitChildren
  }
}

extension Syntax {
  /// Whether it is what names of parameters and locals end with.
  fileprivate var isMember: Bool {
    self.is(FunctionDeclSyntax.self) || self.is(InitializerDeclSyntax.self) || self.is(AccessorDeclSyntax.self)
      || self.is(MemberBlockItemSyntax.self)
  }
}

extension FunctionDeclSyntax {
  /// The block of the function inside of which it is declared.
  fileprivate var blockAround: CodeBlockItemListSyntax? {
    parent?.parent?.as(CodeBlockItemListSyntax.self).flatMap { $0.isInFunction ? $0 : nil }
  }
}

extension ClosureExprSyntax {
  fileprivate var blockOfConstant: CodeBlockItemListSyntax? {
    sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(CodeBlockItemListSyntax.self) }.first
  }
}

extension Syntax {
  /// The closure of which it is a parameter, where that is a constant, and at which place.
  fileprivate var parameterOfConstant: (closure: ClosureExprSyntax, position: Int)? {
    guard self.is(ClosureParameterSyntax.self) || self.is(ClosureShorthandParameterSyntax.self) else { return nil }
    let closure = sequence(first: self, next: \.parent).lazy.compactMap { $0.as(ClosureExprSyntax.self) }.first
    guard let closure, closure.constantName != nil,
      let position = parent?.children(viewMode: .sourceAccurate).map(\.id).firstIndex(of: id)
    else { return nil }
    return (closure, position)
  }
}

extension TokenSyntax {
  /// Whether it stands behind a dot.
  fileprivate var isMember: Bool {
    guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return false }
    return reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference.id
  }

  /// Whether it names nothing: a label, and `set` in `private(set)`.
  fileprivate var isLabel: Bool {
    parent?.is(LabeledExprSyntax.self) == true || parent?.is(DeclModifierDetailSyntax.self) == true
      || parent?.is(AccessorDeclSyntax.self) == true
  }

  /// The call of the function that it names.
  fileprivate var call: FunctionCallExprSyntax? {
    guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    var callee = ExprSyntax(reference)
    if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
      callee = ExprSyntax(member)
    }
    guard let call = callee.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == callee.id else {
      return nil
    }
    return call
  }
}

extension FunctionCallExprSyntax {
  /// What is given for one of the parameters of its function, be it what that has itself where nothing is given.
  fileprivate func argument(at position: Int, of parameters: [FunctionParameterSyntax]) -> ExprSyntax? {
    var rest = arguments[...]
    for (index, parameter) in parameters.enumerated() {
      let given = rest.first.flatMap { $0.label?.identifierText == parameter.label ? $0 : nil }
      if given != nil { rest = rest.dropFirst() }
      if index == position { return given?.expression ?? parameter.defaultValue?.value }
    }
    return nil
  }
}
