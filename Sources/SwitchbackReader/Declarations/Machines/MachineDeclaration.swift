import SwiftSyntax

/// A machine found in source: its states, where the state at hand lives, and the functions that take its events.
package struct MachineDeclaration {
  /// The path of the type's name: `Checkout.Payment`.
  package var name: String
  var states: EnumShape
  /// The path of the enum of the states.
  var stateType: String
  var storage: Storage
  /// The path of the type whose functions these are; empty for functions outside of all types.
  var owner: String
  var entries: [Entry]
  /// Where the machine starts; nil where only the enum's declaration tells.
  var initial: [ExprSyntax]?
  /// Cases that only some builds have.
  var conditionalCases: [IfConfigDeclSyntax]
  var offset: Int
  var declarations: Declarations
  /// The functions that others can call and that are no events, since only functions of the type are seen to call them.
  var takenForHelpers: [String] = []
  /// What is left out of the drawing.
  var notes: [Program.Note] = []
  /// Why it cannot be read at all.
  var refusal: Program.Note?
  /// Whether an observer of the property that holds the state assigns it.
  var hasAssigningObserver = false
  /// Whether `nil` is a state, beside those of the enum.
  var hasOptionalState = false
  /// Whether the enum of the states is declared in another file.
  var hasForeignStates = false
  /// The computed properties that give or set the property that holds the state.
  var stateAliases: Set<String> = []
  /// The path of the struct in which the state lies, where a property holds that.
  var holdingType: String?
  /// The struct whose state this one is a copy of behind each turn, the property that holds it and the name that the state has there.
  var original: (property: String, member: String, content: String)?
  /// Whether a wrapper keeps the state outside of the value that declares it, as SwiftUI's `@State` does.
  var isKeptOutside = false
  /// Whether the type itself stores the state, and not its instances.
  var isStatic = false
  /// What lends the state to closures, where it is kept in such.
  var box: Box?
  /// The property of a struct that this is about, one of several.
  var region: Region?
  /// The way in which it is written, where that is not to be seen from its functions.
  var writtenAs: Dialect?
  /// The rows, where the machine is data and no function.
  var table: WrittenTable?
  /// Whether functions that look the rows up show all that these say, so that the table is drawn only where no such function is.
  var isReadWhereAsked = false
  /// What the answers mean of a function that is asked whether a state may follow, where they are no `Bool`.
  var answers: PermissionAnswers?
  /// What lists the states that may follow, where that is the machine.
  var followers: Followers.Body?
  /// The function that performs a step, where the step that was performed last is the state.
  var steps: PerformedSteps?
  /// The closure that gives the next state, where that is the machine.
  var closure: TransitionClosures.Body?
  /// The loop that moves a local variable, where that is the machine.
  var loop: StateLoop?
  /// The types that are the states, where each is one.
  var stateTypes: StateTypes?
  /// The member of the type that the machine is, where a type may have several.
  var member: String?
  /// The values of which each is a machine, where that is refused as it stands.
  var records: KeptRecords?
  /// The property that holds the state, which tells machines apart where a type has several such.
  var storedProperty: StoredProperty?

  /// The events of each function, or of the table.
  var events: [Events] {
    entries.map(\.events) + [table?.events, closure?.events, loop?.events].compactMap(\.self)
      + (stateTypes?.members ?? []).map(\.events)
  }

  /// Whether there is anything to read.
  var hasBody: Bool {
    isMovedByClosuresOnly || table != nil || followers != nil || steps != nil || stateTypes != nil || closure != nil
      || loop != nil
      || entries.contains { $0.function.body != nil }
  }

  /// The type of the place where the state lives.
  var placeType: ValueType {
    var type = ValueType(path: stateType)
    type.isOptional = hasOptionalState
    return type
  }

  /// Whether its methods are its events, all of them.
  var hasMethodsOnly: Bool { isMovedByClosuresOnly || !entries.isEmpty && entries.allSatisfy(\.isEvent) }

  /// Whether a property is the state, and no method that others can call sets it.
  private var isMovedByClosuresOnly: Bool { storedProperty != nil && entries.isEmpty }

  /// Whether no method asks for the state and changes it, but closures do.
  var movesInClosures: Bool { storedProperty.map { $0.isAsked && !$0.isAskedByMethods } ?? false }

  /// Whether it says which moves are allowed; for each of many entries this is told sooner than the dialect.
  var saysAllowedMoves: Bool { writtenAs == .allowedMoves }

  var dialect: Dialect { writtenAs ?? (hasMethodsOnly ? .eventMethods : .stateEventSwitch) }

  /// Whether more code than the rows that are drawn can set the state.
  var isOpenToOthers: Bool {
    guard table == nil, followers == nil, region == nil else { return false }
    // Who holds a state that is a type may put another one there.
    if stateTypes != nil, !notes.isEmpty { return true }
    return storage != .itself || !entries.allSatisfy(\.function.isNextOnEvent)
  }

  /// Whether several places can hold one instance of the type that stores the state, or that type is the only one to have it.
  var isShared: Bool {
    storage == .performed || isKeptOutside || isStatic || declarations.types[owner]?.isShared ?? false
  }

  /// What its type goes by inside of it.
  var ownNames: Set<String> { ["Self", owner.split(separator: ".").last.map(String.init) ?? owner] }

  /// Whether only some builds have a function.
  func isConditional(_ function: FunctionDeclSyntax) -> Bool {
    declarations.types[owner]?.conditional.contains(function.offset) ?? false
  }

  /// Where the state at hand lives.
  enum Storage: Hashable {
    /// The enum is the machine: the state is `self`.
    case itself
    case property(String)
    /// The functions are given the state.
    case parameter
    /// It is what a function was last called with.
    case performed
  }

  /// A property that can only be so many things.
  struct Region {
    var name: String
    var isBool: Bool
    /// The properties of the struct to which there is no end.
    var others: [String]
  }

  /// A function that takes events.
  struct Entry {
    var function: FunctionDeclSyntax
    /// The names that the parameters have inside of the function.
    var event: String
    var state: String?
    var events: Events
    /// Whether the event is no parameter but made from one: a local, or the expression itself.
    var isMade = false
    /// Whether there may be none, which is an event as well: `receive(_ frame: Frame?)`.
    var mayBeNil = false

    /// Whether the function itself is the event.
    var isEvent: Bool { if case .function = events { true } else { false } }

    /// Whether it is given how something went, in the enum of the standard library.
    var takesResult: Bool { if case .elsewhere(Self.result) = events { true } else { false } }

    /// The enum of the standard library, the cases of which everybody knows.
    static let result = "Result"
  }

  /// The events of a machine, which its own file need not declare.
  enum Events {
    case declared(EnumShape, path: String)
    case elsewhere(type: String)
    /// The function is the event, whatever it is given.
    case function

    var shape: EnumShape? { if case .declared(let shape, _) = self { shape } else { nil } }
  }
}

