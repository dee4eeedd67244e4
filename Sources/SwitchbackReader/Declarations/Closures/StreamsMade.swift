import SwiftSyntax

/// Streams that are made with a closure: what builds one is called before it is there, what gives its elements later.
extension FunctionCallExprSyntax {
  /// Concurrency: `AsyncStream(Int.self) { continuation in … }`, and `.init { continuation in … }` where that is expected.
  var makesStream: Bool { madeName.map(Self.streams.contains) ?? false }

  private static let streams: Set = ["AsyncStream", "AsyncThrowingStream"]

  private var madeName: String? {
    guard calledName == "init" else { return calledName }
    guard calledExpression.as(MemberAccessExprSyntax.self)?.base == nil else { return nil }
    return typeWritten?.as(IdentifierTypeSyntax.self)?.name.text
  }

  /// The type of the place that it is the value of, where that is written.
  private var typeWritten: TypeSyntax? {
    if let binding = parent?.parent?.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type.unwrapped }
    let isAll = parent?.as(CodeBlockItemSyntax.self)?.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    guard isAll || parent?.is(ReturnStmtSyntax.self) == true else { return nil }
    for around in sequence(first: Syntax(self), next: \.parent).dropFirst() {
      if let closure = around.as(ClosureExprSyntax.self) { return closure.signature?.returnClause?.type.unwrapped }
      if let function = around.as(FunctionDeclSyntax.self) { return function.signature.returnClause?.type.unwrapped }
      if let binding = around.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type.unwrapped }
    }
    return nil
  }
}

extension ClosureExprSyntax {
  /// Whether it gives a stream its elements, one whenever one is asked for, since it takes nothing: `AsyncStream { await next() }`.
  func givesElements(to call: FunctionCallExprSyntax) -> Bool {
    call.makesStream && call.trailingClosure?.id == id && parameterNames.isEmpty && !usesFirstParameter(Syntax(self))
  }

  private func usesFirstParameter(_ syntax: Syntax) -> Bool {
    syntax.children(viewMode: .sourceAccurate).contains { child in
      if let token = child.as(TokenSyntax.self) { return token.text == "$0" }
      return !child.is(ClosureExprSyntax.self) && usesFirstParameter(child)
    }
  }
}

extension TypeSyntax {
  /// What is there if something is: `AsyncStream<Int>` of `AsyncStream<Int>?`.
  fileprivate var unwrapped: TypeSyntax { self.as(OptionalTypeSyntax.self)?.wrappedType ?? self }
}
