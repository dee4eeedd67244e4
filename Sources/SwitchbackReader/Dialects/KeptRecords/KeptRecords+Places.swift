import SwiftSyntax

extension KeptRecords {
  /// What asks all the values for something, and changes none.
  static let askingNames: Set = [
    "values", "keys", "count", "isEmpty", "contains", "first", "map", "compactMap", "filter", "reduce", "sorted", "min",
    "max", "allSatisfy", "mapValues", "compactMapValues", "reserveCapacity", "index",
  ]

  /// `jobs`, `self.jobs`.
  func isProperty(_ expression: ExprSyntax) -> Bool {
    guard expression.nameBehindSelf == property else { return false }
    if expression.is(DeclReferenceExprSyntax.self) { return !Syntax(expression).isLocal(property) }
    return expression.as(MemberAccessExprSyntax.self)?.base?.withoutMarks.isSelf == true
  }

  /// `jobs[id]`.
  func isPlace(_ element: SubscriptCallExprSyntax) -> Bool {
    isKeyed && isProperty(element.calledExpression)
  }

  /// Which of the structs on the way an expression is.
  func link(of expression: ExprSyntax, _ types: WrittenTypes) -> Link? {
    if isTuple { return holdsTuple(expression) ? links.first : nil }
    guard !links.isEmpty, case .named(let path)? = types.type(of: expression) else { return nil }
    return links.first { $0.path == path }
  }

  /// Whether an expression is a value that the property holds, or a local that was made of such.
  private func holdsTuple(_ expression: ExprSyntax) -> Bool {
    let place = expression.bare
    if let element = place.as(SubscriptCallExprSyntax.self) { return isPlace(element) }
    if isProperty(place) { return !isKeyed }
    guard let name = place.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else { return false }
    switch Syntax(place).localBinding(of: name) {
    case .bound(let value)?, .value(let value)?: return holdsTuple(value)
    case .unwrapped(let outer)?: return !isKeyed && name == property && !outer.isLocal(name)
    default: return false
    }
  }

  /// `jobs[id]?` of `jobs[id]?.info.phase`, where that leads to the state; nil where it does not.
  func root(of expression: ExprSyntax, _ types: WrittenTypes) -> ExprSyntax? {
    var root: ExprSyntax?
    var inner = expression
    while let member = inner.bare.as(MemberAccessExprSyntax.self), let base = member.base,
      let link = link(of: base, types), link.leads(by: member)
    {
      root = base
      inner = base
    }
    return root
  }

  /// Whether it is another stored property of a struct than that which leads to the state: `job.name`.
  func isOther(_ member: MemberAccessExprSyntax, _ types: WrittenTypes) -> Bool {
    guard let base = member.base, let link = link(of: base, types) else { return false }
    let name = member.declName.baseName.identifierText
    guard !link.leads(by: member) else { return false }
    return isTuple || type(of: link, types)?.stored.contains { $0.plainName == name } == true
  }

  /// `jobs` of `jobs.removeValue(forKey: id)` and of `jobs.removeAll()`.
  func taken(by call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard isKeyed, call.trailingClosure == nil, let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, isProperty(base)
    else { return nil }
    let labels = call.arguments.map { $0.label?.text }
    switch member.declName.baseName.text {
    case "removeValue": return labels == ["forKey"] ? base : nil
    case "removeAll": return call.isAStatement && labels.allSatisfy { $0 == "keepingCapacity" } ? base : nil
    default: return nil
    }
  }

  /// `jobs` and `job` of `jobs.updateValue(job, forKey: id)`.
  func updated(by call: FunctionCallExprSyntax) -> (list: ExprSyntax, value: ExprSyntax)? {
    guard isKeyed, let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "updateValue", isProperty(base), let value = call.arguments.first?.expression
    else { return nil }
    return (base, value)
  }

  /// Whether a closure's answer for `$0` compares the state, or asks for other stored properties.
  func isPlainQuestion(_ asked: ExprSyntax, _ types: WrittenTypes) -> Bool {
    guard !asked.is(IfExprSyntax.self), !asked.is(SwitchExprSyntax.self) else { return false }
    let finder = GivenValueFinder(viewMode: .sourceAccurate)
    finder.walk(asked)
    return finder.found.allSatisfy { whole in
      let names = whole.names(behind: "$0.value") ?? []
      if names == links.map(\.member) { return whole.parent?.is(ExprListSyntax.self) == true }
      guard let first = names.first, let link = links.first, first != link.member else { return false }
      return isTuple || type(of: link, types)?.stored.contains { $0.plainName == first } == true
    }
  }

  /// `jobs` and `id` of `jobs.keys.contains(id)`.
  func keyAsked(by call: FunctionCallExprSyntax) -> (list: ExprSyntax, key: ExprSyntax)? {
    guard isKeyed, let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "contains", let keys = member.base?.as(MemberAccessExprSyntax.self),
      keys.declName.baseName.text == "keys", let list = keys.base, isProperty(list), call.arguments.count == 1,
      let key = call.arguments.first, key.label == nil
    else { return nil }
    return (list, key.expression)
  }

