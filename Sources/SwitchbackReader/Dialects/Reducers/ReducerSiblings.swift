import SwiftSyntax

/// What runs beside a closure that is a reducer: what else is given to the same function in the same member, as
/// `Reduce { state, _ in … }` and `Reduce(log)`, in the order in which it stands there.
enum ReducerSiblings {
  /// - Parameter found: those closures that are reducers by themselves.
  static func all(in member: Syntax, with found: [ReducerClosure]) -> [ReducerClosure] {
    guard let first = found.first(where: { !$0.isComposed }), let callee = first.callee else { return found }
    let known = Set(found.map(\.place.offset))
    let others = CallFinder.calls(of: callee, in: member).compactMap { call -> ReducerClosure? in
      if let closure = call.onlyClosure {
        return known.contains(closure.offset) ? nil : ReducerClosure(closure, beside: first)
      }
      return call.namedFunction.flatMap { ReducerClosure($0, beside: first) }
    }
    return others.isEmpty ? found : (found + others).sorted { $0.place.offset < $1.place.offset }
  }

  /// Where a function is named that is not found, or is another one each time.
  static func notes(beside own: [ReducerClosure]) -> [Program.Note] {
    guard let first = own.first, let callee = first.callee, let member = first.member else { return [] }
    let known = Set(own.map(\.place.offset))
    return CallFinder.calls(of: callee, in: member).compactMap { call in
      guard call.onlyClosure == nil, let argument = call.onlyReference else { return nil }
      if let name = call.namedFunction, known.contains(name.offset) { return nil }
      return Program.Note(why: "what '\(call.text)' does is not followed", offset: argument.offset)
    }
  }

  /// Where functions that are drawn as events of their own are given to one function, which may run them one after the other.
  static func notes(naming functions: Set<String>, in type: Declarations.TypeDeclaration?) -> [Program.Note] {
    guard functions.count > 1 else { return [] }
    return (type?.variables ?? []).compactMap { variable in
      let calls = CallFinder.calls(of: nil, in: Syntax(variable)).compactMap { call in
        call.namedFunction.map { (callee: call.plainTypeName, name: $0) }
      }.filter { functions.contains($0.name.baseName.identifierText) }
      guard let first = calls.first, calls.count > 1, calls.allSatisfy({ $0.callee == first.callee }) else {
        return nil
      }
      let names = calls.map { "'\($0.name.baseName.identifierText)'" }.joined(separator: ", ")
      let why = "\(names) may run one after the other, which is not followed"
      return Program.Note(why: why, offset: first.name.offset)
    }
  }
}

extension ReducerClosure {
  /// What the closure is given to, without what stands in angle brackets.
  fileprivate var callee: String? {
    let call = sequence(first: Syntax(place), next: \.parent).dropFirst().lazy
      .prefix { !$0.is(ClosureExprSyntax.self) && !$0.is(CodeBlockItemSyntax.self) }
      .compactMap { $0.as(FunctionCallExprSyntax.self) }.first
    return call?.plainTypeName
  }

  /// The member of the type, or the statement of the file, that it stands in.
  fileprivate var member: Syntax? {
    let around = Array(sequence(first: Syntax(place), next: \.parent))
    return around.last { $0.is(VariableDeclSyntax.self) || $0.is(FunctionDeclSyntax.self) }
  }
}

extension FunctionCallExprSyntax {
  /// `Reduce` of `Reduce<State, Action> { … }`; nil of what is called on something.
  fileprivate var plainTypeName: String? {
    let callee = calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? calledExpression
    guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.identifierText, name.first?.isUppercase == true
    else { return nil }
    return name
  }

  /// What it is given, where that is one thing, and a name.
  fileprivate var onlyReference: ExprSyntax? {
    guard arguments.count == 1, trailingClosure == nil, let argument = arguments.first?.expression,
      argument.is(DeclReferenceExprSyntax.self) || argument.is(MemberAccessExprSyntax.self)
    else { return nil }
    return argument
  }

  /// `log` of `Reduce(self.log)` and of `Reduce(log)`.
  fileprivate var namedFunction: DeclReferenceExprSyntax? {
    guard let argument = onlyReference else { return nil }
    if let member = argument.as(MemberAccessExprSyntax.self) {
      return member.base?.isSelf == true ? member.declName : nil
    }
    return argument.as(DeclReferenceExprSyntax.self)
  }
}

/// The calls of one function, those in closures included.
private final class CallFinder: SyntaxVisitor {
  private var found: [FunctionCallExprSyntax] = []
  private let callee: String?

  private init(of callee: String?) {
    self.callee = callee
    super.init(viewMode: .sourceAccurate)
  }

  /// - Parameter callee: nil for every one.
  static func calls(of callee: String?, in syntax: Syntax) -> [FunctionCallExprSyntax] {
    let finder = CallFinder(of: callee)
    finder.walk(syntax)
    return finder.found
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.plainTypeName, name == callee ?? name { found.append(node) }
    return .visitChildren
  }
}
