import SwiftSyntax

/// The nested machines that a function hands events on to: `running.next(on: event).map(Self.running)`.
package struct NestedMachines {
  /// The cases of the states that are put around what the nested machines give.
  package private(set) var cases: Set<String> = []
  /// The cases of the events whose payloads are handed on.
  package private(set) var events: [String: String] = [:]
  /// The states of nested machines that are named, by the case around them.
  private(set) var named: [String: [String]] = [:]

  func named(inside name: String) -> [String] { named[name, default: []] }

  package init(of function: FunctionDeclSyntax?) {
    guard let body = function?.body else { return }
    let finder = NestedMachineFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    (cases, events) = (finder.cases, finder.events)
    named = finder.named.filter { finder.cases.contains($0.key) }
  }
}

private final class NestedMachineFinder: SyntaxVisitor {
  private(set) var cases: Set<String> = []
  private(set) var events: [String: String] = [:]
  private(set) var named: [String: [String]] = [:]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.wrapper?.declName.baseName.identifierText, let event = node.mapped?.eventHandedOn {
      cases.insert(name)
      if let around = event.caseAround { events[around] = name }
    }
    note(node)
    return .visitChildren
  }

  /// `.running(.preloading)`, as a pattern or as a value.
  private func note(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), node.arguments.count == 1,
      let argument = node.arguments.first?.expression
    else { return }
    let callee = argument.as(FunctionCallExprSyntax.self)?.calledExpression ?? argument
    guard let inner = callee.as(MemberAccessExprSyntax.self), inner.namesCase else { return }
    let (name, nested) = (member.declName.baseName.identifierText, inner.declName.baseName.identifierText)
    if named[name]?.contains(nested) != true { named[name, default: []].append(nested) }
  }
}

extension FunctionCallExprSyntax {
  /// `running.next(on: event)` of `running.next(on: event).map(Self.running)`.
  var mapped: FunctionCallExprSyntax? {
    calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self)
  }

  /// The argument of `running.next(on: event)`.
  var eventHandedOn: ExprSyntax? {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
      member.declName.baseName.text == "next", arguments.count == 1, let argument = arguments.first,
      argument.label?.text == "on"
    else { return nil }
    return argument.expression
  }
}

extension MemberAccessExprSyntax {
  /// Whether it is a case by its form: `.preloading`, `Running.preloading`.
  fileprivate var namesCase: Bool {
    guard declName.baseName.identifierText.first?.isUppercase == false, let base else {
      return base == nil
    }
    return base.trimmedDescription.split(separator: ".").last?.first?.isUppercase == true
  }
}

extension ExprSyntax {
  /// The case that the row around it takes this name from: `running` for the `event` of `(_, .running(let event))`.
  fileprivate var caseAround: String? {
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else { return nil }
    let rows = sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(SwitchCaseSyntax.self) }
    for row in rows {
      guard case .case(let label) = row.label else { continue }
      for item in label.caseItems where item.pattern.boundNames.contains(name) {
        return PatternNode(item.pattern).caseBinding(name)
      }
    }
    return nil
  }
}

extension PatternNode {
  /// The case whose only payload is bound to a name.
  fileprivate func caseBinding(_ name: String) -> String? {
    switch content {
    case .member(let member) where member.arguments.count == 1 && member.arguments[0].boundName == name: member.name
    case .member(let member): member.arguments.lazy.compactMap { $0.caseBinding(name) }.first
    case .tuple(let elements): elements.lazy.compactMap { $0.caseBinding(name) }.first
    case .optional(let inner): inner.caseBinding(name)
    case .wildcard, .binding, .nothing, .bool, .literal, .metatype, .cast, .other: nil
    }
  }
}
