import SwiftSyntax

/// A property of a type that may hold a case of an enum, in the open or in a box.
struct StoredProperty {
  var name: String
  var type: String
  /// Nil where the type is declared elsewhere.
  var state: Declarations.TypeDeclaration?
  var value: ExprSyntax?
  var hasAssigningObserver = false
  /// Whether it may hold nothing, which is a state as well.
  var isOptional = false
  /// Whether it is unwrapped where it is named, so that what asks nothing for a member stops there: `var state: State!`.
  var isUnwrappedByName = false
  var isStatic: Bool
  /// Whether a wrapper keeps it outside of the value, so that functions that are not `mutating` set it.
  var isKeptOutside = false
  /// Whether that is a place which others give.
  var isBinding = false
  var offset: Int
  var box: Box?
  /// The path of the struct or the class in which it lies, where a property of the type holds that: `model.phase`.
  var holdingType: String?
  /// Where that is a class, of which others may hold the same instance: the names that surveys have for the state, such as `model?.phase`.
  var namesInObject: Set<String> = []
  /// Whether that is given to each method, and held by none of the properties.
  var isGiven = false
  /// Whether a method or a closure asks for it; what is only set is asked by others.
  var isAsked = true
  /// Whether a method does that leaves a closure behind which sets it.
  var isAskedBefore = false
  /// Whether a method that is an event does.
  var isAskedByMethods = true
  /// Whether a computed property does whose setter sets it.
  var isAskedBySetter = false
  /// Whether nobody but the type can set it.
  var isSetByItselfOnly = false
  /// Whether something that does not set it reacts to what it is: an observer, a method that shows it, whoever is told of changes.
  var isReactedTo = false
  /// Why it is not followed how the setter of another property sets it.
  var obstacle: SetterObstacle?
  /// Why nobody can tell what it holds behind an assignment.
  var refusal: Program.Note?
  /// Whether a method sets it to what something makes of it: `phase = reducer(phase, event)`.
  var isDerived = false
  /// Whether a method that is told where to go asks whether that may follow the state at hand: `policy.allows(state, next)`.
  var isAskedForMoves = false

  var isInObject: Bool { !namesInObject.isEmpty }

  /// What surveys call the state.
  var stateName: String { box?.stateName ?? name }

  /// What it is called among several: a subject by its own name.
  var memberName: String { box == nil && holdingType == nil ? String(name.prefix { $0 != "." }) : stateName }

  var note: Program.Note {
    Program.Note(why: "'\(stateName)' is a state of its own, of which no move is found", offset: offset)
  }

  /// Of one that lies with whoever shows the view: `@Binding var step: Step`.
  var noteOfGiver: Program.Note? {
    guard isBinding else { return nil }
    return Program.Note(why: "who gives '\(name)' can set the state, which is not followed", offset: offset)
  }

  /// Of one that may be nil beside a state of which that is not so.
  var noteOfOptional: Program.Note {
    let why = "'\(stateName)' is another enum, which may be nil, and how it changes is not drawn"
    return Program.Note(why: why, offset: offset)
  }

  static func all(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> [StoredProperty] {
    let all = type.variables.flatMap { variable in
      variable.bindings.flatMap { binding in
        let boxed = boxed(binding, of: variable, in: type, declarations)
        guard boxed.isEmpty else { return boxed }
        if let sent = sent(binding, of: variable, in: type, declarations) { return [sent] }
        let held = held(binding, of: variable, in: type, declarations)
        return held.isEmpty ? [open(binding, of: variable, in: type, declarations)].compactMap(\.self) : held
      }
    }
    // What may hold nothing is more often a value than a state.
    return all.filter { !$0.isOptional } + all.filter(\.isOptional)
  }

  /// Types of the standard library and Foundation that are no enums of states; to know them saves looking at every function.
  static let noStates: Set = [
    "String", "Substring", "Character", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
    "UInt32", "UInt64", "Double", "Float", "Data", "Date", "URL", "UUID", "Error", "Any", "AnyObject", "Void", "Array",
    "Dictionary", "Set", "Duration", "Range",
  ]

  /// Those of them whose values change where a part of them does.
  static let plainValues: Set = noStates.subtracting(["Error", "Any", "AnyObject", "Void"])
    .union(["TimeInterval", "CGFloat"])

  static func open(
    _ binding: PatternBindingSyntax,
    of variable: VariableDeclSyntax,
    in type: Declarations.TypeDeclaration,
    _ declarations: Declarations
  ) -> StoredProperty? {
    guard variable.bindingSpecifier.text == "var" || type.isMadeAnew(with: binding, of: variable, in: declarations),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      !binding.isComputed, var written = binding.typeName(in: declarations, from: type.path),
      !noStates.contains(written),
      written.first?.isUppercase == true || isEnum(binding, written, from: type.path, declarations)
    else { return nil }
    let optional = optionalState(binding, named: name, of: type, declarations)
    if let optional {
      written = optional.path
    } else if let wrapped = binding.typeAnnotation?.type.wrappedInOptional,
      declarations.type(named: wrapped.plainName, from: type.path) != nil
    {
      return nil
    }
    let found = optional ?? declarations.type(named: written, from: type.path)
    guard found.map({ $0.enumeration?.caseDeclarations.isEmpty == false }) ?? (written != "Optional") else {
      return nil
    }
    let observers = binding.accessorBlock.map { type.changes(name, in: $0, orByObservers: declarations) } ?? false
    var property = StoredProperty(
      name: name,
      type: written,
      state: found,
      value: binding.initializer?.value ?? (optional == nil ? nil : ExprSyntax(NilLiteralExprSyntax())),
      hasAssigningObserver: observers,
      isOptional: optional != nil,
      isStatic: variable.modifiers.contains { $0.name.text == "static" },
      isKeptOutside: variable.hasWrapper && type.declaration?.is(StructDeclSyntax.self) == true
        && !type.functions.contains(where: \.isMutating),
      offset: binding.offset
    )
    property.isUnwrappedByName = binding.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
    property.isReactedTo = optional == nil && type.publishes(variable)
    property.isBinding = variable.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Binding"
    }
    if variable.hasWrapper {
      property.refusal = obstacle(byWrapperOf: variable, declarations, from: type.path)
    }
    property.refusal = property.refusal ?? declarations.obstacle(overriding: name, of: variable, in: type)
    return property
  }

