import SwiftSyntax

extension MachineDeclaration {
  /// Where a wrapper around the state, or what that shows of itself, is used such that it may set the state:
  /// `$state.write(.idle)`, `take(_state)`.
  var sitesOfWrapper: [AssignmentSite] {
    guard case .property(let name) = storage, box == nil, steps == nil, let type = declarations.types[owner],
      let variable = type.variables.first(where: { $0.declares(anyOf: [name]) }), variable.hasWrapper
    else { return [] }
    let wrapper = declarations.wrapper(of: variable, from: owner)
    let shown = wrapper.map { isKeptOutside ? false : $0.showsWhatMaySet(declarations) } ?? false
    let finder = WrapperUseFinder(of: name, wrapper: isKeptOutside ? nil : wrapper, isShown: shown)
    for member in type.members.withoutAlikes { finder.walk(member) }
    return finder.found.map { syntax, why in
      AssignmentSite(range: syntax.offset..<syntax.endPosition.utf8Offset, why: why)
    }
  }
}

extension Declarations {
  fileprivate func wrapper(of variable: VariableDeclSyntax, from path: String) -> TypeDeclaration? {
    let attributes = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
    return attributes.lazy.compactMap { attribute in
      let written = String(attribute.attributeName.plainName.prefix { $0 != "<" })
      return seen(from: variable).type(named: written, from: path)
    }.first { $0.properties["wrappedValue"] != nil }
  }
}

extension Declarations.TypeDeclaration {
  /// Whether what stands behind `$` is of a type of the module, which may know how to set what is wrapped.
  fileprivate func showsWhatMaySet(_ declarations: Declarations) -> Bool {
    guard let written = properties["projectedValue"]?.typeAnnotation?.type else { return false }
    let name = String(written.plainName.prefix { $0 != "<" })
    return name == "Self" || declarations.type(named: name, from: path) != nil
  }

  /// Whether calling a function of this name sets nothing and hands nothing on.
  fileprivate func onlyTells(_ name: String) -> Bool {
    let found = functions(named: name)
    return !found.isEmpty
      && found.allSatisfy { function in
        guard let body = function.body else { return false }
        let survey = Survey(body)
        return survey.assigned.isEmpty && survey.assignedLater.isEmpty && survey.calls.isEmpty
          && survey.callsLater.isEmpty
      }
  }
}

/// Finds the uses of `_state` and `$state` that may set what is wrapped.
private final class WrapperUseFinder: SyntaxVisitor {
  private(set) var found: [(syntax: Syntax, why: String)] = []
  private let property: String
  private let wrapper: Declarations.TypeDeclaration?
  private let isShown: Bool
  private var isInInitializer = false

  init(of property: String, wrapper: Declarations.TypeDeclaration?, isShown: Bool) {
    (self.property, self.wrapper, self.isShown) = (property, wrapper, isShown)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    isInInitializer = true
    return .visitChildren
  }

  override func visitPost(_ node: InitializerDeclSyntax) { isInInitializer = false }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.identifierText
    guard ["_\(property)", "$\(property)"].contains(name) else { return .visitChildren }
    var place = ExprSyntax(node)
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      guard member.base?.withoutMarks.isSelf == true else { return .visitChildren }
      place = ExprSyntax(member)
    } else if Syntax(node).localBinding(of: name) != nil {
      return .visitChildren
    }
    note(place, isStorage: name.hasPrefix("_"))
    return .visitChildren
  }

  private func note(_ place: ExprSyntax, isStorage: Bool) {
    let isFollowed = wrapper != nil && (isStorage || isShown)
    guard let member = place.parent?.as(MemberAccessExprSyntax.self), member.base?.id == place.id else {
      guard isFollowed, !isInInitializer || !place.isSet, !isGivenPublisher(place) else { return }
      return add(place, place.isSet ? "the wrapper '\(place.text)' is replaced" : "'\(place.text)' is given away")
    }
    if let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(member).id {
      let name = member.declName.baseName.identifierText
      // What is lent to a closure is read there.
      guard isFollowed, call.onlyClosure?.ownNames.count != 1, wrapper?.onlyTells(name) != true else { return }
      return add(call, "what '\(member.text)' does to the state is not followed")
    }
    let isValue = member.declName.baseName.text == "wrappedValue" && (isStorage || wrapper != nil)
    if isFollowed || isValue, ExprSyntax(member).isSet { add(member, "'\(member.text)' is set, which is not followed") }
  }

  /// Combine's `assign(to: &$state)`, of which it is said already that it sets the state.
  private func isGivenPublisher(_ place: ExprSyntax) -> Bool {
    let argument = place.parent?.as(InOutExprSyntax.self)?.parent?.as(LabeledExprSyntax.self)
    return argument?.parent?.parent?.as(FunctionCallExprSyntax.self)?.publishedPlace(named: property) ?? false
  }

  private func add(_ syntax: some SyntaxProtocol, _ why: String) { found.append((Syntax(syntax), why)) }
}

extension ExprSyntax {
  /// Whether it is assigned, or handed on to be.
  fileprivate var isSet: Bool {
    if parent?.is(InOutExprSyntax.self) == true { return true }
    if let infix = parent?.as(InfixOperatorExprSyntax.self) {
      return infix.leftOperand.id == id && infix.operator.is(AssignmentExprSyntax.self)
    }
    guard let list = parent?.as(ExprListSyntax.self), list.first?.id == id else { return false }
    return list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }
}