extension MachineDeclaration {
  /// An enum with its `next(on:)`.
  ///
  /// - Parameter full: the path of the enum itself.
  init(_ declaration: EnumDeclSyntax, at full: String, function: FunctionDeclSyntax, in declarations: Declarations) {
    let entry = Entry(function: function, parameter: 0, owner: full, in: declarations)
    self.init(
      name: full,
      states: EnumShape(states: declaration, eventType: function.eventTypeName, path: full)
        .nestingMachines(in: declarations),
      stateType: full,
      storage: .itself,
      owner: full,
      entries: [entry],
      conditionalCases: declaration.conditionalCases + entry.conditionalCases(in: declarations),
      offset: declaration.name.offset,
      declarations: declarations
    )
  }
}

extension MachineDeclaration.Entry {
  /// - Parameter parameter: the position of the event among the parameters.
  init(function: FunctionDeclSyntax, parameter: Int, owner: String, in declarations: Declarations) {
    let parameters = Array(function.signature.parameterClause.parameters)
    let event = parameters.indices.contains(parameter) ? parameters[parameter] : nil
    let wrapped = event?.type.behindQuestionMark
    let type = (wrapped ?? event?.type)?.plainName ?? "Event"
    self.function = function
    self.event = event?.innerName ?? "event"
    mayBeNil = wrapped != nil
    if let path = declarations.enumeration(named: type, from: owner)?.path,
      let shape = declarations.eventShape(at: path)
    {
      events = .declared(mayBeNil ? shape.withNil(at: function.offset) : shape, path: path)
    } else {
      events = .elsewhere(type: type)
    }
  }

  func conditionalCases(in declarations: Declarations) -> [IfConfigDeclSyntax] {
    guard case .declared(_, let path) = events else { return [] }
    return declarations.types[path]?.enumeration?.conditionalCases ?? []
  }
}

extension FunctionParameterSyntax {
  /// The name by which the function's body knows it.
  var innerName: String { (secondName ?? firstName).identifierText }

  /// The label that a call writes before the argument.
  var label: String? { firstName.text == "_" ? nil : firstName.identifierText }
}

extension FunctionDeclSyntax {
  /// Whether this is `next(on:)`.
  package var isNextOnEvent: Bool {
    let parameters = signature.parameterClause.parameters
    return name.text == "next" && parameters.count == 1 && parameters.first?.firstName.text == "on" && !isStatic
  }

  var isStatic: Bool { modifiers.contains { $0.name.text == "static" || $0.name.text == "class" } }

  var isMutating: Bool { modifiers.contains { $0.name.text == "mutating" } }

  /// The name of the event type as `next(on:)` spells it, without what stands before its last dot.
  package var eventTypeName: String? {
    let type = signature.parameterClause.parameters.first?.type
    return type?.trimmedDescription.split(separator: ".").last.map(String.init)
  }
}

extension MemberBlockItemListSyntax {
  package var nextOnEvent: FunctionDeclSyntax? {
    lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.first(where: \.isNextOnEvent)
  }
}
