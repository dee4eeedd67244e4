import SwiftSyntax

/// Of which types the errors are that leave an expression or a body, as far as declarations tell it.
struct ThrownTypes {
  /// That of the type around; empty outside of all types.
  let path: String
  let declarations: Declarations
  /// How many more calls are looked into.
  var depth = 4

  /// - Parameter syntax: what is asked about.
  init(of syntax: some SyntaxProtocol, in path: String, _ declarations: Declarations) {
    self.path = path
    self.declarations = declarations.seen(from: syntax)
  }

  /// That of `Oops()`, `LoadError.missing` and whatever declarations write the type of.
  func type(of thrown: ExprSyntax) -> ErrorType? {
    if let cased = enumeration(of: thrown), !Syntax(thrown).hasLocalType(named: cased) {
      return declarations.errorType(named: cased, from: path)
    }
    if let name = thrown.madeName { return made(name, at: Syntax(thrown)) }
    // What a clause catches goes by that name, whatever a property is called.
    if thrown.trimmedDescription == "error", Syntax(thrown).isInCatch { return nil }
    guard case .named(let found)? = WrittenTypes(in: thrown, of: path, declarations).type(of: thrown),
      let type = declarations.types[found], type.declaration != nil, !thrown.mayBeNil
    else { return nil }
    // What is written of a class may hold one of those below it.
    return declarations.errorType(named: type.path, from: "").flatMap { $0.isConcrete ? $0 : nil }
  }

  private func made(_ name: String, at place: Syntax) -> ErrorType? {
    let isKnown = declarations.type(named: name, from: path)?.declaration != nil
    guard !place.hasLocalType(named: name),
      isKnown || declarations.everywhere.allSatisfy({ $0.functions(named: name).isEmpty }),
      declarations.index.functionsByName[name] == nil
    else { return nil }
    return declarations.errorType(named: name, from: path)
  }

  /// `LoadError` of `LoadError.missing` and `LoadError.late(1)`.
  private func enumeration(of thrown: ExprSyntax) -> String? {
    let named = thrown.as(FunctionCallExprSyntax.self)?.calledExpression ?? thrown
    guard let member = named.as(MemberAccessExprSyntax.self), let base = member.base?.trimmedDescription,
      let type = declarations.enumeration(named: base, from: path),
      type.enumeration?.declaresCase(member.declName.baseName.identifierText) == true
    else { return nil }
    return base
  }

  // MARK: Bodies

  /// What leaves a body; nil where anything may.
  func leaving(_ items: CodeBlockItemListSyntax) -> Set<ErrorType>? {
    let finder = LeavingErrors(self)
    finder.walk(items)
    return finder.found
  }

  /// What leaves a function.
  func leaving(_ function: FunctionDeclSyntax) -> Set<ErrorType>? {
    guard let clause = function.signature.effectSpecifiers?.throwsClause else { return [] }
    if let type = clause.type {
      if type.trimmedDescription == "Never" { return [] }
      return declarations.errorType(type, from: path).flatMap { $0.isConcrete ? [$0] : nil }
    }
    guard clause.throwsSpecifier.tokenKind == .keyword(.throws), depth > 0, let body = function.body else { return nil }
    return leaving(body.statements)
  }
}

/// Finds what leaves a body, but for that of the functions and closures in it.
private final class LeavingErrors: SyntaxVisitor {
  private let types: ThrownTypes
  private(set) var found: Set<ErrorType>? = []

  init(_ types: ThrownTypes) {
    self.types = types
    super.init(viewMode: .sourceAccurate)
  }

  private func add(_ more: Set<ErrorType>?) {
    found = found.flatMap { found in more.map(found.union) }
  }

  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    if let again = node.caughtAgain {
      add(types.leaving(again.body.statements))
    } else {
      add(types.type(of: node.expression).map { [$0] })
    }
    return .visitChildren
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.questionOrExclamationMark == nil else { return .skipChildren }
    add(types.thrown(byAll: node.covered))
    return .skipChildren
  }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    guard node.throwsClause == nil else {
      add(nil)
      return .skipChildren
    }
    guard node.catchesAll else { return .visitChildren }
    for clause in node.catchClauses { walk(clause.body) }
    return .skipChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.tryKeyword != nil { add(nil) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    add(nil)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension Syntax {
  /// Whether a function around declares a type of this name.
  func hasLocalType(named name: String) -> Bool {
    sequence(first: self, next: \.parent).compactMap { $0.as(CodeBlockItemListSyntax.self) }.contains { items in
      guard items.parent?.is(SourceFileSyntax.self) == false else { return false }
      return items.contains { $0.item.as(DeclSyntax.self)?.asProtocol((any NamedDeclSyntax).self)?.name.text == name }
    }
  }
}

extension Syntax {
  fileprivate var isInCatch: Bool { sequence(first: self, next: \.parent).contains { $0.is(CatchClauseSyntax.self) } }
}

extension TryExprSyntax {
  /// All that it stands before: `a()` and `b()` of `try a() + b()`.
  var covered: [ExprSyntax] {
    guard let list = parent?.as(ExprListSyntax.self) else { return [expression] }
    return [expression] + list.drop { $0.id != ExprSyntax(self).id }.dropFirst()
  }
}

extension ThrowStmtSyntax {
  /// The `do` whose error is thrown again: `catch { throw error }`.
  fileprivate var caughtAgain: DoStmtSyntax? {
    guard expression.trimmedDescription == "error" else { return nil }
    for around in sequence(first: Syntax(self), next: \.parent) {
      if let clause = around.as(CatchClauseSyntax.self) {
        let isHidden = clause.body.tokens(viewMode: .sourceAccurate).contains { $0.text == "error" && $0.isBound }
        return clause.catchItems.isEmpty && !isHidden ? clause.parent?.parent?.as(DoStmtSyntax.self) : nil
      }
      if around.is(FunctionDeclSyntax.self) || around.is(ClosureExprSyntax.self) { return nil }
    }
    return nil
  }
}

extension DoStmtSyntax {
  /// Whether nothing leaves it but what its clauses throw.
  fileprivate var catchesAll: Bool { catchClauses.contains { $0.catchItems.isEmpty } }
}

extension ExprSyntax {
  /// `Oops` of `Oops()` and `Oops.init()`, `Feature.Oops` of `Feature.Oops()`.
  fileprivate var madeName: String? {
    guard let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression else { return nil }
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
      return name.first?.isUppercase == true ? name : nil
    }
    guard let member = callee.as(MemberAccessExprSyntax.self), let base = member.base, base.isPath else { return nil }
    if member.declName.baseName.text == "init" { return base.trimmedDescription }
    return member.declName.baseName.text.first?.isUppercase == true ? callee.trimmedDescription : nil
  }

  /// Whether it is nothing but names of types: `Feature.Oops`.
  private var isPath: Bool {
    let name = self.as(DeclReferenceExprSyntax.self) ?? self.as(MemberAccessExprSyntax.self)?.declName
    guard name?.baseName.text.first?.isUppercase == true else { return false }
    return self.as(MemberAccessExprSyntax.self).map { $0.base?.isPath ?? false } ?? true
  }

  /// Whether it is made by a chain or a cast, of which the type is not that of what there is.
  fileprivate var mayBeNil: Bool {
    tokens(viewMode: .sourceAccurate).contains { [.keyword(.as), .postfixQuestionMark].contains($0.tokenKind) }
  }
}
