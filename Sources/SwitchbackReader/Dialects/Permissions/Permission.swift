import SwiftSyntax

/// A function that says whether a machine may go from one state to another: `shouldTransition(from:to:) -> Bool`.
///
/// Many functions take two cases of an enum and give a `Bool`, or another answer. One is a permission where its name is made of words for
/// permission and for movement alone, with one of each (`canChangeState`, but not `shouldAnimateTransition`), where the
/// labels say which of the states is the target, and where its body names states, or what it looks up does. That of movement can stand in the
/// labels: `isValid(from:to:)`.
enum Permission {
  static func machines(
    of functions: [FunctionDeclSyntax],
    owner: Declarations.TypeDeclaration?,
    in declarations: Declarations
  ) -> [MachineDeclaration] {
    let found = functions.filter(isPermission).compactMap { function in
      let declarations = declarations.seen(from: function)
      return ends(of: function, owner: owner, in: declarations).flatMap {
        machine(of: function, between: $0, owner: owner, in: declarations)
      }
    }
    let called = Set(found.flatMap { $0.entries.flatMap { $0.function.callsOnSelf } })
    return found.filter { machine in !machine.entries.contains { called.contains($0.function.name.identifierText) } }
  }

  static let permission: Set = [
    "can", "should", "may", "shall", "could", "allow", "allows", "allowed", "permit", "permits", "permitted", "valid",
    "validate", "legal", "possible",
  ]
  static let movement: Set = [
    "transition", "transitions", "move", "moves", "change", "switch", "go", "proceed", "advance", "enter",
  ]
  private static let filler: Set = ["is", "be", "to", "into", "from", "state", "the", "new", "next", "made"]

  private static func isPermission(_ function: FunctionDeclSyntax) -> Bool {
    let words = NameWords(function.name.identifierText)
    return words.contain(permission) && (words.contain(movement) || function.hasLabelsOfMove)
      && words.areAll(in: permission.union(movement).union(filler))
  }

  /// The names by which the function's body knows the two states, and where the first of them lives.
  private struct Ends {
    var type: String
    var source: String?
    var target: String
    var storage: MachineDeclaration.Storage
    /// Where the machine starts, as far as the property that stores the state says.
    var initial: ExprSyntax?

    var names: [String] { [source ?? storage.propertyName ?? "self", target] }
  }

  private static func ends(
    of function: FunctionDeclSyntax,
    owner: Declarations.TypeDeclaration?,
    in declarations: Declarations
  ) -> Ends? {
    let parameters = Array(function.signature.parameterClause.parameters)
    guard let first = parameters.first else { return nil }
    let path = owner?.path ?? ""
    let type = declarations.enumeration(named: first.type.plainName, from: path)?.path ?? first.type.plainName
    if parameters.count == 2 {
      guard first.type.plainName == parameters[1].type.plainName, let one = first.end, let other = parameters[1].end,
        one != other
      else { return nil }
      let names = parameters.map(\.innerName)
      let (source, target) = one == .source ? (names[0], names[1]) : (names[1], names[0])
      return Ends(type: type, source: source, target: target, storage: .parameter)
    }
    guard parameters.count == 1, !function.isStatic, let owner else { return nil }
    let end = first.end ?? NameWords(function.name.identifierText).words.last.flatMap { NameWords($0).end }
    if type == owner.path {
      switch end {
      case .target: return Ends(type: type, target: first.innerName, storage: .itself)
      case .source: return Ends(type: type, source: first.innerName, target: "self", storage: .parameter)
      case nil: return nil
      }
    }
    let states = owner.storedProperties(of: type, in: declarations)
    guard end == .target, states.count == 1 else { return nil }
    return Ends(
      type: type,
      target: first.innerName,
      storage: .property(states[0].name),
      initial: states[0].value
    )
  }

  private static func machine(
    of function: FunctionDeclSyntax,
    between ends: Ends,
    owner: Declarations.TypeDeclaration?,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    let enumeration = declarations.types[ends.type]?.enumeration
    guard declarations.types[ends.type] == nil || enumeration?.caseDeclarations.isEmpty == false else { return nil }
    let states = EnumShape(states: enumeration, eventType: nil, path: ends.type)
    guard let body = function.body else { return nil }
    if !ends.names.contains(where: Survey(body).matched.contains), !body.namesCase(of: states) {
      let table = LookedUpTable(in: body, of: states, from: owner?.path ?? "", in: declarations)
      guard table.namesCase, !table.isMachine else { return nil }
    }
    let answers = PermissionAnswers.find(in: function, of: ends.type, from: owner?.path ?? "", in: declarations)
    guard let answers else { return nil }
    let told = ToldMoves(states: states, path: ends.type, declarations: declarations)
    let misspelled = owner.map { told.misspelledCases(in: $0, besides: function) } ?? []
    var declarations = declarations
    if enumeration == nil { declarations.foreignStates = ends.type }
    let owner = owner?.path ?? ""
    var machine = MachineDeclaration(
      name: owner.isEmpty ? ends.type : owner,
      states: states,
      stateType: ends.type,
      storage: ends.storage,
      owner: owner,
      entries: [
        .init(
          function: function,
          event: ends.target,
          state: ends.source,
          events: .declared(states, path: ends.type)
        )
      ],
      initial: ends.initial.map { [$0] },
      conditionalCases: enumeration?.conditionalCases ?? [],
      offset: owner == ends.type ? enumeration?.name.offset ?? function.name.offset : function.name.offset,
      declarations: declarations,
      notes: misspelled,
      hasForeignStates: enumeration == nil,
      writtenAs: .allowedMoves,
      member: function.name.identifierText
    )
    switch answers {
    case .bool: break
    case .answers(let answers): machine.answers = answers
    case .unclear(let why): machine.refusal = why
    }
    return machine
  }
}

extension FunctionParameterSyntax {
  /// Which end of a move the parameter is, by its label or by its name.
  var end: NameWords.End? {
    label.flatMap { NameWords($0).end } ?? NameWords(innerName).end
  }
}

extension FunctionDeclSyntax {
  /// `(from: State, to: State)`
  fileprivate var hasLabelsOfMove: Bool {
    signature.parameterClause.parameters.map { $0.label ?? "" } == ["from", "to"]
  }

  fileprivate var callsOnSelf: [String] {
    body.map { Survey($0).calls.filter(\.isOnSelf).map(\.name).filter { $0 != name.identifierText } } ?? []
  }
}

extension SyntaxProtocol {
  /// Whether a case of these states is written in it.
  func namesCase(of states: EnumShape) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      guard states.hasCase(token.identifierText),
        let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
        member.declName.baseName.position == token.position
      else { return false }
      return member.base.map { $0.trimmedDescription.hasSuffix(states.name) } ?? true
    }
  }
}
