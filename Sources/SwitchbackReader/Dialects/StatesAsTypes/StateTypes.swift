import SwiftSyntax

/// Types of which each is a state, and the functions that each has for an event.
struct StateTypes {
  /// What the types have in common: a protocol, or a superclass.
  var common: String
  var types: [Declarations.TypeDeclaration]
  var members: [Member]
  /// What says which of the types may follow, by the names of the types.
  var permissions: [String: FunctionDeclSyntax] = [:]
  /// What holds the state, where the states put the next there themselves.
  var context: StateContext?
  /// The names of those that let all of them follow, since nothing says more.
  var allowingAll: Set<String> = []
  /// The names of those which may be asked for; nil where any may.
  var requested: Set<String>?
  /// The functions of other objects that put one of the types in the place of another.
  var requesters: Set<String> = []
  /// What holds a machine of them and enters them.
  var holders: [StateHolder] = []

  /// A function that each of the types has.
  struct Member {
    var name: String
    /// By the names of the types.
    var functions: [String: FunctionDeclSyntax]
    var events: MachineDeclaration.Events
    /// The name that the parameter for the event has in the function of each type.
    var event: [String: String] = [:]
    var isOptional = false
  }

  /// Those whose first type stands in the file at hand; the others may stand in any.
  static func machines(in declarations: Declarations) -> [MachineDeclaration] {
    all(in: declarations)[declarations.file] ?? []
  }

  /// Whether a type is a state of a machine.
  static func contain(_ path: String, in declarations: Declarations) -> Bool {
    all(in: declarations).values.joined().contains { machine in
      machine.stateTypes?.types.contains { $0.path == path } ?? false
    }
  }

  private static func all(in declarations: Declarations) -> [Int: [MachineDeclaration]] {
    declarations.surveys.stateTypes {
      let others = TypePerState.machines(in: declarations) + StateClasses.machines(in: declarations)
      let found = others + StatesInContext.machines(in: declarations, besides: others)
      return Dictionary(grouping: found) { declarations.fileIndex(at: $0.offset) }
    }
  }

  var names: [String] { types.map(\.path.lastName) }

  /// The states, each called like its type.
  var shape: EnumShape {
    let cases = types.map { type in
      EnumShape.Case(
        name: type.path.lastName,
        payload: [],
        isInitial: false,
        isFinal: false,
        offset: type.nameOffset
      )
    }
    return EnumShape(name: common.lastName, path: common, cases: cases)
  }

  /// The state that a call makes: `Running(speed: 1)`.
  func made(by call: FunctionCallExprSyntax) -> String? {
    var name = call.calledExpression.trimmedDescription
    if name.hasSuffix(".init") { name.removeLast(5) }
    return names.contains(name.lastName) && types.contains { $0.path == name || $0.path.lastName == name.lastName }
      ? name.lastName : nil
  }

  /// - Parameter start: what a variable for a state begins with.
  func machine(
    writtenAs dialect: Dialect,
    startingWith start: [ExprSyntax],
    in declarations: Declarations
  ) -> MachineDeclaration {
    var declarations = declarations.seen(fromFile: declarations.fileIndex(at: types.first?.nameOffset ?? 0))
    declarations.foreignStates = common
    var machine = MachineDeclaration(
      name: common,
      states: shape,
      stateType: common,
      storage: .itself,
      owner: common,
      entries: [],
      conditionalCases: [],
      offset: types.first?.nameOffset ?? 0,
      declarations: declarations,
      writtenAs: dialect
    )
    machine.initial = start.isEmpty ? nil : start
    machine.stateTypes = self
    return machine
  }
}

extension Declarations.TypeDeclaration {
  var nameOffset: Int {
    declaration?.asProtocol((any NamedDeclSyntax).self)?.name.offset ?? (declaration ?? members.first)?.offset ?? 0
  }

  /// The names of the types that the declaration has behind a colon.
  var inherited: [String] {
    let clause = declaration?.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
    return clause?.inheritedTypes.map(\.type.plainName) ?? []
  }

  func inherits(_ name: String) -> Bool { conformances.contains(name) }
}

extension Declarations {
  /// What the variables of this type begin with that are declared in types.
  func starts(ofType name: String, made: (FunctionCallExprSyntax) -> Bool) -> [ExprSyntax] {
    let bindings = everywhere.flatMap(\.variables).flatMap(\.bindings)
    return bindings.compactMap { binding in
      guard binding.typeAnnotation?.type.behindAny.plainName == name, let value = binding.initializer?.value,
        let call = value.as(FunctionCallExprSyntax.self), made(call)
      else { return nil }
      return value
    }
  }
}

extension TypeSyntax {
  /// `AppState` of `any AppState` and of `(any AppState)?`.
  var behindAny: TypeSyntax {
    if let existential = self.as(SomeOrAnyTypeSyntax.self) { return existential.constraint.behindAny }
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.behindAny }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return only.type.behindAny
    }
    return self
  }
}
