import SwiftSyntax

/// Values of which a type holds one for each key, or one that may be missing, and in each of which a state lies:
/// `jobs[id]?.phase`. One of them is a machine: its state is nil where there is no such value.
struct KeptRecords {
  /// A struct on the way from a value to its state, and the property of it that leads on.
  struct Link {
    /// Nil where it is a tuple.
    var path: String?
    var member: String
    /// The place of the state in a tuple.
    var position = 0
  }

  /// The path of the type that holds them, and its property.
  var owner: String
  var property: String
  /// Whether there is one for each key.
  var isKeyed: Bool
  /// None where the values are the states.
  var links: [Link]
  /// The path of the enum of the states.
  var states: String

  /// What is written for a value where the property is declared: the struct, whose name stands for the state, or of a tuple
  /// the state.
  var valueName: String

  /// Whether it may be no machine.
  var isPerhapsNone = false
  /// Where the functions stand that make values and do nothing to those that are there.
  var makers: Set<Int> = []

  /// What the state of each value goes by beside another machine.
  private var nameOfState: String {
    links.last.flatMap { link in link.path.map { "\($0).\(link.member)" } } ?? "\(owner).\(property)"
  }

  var isTuple: Bool { links.first.map { $0.path == nil } ?? false }
}

extension KeptRecords {
  /// The property of a type that holds values with a state.
  ///
  /// - Parameters:
  ///   - content: the path of the struct that has the state.
  ///   - member: the property of that struct.
  init?(
    of type: Declarations.TypeDeclaration,
    holding content: String,
    with member: String,
    in declarations: Declarations
  ) {
    let kept = type.storedVariables.compactMap {
      KeptRecords($0, of: type, to: content, member: member, in: declarations)
    }
    guard kept.count == 1, let only = kept.first else { return nil }
    self = only
  }

  /// A dictionary whose values are the states.
  init?(_ binding: PatternBindingSyntax, of type: Declarations.TypeDeclaration, holding states: String) {
    guard let value = binding.valueOfDictionary else { return nil }
    self.init(
      owner: type.path,
      property: binding.plainName,
      isKeyed: true,
      links: [],
      states: states,
      valueName: value
    )
  }

  /// Tuples with a state: `var command: (id: Int, state: State)?`.
  init?(tuplesIn binding: PatternBindingSyntax, of type: Declarations.TypeDeclaration, in declarations: Declarations) {
    let written = binding.typeAnnotation?.type
    let value = written?.as(DictionaryTypeSyntax.self)?.value ?? written?.behindQuestionMark
    guard binding.accessorBlock == nil, let tuple = value?.as(TupleTypeSyntax.self), tuple.elements.count > 1 else {
      return nil
    }
    let found = tuple.elements.enumerated().compactMap { position, element -> (Link, String, String)? in
      guard element.type.isPlainName, let label = element.firstName?.identifierText,
        let states = declarations.enumeration(named: element.type.plainName, from: type.path)
      else { return nil }
      return (Link(path: nil, member: label, position: position), states.path, element.type.trimmedDescription)
    }
    guard found.count == 1, let (link, states, name) = found.first else { return nil }
    self.init(
      owner: type.path,
      property: binding.plainName,
      isKeyed: written?.is(DictionaryTypeSyntax.self) == true,
      links: [link],
      states: states,
      valueName: name
    )
  }

  private init?(
    _ binding: PatternBindingSyntax,
    of type: Declarations.TypeDeclaration,
    to content: String,
    member: String,
    in declarations: Declarations
  ) {
    let types = WrittenTypes(in: binding, of: type.path, declarations)
    guard let value = Self.value(in: binding, of: type, types),
      case .named(let states)? = types.property(member, of: content)
    else { return nil }
    isKeyed = types.property(binding.plainName, of: type.path) != .named(value)
    var links = [Link(path: content, member: member)]
    if value != content {
      let outer = declarations.types[value]?.stored.filter {
        types.property($0.plainName, of: value) == .named(content) && $0.typeAnnotation?.type.isPlainName == true
      }
      guard let outer, outer.count == 1, let only = outer.first else { return nil }
      links.insert(Link(path: value, member: only.plainName), at: 0)
    }
    guard
      let name = isKeyed
        ? binding.valueOfDictionary : binding.typeAnnotation?.type.behindQuestionMark?.trimmedDescription,
      links.compactMap(\.path).allSatisfy({ declarations.types[$0]?.declaration?.is(StructDeclSyntax.self) == true }),
      declarations.types[content]?.properties[member]?.typeAnnotation?.type.isPlainName ?? true
    else { return nil }
    (owner, property) = (type.path, binding.plainName)
    (self.links, self.states, valueName) = (links, states, name)
  }
}

