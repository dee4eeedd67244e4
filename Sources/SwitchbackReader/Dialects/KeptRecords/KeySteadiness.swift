import SwiftSyntax

/// Whether what is written for a key means the same value wherever a function writes it.
enum KeySteadiness {
  /// A parameter or a constant, or what such has.
  case constant
  /// A property, which something may set.
  case property(String)
  /// What is computed, so that it may be another one each time.
  case computed
  /// A variable, or a name that is given to several things.
  case changing

  /// - Parameter member: the function around, or a closure in it that runs later.
  init(of key: ExprSyntax, in member: Syntax) {
    guard let root = key.withoutMarks.rootName else {
      self = key.isLiteral ? .constant : .computed
      return
    }
    let name = root.baseName.identifierText
    let bindings = BindingsOfName.seen(by: member, name)
    guard Syntax(root).isLocal(name) || Syntax(root).localBinding(of: name) != nil else {
      self = bindings.count > 0 ? .changing : .property(name)
      return
    }
    self = bindings.count > 1 || bindings.areVariables ? .changing : .constant
  }

  /// - Parameters:
  ///   - changesOther: whether the function sets properties, on which another may depend.
  ///   - isAlone: whether it writes a key once.
  func isSteady(changesOther: Bool, isAlone: Bool) -> Bool {
    switch self {
    case .constant: true
    case .property: isAlone || !changesOther
    case .computed: isAlone
    case .changing: false
    }
  }
}

/// How often a function gives a name to something.
private final class BindingsOfName: SyntaxVisitor {
  private(set) var count = 0
  private(set) var areVariables = false
  private let name: String
  private let turn: Syntax

  /// Those in a function, or in a closure that runs later, and else around that.
  static func seen(by turn: Syntax, _ name: String) -> BindingsOfName {
    let bindings = BindingsOfName(name, in: turn)
    guard bindings.count == 0, turn.is(ClosureExprSyntax.self) else { return bindings }
    let outer = sequence(first: turn, next: \.parent).dropFirst().first {
      $0.as(ClosureExprSyntax.self)?.timing == .later || $0.parent?.is(MemberBlockItemSyntax.self) == true
    }
    return outer.map { seen(by: $0, name) } ?? bindings
  }

  private init(_ name: String, in turn: Syntax) {
    (self.name, self.turn) = (name, turn)
    super.init(viewMode: .sourceAccurate)
    walk(turn)
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    guard node.identifier.identifierText == name else { return .skipChildren }
    count += 1
    let binding = node.parent
    let specifier =
      binding?.as(OptionalBindingConditionSyntax.self)?.bindingSpecifier
      ?? binding?.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier
    if specifier?.tokenKind == .keyword(.var) { areVariables = true }
    return .skipChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if node.innerName == name { count += 1 }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    if node.timing == .later, node.id != turn.id { return .skipChildren }
    if node.ownNames.contains(name), !node.capturedNames.contains(name) { count += 1 }
    return .visitChildren
  }
}

extension ClosureExprSyntax {
  /// What its list copies under the same name: `[id] in`.
  fileprivate var capturedNames: [String] { signature?.capture?.items.map(\.name.identifierText) ?? [] }
}

extension ExprSyntax {
  /// `job` of `job.info.id`; nil where something is computed.
  var rootName: DeclReferenceExprSyntax? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name }
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
    return base.isSelf ? member.declName : base.withoutMarks.rootName
  }
}