  /// The struct of the way that a call makes.
  func linkMade(by call: FunctionCallExprSyntax, _ types: WrittenTypes) -> Link? {
    links.first { link in
      guard let type = type(of: link, types), type.isInitializer(call.calledExpression) else { return false }
      let name = call.calledExpression.trimmedDescription
      guard name == ".init" || name.hasPrefix("Self") else { return true }
      let labels = Set(call.arguments.compactMap { $0.label?.identifierText })
      return labels.contains(link.member) && labels.isSubset(of: type.properties.keys)
    }
  }

  /// Nil where a call changes no value of the way; empty where it changes one, but not its state; else why that is not followed.
  func change(by call: FunctionCallExprSyntax, _ types: WrittenTypes) -> String? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      let link = link(of: base, types), let type = type(of: link, types)
    else { return nil }
    let called = type.functions(named: member.declName.baseName.identifierText).filter(\.isMutating)
    guard !called.isEmpty else { return nil }
    let sets = called.contains { function in
      type.reaches(link.member, from: function, types.declarations)
    }
    return sets
      ? "what '\(member.declName.trimmedDescription)' does to the state of a '\(type.path)' is not followed" : ""
  }

  func type(of link: Link, _ types: WrittenTypes) -> Declarations.TypeDeclaration? {
    link.path.flatMap { types.declarations.types[$0] }
  }

  /// `Job` of `Job.Phase`, where that is declared inside of a struct on the way.
  func ownerOfNested(_ node: MemberAccessExprSyntax, _ types: WrittenTypes) -> TokenSyntax? {
    let name = node.base?.as(MemberAccessExprSyntax.self)?.declName ?? node.base?.as(DeclReferenceExprSyntax.self)
    return name.flatMap { owner in
      isNested(node.declName.baseName.identifierText, in: node.base?.trimmedDescription, types) ? owner.baseName : nil
    }
  }

  func ownerOfNested(_ node: MemberTypeSyntax, _ types: WrittenTypes) -> TokenSyntax? {
    let name = node.baseType.as(MemberTypeSyntax.self)?.name ?? node.baseType.as(IdentifierTypeSyntax.self)?.name
    return name.flatMap { isNested(node.name.identifierText, in: node.baseType.trimmedDescription, types) ? $0 : nil }
  }

  private func isNested(_ name: String, in outer: String?, _ types: WrittenTypes) -> Bool {
    guard let outer, outer.first?.isUppercase == true,
      let path = types.declarations.type(named: outer, from: owner)?.path, links.contains(where: { $0.path == path })
    else { return false }
    return types.declarations.types["\(path).\(name)"] != nil
  }
}

extension Declarations.TypeDeclaration {
  /// Whether a function changes a property, or calls one of the type that does.
  fileprivate func reaches(_ member: String, from function: FunctionDeclSyntax, _ declarations: Declarations) -> Bool {
    let surveys = declarations.surveys.reachable(from: function.name.identifierText, in: self)
    return surveys.contains { survey in
      survey.allAssigned.contains { $0 == member || $0 == "self" || $0.hasPrefix("\(member).") }
    }
  }
}

extension ExprSyntax {
  /// `info` and `phase` of `job.info.phase`, behind `job`.
  func names(behind name: String) -> [String]? {
    var names: [String] = []
    var inner = self
    while inner.trimmedDescription != name {
      guard let member = inner.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
      names.insert(member.declName.baseName.identifierText, at: 0)
      inner = base
    }
    return names
  }

  /// Whether a member of it is asked for.
  var isContinued: Bool {
    guard let parent else { return false }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) { return true }
    return parent.as(MemberAccessExprSyntax.self)?.base?.id == id
  }

  /// Whether it stands to the left of `=`, `+=` and the like, or is lent.
  var isTarget: Bool {
    if parent?.is(InOutExprSyntax.self) == true { return true }
    guard let list = parent?.as(ExprListSyntax.self), list.first?.id == id, list.count > 2 else { return false }
    return list.dropFirst().first?.assigns == true
  }

  /// Whether it is an operator that puts something in the place to its left.
  var assigns: Bool {
    self.is(AssignmentExprSyntax.self) || self.as(BinaryOperatorExprSyntax.self)?.operator.text.changesItsLeft == true
  }

  /// `[:]`, `[ID: Job]()`.
  var isEmptyDictionary: Bool {
    if let literal = self.as(DictionaryExprSyntax.self) { return literal.content.is(TokenSyntax.self) }
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.isEmpty else { return false }
    return call.calledExpression.is(DictionaryExprSyntax.self) || call.calledExpression.trimmedDescription == ".init"
  }

  /// Whether to make it may do more than to tell what is there: it may fail, wait, or leave something behind.
  var doesMoreThanTell: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      token.tokenKind == .keyword(.try) || token.tokenKind == .keyword(.await)
        || token.parent?.is(ClosureExprSyntax.self) == true
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether nothing is done with what it gives.
  var isAStatement: Bool { parent?.is(CodeBlockItemSyntax.self) == true }
}

extension SubscriptCallExprSyntax {
  /// `.idle` of `states[id, default: .idle]`.
  var standardValue: ExprSyntax? { arguments.first { $0.label?.text == "default" }?.expression }
}

/// Finds what begins with `$0.value`.
private final class GivenValueFinder: SyntaxVisitor {
  private(set) var found: [ExprSyntax] = []

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard ExprSyntax(node).names(behind: "$0.value") != nil else { return .visitChildren }
    found.append(ExprSyntax(node))
    return .skipChildren
  }
}
