import SwiftSyntax

/// The functions of a module that are given closures which they cannot keep, by their names.
struct ClosureRunners {
  private var functions: [String: [FunctionDeclSyntax]] = [:]
  /// The names of all functions.
  private var declared: Set<String> = []

  init() {}

  init(in index: DeclarationIndex) {
    let all = index.types.values.flatMap(\.functions) + index.functions.joined()
    declared = Set(all.map(\.name.identifierText))
    let names = Set(all.filter(\.runsClosure).map(\.name.identifierText))
    for function in all where names.contains(function.name.identifierText) {
      functions[function.name.identifierText, default: []].append(function)
    }
  }

  /// When a closure runs of which its call does not tell that, as far as all the functions agree that may be meant; while a
  /// call is waited for, others may have their turn.
  func timing(of closure: ClosureExprSyntax) -> ClosureTiming? {
    guard let call = closure.call, let name = call.calledName, closure.timing == .unknown, !call.mayRepeat,
      call.parent?.is(AwaitExprSyntax.self) != true
    else { return nil }
    if !declared.contains(name), call.locksSelf(for: closure) { return .once }
    guard let named = functions[name] else { return nil }
    let isOwn = call.calledExpression.nameBehindSelf == name
    // Those of the type itself are followed.
    let possible = named.filter { $0.isMember != isOwn }
    guard !possible.isEmpty, !isOwn || possible.count == named.count else { return nil }
    let timings = possible.compactMap { $0.timing(of: closure, in: call) }
    guard !timings.isEmpty, !timings.contains(.unknown) else { return nil }
    return timings.allSatisfy { $0 == .once } ? .once : .repeatedly
  }

  /// Whether a function that is named as an argument cannot be kept, as far as all the functions agree that may be meant.
  func run(_ argument: ExprSyntax, givenBy call: FunctionCallExprSyntax) -> Bool {
    guard let name = call.calledName, let named = functions[name], call.trailingClosure == nil else { return false }
    let arguments = Array(call.arguments)
    let possible = named.map(\.signature.parameterClause.parameters).filter { $0.takes(arguments) }
    return !possible.isEmpty
      && possible.allSatisfy { parameters in
        parameters.pairs(with: arguments).first { $1.id == argument.id }?.0.type.runsAtOnce ?? false
      }
  }
}

extension FunctionCallExprSyntax {
  /// `synchronized(self) { … }`: a function that is given the instance beside a closure which has it anyway, and tells that
  /// nothing, can do no more with it than lock it.
  fileprivate func locksSelf(for closure: ClosureExprSyntax) -> Bool {
    calledExpression.is(DeclReferenceExprSyntax.self) && trailingClosure?.id == closure.id
      && additionalTrailingClosures.isEmpty && closure.signature == nil
      && arguments.count == 1 && arguments.first?.expression.isSelf == true
  }
}

extension FunctionDeclSyntax {
  fileprivate var runsClosure: Bool { signature.parameterClause.parameters.contains { $0.type.runsAtOnce } }

  fileprivate var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) ?? false }

  /// When it runs the closure; nil where a call cannot mean it.
  fileprivate func timing(of closure: ClosureExprSyntax, in call: FunctionCallExprSyntax) -> ClosureTiming? {
    let parameters = signature.parameterClause.parameters
    let arguments = Array(call.arguments)
    var own: FunctionParameterSyntax?
    if let last = call.trailingClosure {
      guard call.additionalTrailingClosures.isEmpty, parameters.dropLast().takes(arguments) else { return nil }
      own = last.id == closure.id ? parameters.last : nil
    } else {
      guard parameters.takes(arguments) else { return nil }
    }
    own = own ?? parameters.pairs(with: arguments).first { $1.id == ExprSyntax(closure).id }?.0
    if let told = own?.type.functionGiven?.parameters.count, !closure.mayBeTold(told) { return nil }
    guard let own, own.type.runsAtOnce else { return .unknown }
    return body?.timing(ofParameter: own.innerName) ?? .once
  }
}

extension ClosureExprSyntax {
  /// Whether it can be one that is told so many values.
  fileprivate func mayBeTold(_ count: Int) -> Bool {
    if !parameterNames.isEmpty { return count == 1 || count == parameterNames.count }
    return count == 0 || signature != nil || description.contains("$")
  }
}

extension CodeBlockSyntax {
  /// How often a closure that it cannot keep is called: once, or as often as it likes.
  fileprivate func timing(ofParameter name: String) -> ClosureTiming {
    let mentions = tokens(viewMode: .sourceAccurate).filter { token in
      token.identifierText == name && token.parent?.is(DeclReferenceExprSyntax.self) == true
    }
    guard mentions.count == 1, let mention = mentions.first else { return .repeatedly }
    let around = sequence(first: Syntax(mention), next: \.parent).prefix { $0.id != Syntax(self).id }
    return around.contains(where: \.isPerhapsSkipped) ? .repeatedly : .once
  }
}

extension Syntax {
  /// Whether it may be left out, or done more than once.
  fileprivate var isPerhapsSkipped: Bool {
    switch kind {
    case .ifExpr, .switchExpr, .guardStmt, .forStmt, .whileStmt, .repeatStmt, .ternaryExpr: true
    case .closureExpr: self.as(ClosureExprSyntax.self)?.timing != .once
    default: false
    }
  }
}