extension KeptRecords {
  /// What a type is that holds values with a state; whether that moves is told when it is followed.
  ///
  /// - Parameter machines: what the type is itself; beside that it goes by the property.
  static func machine(
    of type: Declarations.TypeDeclaration,
    besides machines: [MachineDeclaration] = [],
    in declarations: Declarations
  ) -> MachineDeclaration? {
    let found = type.storedVariables.lazy.compactMap { binding in
      (KeptRecords(tuplesIn: binding, of: type, in: declarations)
        ?? KeptRecords(structsIn: binding, of: type, in: declarations)).map { (binding, $0) }
    }
    guard let (binding, records) = found.first,
      let enumeration = declarations.types[records.states]?.enumeration
    else { return nil }
    let shape = EnumShape(states: enumeration, eventType: nil, path: records.states)
    let why = "the states in '\(records.property)' are not followed"
    var machine = MachineDeclaration.refused(type, states: shape, why: why, at: binding.offset, in: declarations)
    machine.records = records
    machine.records?.isPerhapsNone = true
    if !machines.isEmpty { machine.name = records.nameOfState }
    return machine
  }

  /// Structs with a property that functions of the type set to cases; of several that which is a state by its name.
  private init?(
    structsIn binding: PatternBindingSyntax,
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) {
    let types = WrittenTypes(in: binding, of: type.path, declarations)
    guard let value = Self.value(in: binding, of: type, types) else { return nil }
    let set = type.placesSet(in: declarations)
    let states =
      declarations.types[value].map {
        $0.statesInside(types).filter { state in
          set.contains { $0.hasSuffix(".\(state.names.joined(separator: "."))") || $0.hasSuffix(".\(state.names[0])") }
        }
      } ?? []
    guard let only = states.first(where: { NameWords.nameState($0.member) }) ?? states.first else { return nil }
    self.init(binding, of: type, to: only.path, member: only.member, in: declarations)
  }
}

extension Declarations.TypeDeclaration {
  /// The enums in a struct, and in structs in it: the struct that has one, and the names that lead there.
  fileprivate func statesInside(_ types: WrittenTypes, depth: Int = 2) -> [(
    path: String, names: [String], member: String
  )] {
    stored.flatMap { binding -> [(path: String, names: [String], member: String)] in
      guard case .named(let path)? = types.property(binding.plainName, of: self.path),
        let held = types.declarations.types[path]
      else { return [] }
      let name = binding.plainName
      if held.enumeration?.caseDeclarations.isEmpty == false { return [(self.path, [name], name)] }
      guard depth > 1, held.declaration?.is(StructDeclSyntax.self) == true else { return [] }
      return held.statesInside(types, depth: depth - 1).map { ($0.path, [name] + $0.names, $0.member) }
    }
  }

  fileprivate func placesSet(in declarations: Declarations) -> Set<String> {
    functions.compactMap(\.body).reduce(into: []) { $0.formUnion(declarations.surveys.survey($1).allAssigned) }
  }
}

extension KeptRecords {
  /// The path of the values that a property holds, one for each key, or one that may be missing.
  private static func value(
    in binding: PatternBindingSyntax,
    of type: Declarations.TypeDeclaration,
    _ types: WrittenTypes
  ) -> String? {
    guard binding.accessorBlock == nil, binding.pattern.is(IdentifierPatternSyntax.self) else { return nil }
    switch types.property(binding.plainName, of: type.path) {
    case .dictionary(.named(let path))?: return path
    case .named(let path)?: return binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true ? path : nil
    default: return nil
    }
  }
}

extension PatternBindingSyntax {
  /// What is written for the values of a dictionary that it holds.
  var valueOfDictionary: String? {
    if let dictionary = typeAnnotation?.type.as(DictionaryTypeSyntax.self) {
      return dictionary.value.trimmedDescription
    }
    if let generic = typeAnnotation?.type.as(IdentifierTypeSyntax.self), generic.name.text == "Dictionary" {
      return generic.genericArgumentClause?.arguments.last?.argument.trimmedDescription
    }
    let made = initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.as(DictionaryExprSyntax.self)
    return typeAnnotation == nil
      ? made?.content.as(DictionaryElementListSyntax.self)?.first?.value.trimmedDescription : nil
  }
}

extension TypeSyntax {
  fileprivate var isPlainName: Bool { self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self) }
}