  /// Whether a name that does not begin with a capital is that of an enum, such as `_State`.
  private static func isEnum(
    _ binding: PatternBindingSyntax,
    _ written: String,
    from path: String,
    _ declarations: Declarations
  ) -> Bool {
    let name = binding.typeAnnotation?.type.wrappedInOptional?.plainName ?? written
    return declarations.enumeration(named: name, from: path) != nil
  }

  /// The enum of `var state: State?`, unless its own cases could be mistaken for those of the optional.
  private static func optionalState(
    _ binding: PatternBindingSyntax,
    named name: String,
    of type: Declarations.TypeDeclaration,
    _ declarations: Declarations
  ) -> Declarations.TypeDeclaration? {
    guard let wrapped = binding.typeAnnotation?.type.wrappedInOptional,
      let found = declarations.enumeration(named: wrapped.plainName, from: type.path),
      let enumeration = found.enumeration
    else { return nil }
    let cases = enumeration.caseDeclarations.flatMap(\.elements)
    // Where each case carries something, it is one of several values, as generated code has many, unless one leads to another.
    guard cases.contains(where: { $0.parameterClause == nil }) || type.moves(name, declarations) else { return nil }
    return Set(cases.map(\.name.identifierText)).isDisjoint(with: ["nil", "none", "some"]) ? found : nil
  }

  /// The enum in a box, or each that is a property of the struct in it, if closures that are lent it set it.
  private static func boxed(
    _ binding: PatternBindingSyntax,
    of variable: VariableDeclSyntax,
    in type: Declarations.TypeDeclaration,
    _ declarations: Declarations
  ) -> [StoredProperty] {
    guard let (box, value) = binding.box(in: declarations, from: type.path),
      let content = declarations.types[box.content]
    else { return [] }
    let surveys = type.surveysOfSetters(in: declarations)
    let states = content.enumeration == nil ? content.statesInside(in: declarations) : [(nil, content)]
    return states.compactMap { member, state in
      var box = box
      box.member = member
      let name = box.stateName
      // What only calls functions of what is inside leaves the machine to these.
      guard surveys.contains(where: { $0.assignedInBoxes.contains(name) }) else { return nil }
      return StoredProperty(
        name: box.name,
        type: state.path,
        state: state,
        value: value.flatMap { content.state(in: $0, member: member) },
        isStatic: variable.isStatic,
        offset: binding.offset,
        box: box
      )
    }
  }
}

extension Declarations.TypeDeclaration {
  /// The stored properties that are enums with cases.
  func statesInside(in declarations: Declarations) -> [(member: String?, state: Self)] {
    storedVariables.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
        binding.typeAnnotation.map({ !$0.type.is(OptionalTypeSyntax.self) }) ?? true,
        let written = binding.typeName(in: declarations, from: path),
        let state = declarations.enumeration(named: written, from: path),
        state.enumeration?.caseDeclarations.isEmpty == false
      else { return nil }
      return (name, state)
    }
  }
}

extension Declarations.TypeDeclaration {
  /// Whether a function asks for several cases of a property and sets it to several.
  fileprivate func moves(_ name: String, _ declarations: Declarations) -> Bool {
    functions.contains { function in
      let survey = function.body.map { declarations.surveys.survey($0) }
      guard let survey, survey.matched.contains(name), survey.assigned.contains(name) else { return false }
      let uses = PlaceUses(in: [Syntax(function)])
      return uses.asked[name]?.count ?? 0 > 1 && uses.assigned[name]?.count ?? 0 > 1
    }
  }
}
