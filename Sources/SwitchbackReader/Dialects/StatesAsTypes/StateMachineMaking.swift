import SwiftSyntax

/// A call that makes a machine of states that are objects: `GKStateMachine(states: [Idle(), Running()])`.
///
/// What is no element of the list is never entered, whatever a state allows.
struct StateMachineMaking {
  /// The calls that make the states, by the paths of their types.
  private(set) var calls: [String: FunctionCallExprSyntax] = [:]
  var making: Declarations.Making

  /// Those of machines that hold some of these types; nil where one has a list that is not written out.
  static func all(
    of types: [Declarations.TypeDeclaration],
    in declarations: Declarations
  ) -> [StateMachineMaking]? {
    var found: [StateMachineMaking] = []
    for making in declarations.makings(inLibrary: "GKStateMachine") {
      guard let list = making.call.listOfStates else { continue }
      guard let machine = StateMachineMaking(making, of: list, in: declarations) else { return nil }
      if types.contains(where: { machine.calls[$0.path] != nil }) { found.append(machine) }
    }
    return found
  }

  private init?(_ making: Declarations.Making, of list: ExprSyntax, in declarations: Declarations) {
    self.making = making
    guard let elements = made(list, in: declarations)?.as(ArrayExprSyntax.self)?.elements else { return nil }
    for element in elements {
      guard let call = made(element.expression, in: declarations)?.as(FunctionCallExprSyntax.self),
        let type = declarations.seen(from: call).type(named: call.nameOfType, from: making.scope)
      else { return nil }
      calls[type.path] = call
    }
  }

  /// The value itself, or what a local or a property of its name begins with.
  private func made(_ value: ExprSyntax, in declarations: Declarations, depth: Int = 4) -> ExprSyntax? {
    if let cast = Operands(value).unwrapped?.single { return made(cast, in: declarations) }
    guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else { return value }
    // A local may be made from another one of its name.
    guard depth > 0 else { return nil }
    let blocks = sequence(first: Syntax(making.call), next: \.parent).compactMap { $0.as(CodeBlockItemListSyntax.self) }
    let locals = blocks.joined().compactMap { $0.item.as(VariableDeclSyntax.self) }
    let named = locals.filter { $0.bindingSpecifier.text == "let" }.flatMap(\.bindings)
      .filter { $0.pattern.trimmedDescription == name }
    let found =
      named.isEmpty
      ? declarations.constant(named: name, from: making.scope, seenFrom: making.call.offset)?.value
      : named.count == 1 ? named[0].initializer?.value : nil
    return found.flatMap { made($0, in: declarations, depth: depth - 1) }
  }

  /// What holds the machine: `Hero`, or `Hero.moves` where a type holds several.
  func name(isAlone: Bool) -> String {
    if making.scope.isEmpty { return property }
    return isAlone ? making.scope : "\(making.scope).\(property)"
  }

  /// The name of what it is put into.
  var property: String {
    let assigned = making.call.itemAround?.expression.flatMap { Assignment($0) }?.target.nameBehindSelf
    return binding?.pattern.trimmedDescription ?? assigned ?? "machine"
  }

  var isValueOfProperty: Bool { binding?.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true }

  private var binding: PatternBindingSyntax? {
    sequence(first: Syntax(making.call), next: \.parent).lazy.compactMap { $0.as(PatternBindingSyntax.self) }.first
  }
}

extension FunctionCallExprSyntax {
  fileprivate var listOfStates: ExprSyntax? {
    guard arguments.count == 1, let only = arguments.first, only.label?.text == "states" else { return nil }
    return only.expression
  }

  /// `Idle` of `Idle()` and of `Idle.init()`.
  fileprivate var nameOfType: String {
    let name = calledExpression.trimmedDescription
    return name.hasSuffix(".init") ? String(name.dropLast(5)) : name
  }
}
