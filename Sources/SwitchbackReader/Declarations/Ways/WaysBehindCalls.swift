import SwiftSyntax

/// Whether something is asked for behind a call, in the functions of a type that make it and in those that call these.
final class WaysBehindCalls {
  private let type: Declarations.TypeDeclaration
  private let setters: [MainQueueSetter]
  /// What each function and property of the type names before it ends.
  private var named: [String: Set<String>] = [:]
  private var calls: [String: [DeclReferenceExprSyntax]] = [:]
  private var seen: Set<Int> = []
  /// What is asked for, and what asks for it.
  private var asking: Set<String> = []
  /// The same with the setters, and what calls them.
  private var touching: Set<String> = []
  /// Whether one more call of the setter at hand is none of what is asked.
  private var keepsOrder = true
  /// Where that is named which was found last to ask too early.
  private(set) var place: Int?

  init(in type: Declarations.TypeDeclaration, setters: [MainQueueSetter]) {
    self.type = type
    self.setters = setters
    for member in type.members {
      let finder = OwnNameFinder(leavingOut: setters)
      finder.walk(member)
      for (name, reference) in finder.all { calls[name, default: []].append(reference) }
      for name in member.ownNames { named[name, default: []].formUnion(finder.atOnce) }
    }
    for setter in setters {
      guard let body = setter.declaration.as(PatternBindingSyntax.self)?.setter else { continue }
      let finder = OwnNameFinder(leavingOut: setters)
      finder.walk(body.statements)
      named[setter.name] = finder.atOnce
    }
  }

  /// Whether what a setter sets is asked for, or set, where it would not be set yet.
  func ask(_ setter: MainQueueSetter) -> Bool {
    keepsOrder = setter.keepsOrder
    asking = all(naming: keepsOrder ? setter.names : setter.names.union(setters.map(\.name)))
    touching = all(naming: setter.names.union(setters.map(\.name)))
    seen = []
    place = nil
    return isChangedInPlace(setter)
      || isAsked(behind: setter.closure.call.map { Syntax($0) } ?? Syntax(setter.closure))
      || isAsked(behindCallsOf: setter.name, setter.declaration)
  }

  /// Whether a property is not only set as a whole, but changed: `advance(&state)`, `state.count = 1`.
  private func isChangedInPlace(_ setter: MainQueueSetter) -> Bool {
    guard !setter.names.isEmpty, let property = setter.declaration.as(PatternBindingSyntax.self) else { return false }
    let changed = calls[property.pattern.trimmedDescription, default: []].first(where: \.isChanged)
    place = changed?.offset
    return changed != nil
  }

  /// Some names and those of all members that name them, be it by others.
  private func all(naming names: Set<String>) -> Set<String> {
    var found = names
    while true {
      let more = named.filter { !found.contains($0.key) && !$0.value.isDisjoint(with: found) }.map(\.key)
      if more.isEmpty { return found }
      found.formUnion(more)
    }
  }

  private func isAsked(behindCallsOf name: String, _ declaration: Syntax) -> Bool {
    guard seen.insert(declaration.offset).inserted else { return false }
    let own = calls[name] ?? []
    return own.contains { reference in
      let place = reference.assignment.flatMap { name.hasSuffix("=") ? $0 : nil } ?? reference.wholeCall
      return !setters.contains { $0.closure.encloses(reference) } && isAsked(behind: Syntax(place))
    }
  }

  /// - Parameter left: a call of which all was looked at that it gives, or an assignment that takes place once.
  private func mentions(_ syntax: some SyntaxProtocol, beside left: Syntax? = nil) -> Bool {
    let finder = OwnNameFinder(leavingOut: setters, beside: left)
    finder.walk(syntax)
    guard let found = finder.places.filter({ asking.contains($0.key) }).values.min() else { return false }
    place = found
    return true
  }

  /// Whether it is an `if` that asks and has nothing to do with the state else: `if state == .walking { steps += 1 }`.
  private func isIdle(_ item: CodeBlockItemSyntax) -> Bool {
    guard let choice = item.expression?.as(IfExprSyntax.self), !choice.leavesBlock else { return false }
    let (conditions, blocks) = choice.parts
    let asked = conditions.reduce(Set<String>()) { $0.union(names(in: $1)) }
    return blocks.allSatisfy { names(in: $0).isDisjoint(with: touching) }
      && asked.intersection(touching).allSatisfy { type.properties[$0] != nil }
  }

  private func names(in syntax: Syntax) -> Set<String> {
    let finder = OwnNameFinder(leavingOut: setters)
    finder.walk(syntax)
    return finder.atOnce
  }

  private func isAsked(behind syntax: Syntax) -> Bool {
    var child = syntax
    var (isInBlock, isReturning) = (false, false)
    while let parent = child.parent {
      defer { child = parent }
      if isReturning, !parent.mayEndFunction { continue }
      isReturning = false
      if let items = parent.as(CodeBlockItemListSyntax.self) {
        isInBlock = true
        for item in items.drop(while: { $0.id != child.id }).dropFirst() {
          if mentions(item), !isIdle(item) { return true }
          if item.waitsAlways { return false }
          isReturning = item.item.is(ReturnStmtSyntax.self)
          if isReturning { break }
        }
      } else if let end = isAskedInside(parent, behind: child, call: syntax) {
        return end
      } else if !isInBlock || parent.asksAgain, parent.isStatement,
        mentions(
          parent,
          beside: parent.asksAgain && !(keepsOrder && syntax.is(FunctionCallExprSyntax.self)) ? nil : syntax
        )
      {
        return true
      }
    }
    return false
  }

  /// Nil where it goes on outside.
  private func isAskedInside(_ parent: Syntax, behind child: Syntax, call: Syntax) -> Bool? {
    let turn = keepsOrder && call.is(FunctionCallExprSyntax.self) ? call : nil
    if let function = parent.as(FunctionDeclSyntax.self) {
      return mentionsInDefer(parent) || isAsked(behindCallsOf: function.name.identifierText, parent)
    }
    if let binding = parent.as(PatternBindingSyntax.self), binding.accessorBlock?.id == child.id {
      let name = binding.pattern.trimmedDescription
      let isSetter = setters.contains { $0.name == name.asTarget }
      return mentionsInDefer(parent) || isAsked(behindCallsOf: isSetter ? name.asTarget : name, parent)
    }
    if parent.is(InitializerDeclSyntax.self) { return mentionsInDefer(parent) }
    if let closure = parent.as(ClosureExprSyntax.self) {
      if closure.timing == .later { return mentionsInDefer(parent) }
      return mentions(closure, beside: turn) ? true : nil
    }
    if let loop = parent.as(ForStmtSyntax.self) {
      return loop.sequence.id != child.id && mentions(loop.body, beside: turn) ? true : nil
    }
    if let attempt = parent.as(DoStmtSyntax.self) { return attempt.catchClauses.contains { mentions($0) } ? true : nil }
    return nil
  }

  private func mentionsInDefer(_ syntax: Syntax) -> Bool {
    let finder = DeferFinder(viewMode: .sourceAccurate)
    finder.walk(syntax)
    return finder.found.contains { mentions($0) }
  }
}

private final class DeferFinder: SyntaxVisitor {
  private(set) var found: [DeferStmtSyntax] = []

  override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .visitChildren }
}

extension DeclSyntax {
  /// What a member goes by.
  fileprivate var ownNames: [String] {
    if let function = self.as(FunctionDeclSyntax.self) { return [function.name.identifierText] }
    return self.as(VariableDeclSyntax.self)?.bindings.filter { $0.accessorBlock != nil }.flatMap(\.pattern.boundNames)
      ?? []
  }
}

extension CodeBlockItemSyntax {
  /// Whether the main queue has its turn in it, whatever holds.
  fileprivate var waitsAlways: Bool {
    if let value = expression { return value.is(AwaitExprSyntax.self) || value.isTriedAwait }
    let bindings = item.as(VariableDeclSyntax.self)?.bindings
    return bindings?.contains { $0.initializer?.value.isTriedAwait == true } ?? false
  }
}

extension IfExprSyntax {
  /// The conditions and the blocks, those behind `else` among them.
  fileprivate var parts: (conditions: [Syntax], blocks: [Syntax]) {
    let own = ([Syntax(conditions)], [Syntax(body)])
    switch elseBody {
    case .codeBlock(let block): return (own.0, own.1 + [Syntax(block)])
    case .ifExpr(let next): return (own.0 + next.parts.conditions, own.1 + next.parts.blocks)
    case nil: return own
    }
  }

  fileprivate var leavesBlock: Bool {
    let jumps: [Keyword] = [.return, .throw, .break, .continue, .fallthrough, .await]
    return tokens(viewMode: .sourceAccurate).contains { token in jumps.contains { token.tokenKind == .keyword($0) } }
  }
}

extension ExprSyntax {
  fileprivate var isTriedAwait: Bool {
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.isTriedAwait }
    return self.is(AwaitExprSyntax.self)
  }
}

extension Syntax {
  fileprivate var isStatement: Bool { self.is(CodeBlockItemSyntax.self) || asksAgain }
  fileprivate var mayEndFunction: Bool {
    self.is(FunctionDeclSyntax.self) || self.is(ClosureExprSyntax.self) || self.is(PatternBindingSyntax.self)
      || self.is(InitializerDeclSyntax.self)
  }
  /// Whether it asks for its condition behind each turn.
  fileprivate var asksAgain: Bool { self.is(WhileStmtSyntax.self) || self.is(RepeatStmtSyntax.self) }
}
