import SwiftSyntax

/// Types that are states, and give the next in a function for an event: `func apply(_ event: Event) -> any AppState`.
///
/// A tree of expressions has functions that give expressions, too. So either the functions match an event, or what they
/// give is called a state; and one of them makes another type of the family.
enum TypePerState {
  static func machines(in declarations: Declarations) -> [MachineDeclaration] {
    let families = families(in: declarations)
    return families.compactMap { family in
      let types = types(of: family, in: declarations)
      guard types.count > 1, Set(types.map(\.path.lastName)).count == types.count else { return nil }
      var states = StateTypes(common: family.common, types: types, members: [])
      states.members = family.signatures.compactMap { member(named: $0, of: states, in: declarations) }
      guard !states.members.isEmpty, states.makesAnother else { return nil }
      let starts = declarations.starts(ofType: family.common) { states.made(by: $0) != nil }
      var machine = states.machine(writtenAs: .typePerState, startingWith: starts, in: declarations)
      machine.notes = states.holdersMoves(in: declarations)
      return machine
    }
  }

  private struct Family {
    var common: String
    var types: [String] = []
    var signatures: [String] = []
  }

  /// Those that have what is common, and the classes that inherit from one of them.
  private static func types(of family: Family, in declarations: Declarations) -> [Declarations.TypeDeclaration] {
    var names = Set(family.types)
    while true {
      let found = declarations.everywhere.filter { type in
        names.contains(type.path)
          || type.declaration != nil && (type.inherits(family.common) || names.contains(type.inherited.first ?? ""))
      }
      if found.count == names.count || Set(found.map(\.path)) == names { return found }
      names.formUnion(found.map(\.path))
    }
  }

  /// The functions of a class, and where it has none those of the class from which it inherits.
  static func function(
    _ signature: String,
    of type: Declarations.TypeDeclaration,
    among types: [Declarations.TypeDeclaration]
  ) -> FunctionDeclSyntax? {
    let own = type.functions.first { $0.signatureText == signature && $0.body != nil }
    guard own == nil, let name = type.inherited.first, let above = types.first(where: { $0.path == name }),
      above.path != type.path, above.inherited.first != type.path
    else { return own }
    return function(signature, of: above, among: types)
  }

  /// Functions that give something which is neither their own type nor an enum, by what they give.
  private static func families(in declarations: Declarations) -> [Family] {
    var families: [Family] = []
    for type in declarations.everywhere where type.enumeration == nil {
      let path = type.path
      for function in type.functions where function.body != nil && !function.isStatic {
        guard let written = function.signature.returnClause?.type, case let result = written.behindAny.plainName,
          path.lastName != result.lastName, type.inherits(result) || type.declaration == nil && written.isAny,
          declarations.seen(from: function).type(named: result, from: path)?.canBeCommon ?? true
        else { continue }
        let index = families.firstIndex { $0.common == result } ?? families.count
        if index == families.count { families.append(Family(common: result)) }
        if !families[index].types.contains(path) { families[index].types.append(path) }
        let signature = function.signatureText
        if !families[index].signatures.contains(signature) { families[index].signatures.append(signature) }
      }
    }
    return families
  }

  private static func member(
    named signature: String,
    of states: StateTypes,
    in declarations: Declarations
  ) -> StateTypes.Member? {
    var functions: [String: FunctionDeclSyntax] = [:]
    let common = declarations.types[states.common]?.functions.first { $0.signatureText == signature && $0.body != nil }
    let own = states.types.count { type in type.functions.contains { $0.signatureText == signature } }
    guard own > (common == nil ? 1 : 0) else { return nil }
    for type in states.types {
      let own = Self.function(signature, of: type, among: states.types)
      guard let function = own ?? common, function.gives(states.common) else { continue }
      functions[type.path.lastName] = function
    }
    guard let first = states.names.lazy.compactMap({ functions[$0] }).first else { return nil }
    let parameters = first.signature.parameterClause.parameters
    let position = parameters.indices.first { index in
      let distance = parameters.distance(from: parameters.startIndex, to: index)
      return functions.values.contains { $0.matches(parameterAt: distance, in: declarations) }
    }
    guard let position else {
      guard NameWords.nameState(states.common.lastName) || states.areReplaced(byCalling: first, in: declarations) else {
        return nil
      }
      return .init(name: first.name.identifierText, functions: functions, events: .function)
    }
    let distance = parameters.distance(from: parameters.startIndex, to: position)
    var member = StateTypes.Member(
      name: first.name.identifierText,
      functions: functions,
      events: MachineDeclaration.Entry(
        function: first,
        parameter: distance,
        owner: states.common,
        in: declarations.seen(from: first)
      )
      .events
    )
    member.event = functions.compactMapValues { function in
      Array(function.signature.parameterClause.parameters).dropFirst(distance).first?.innerName
    }
    member.isOptional = first.signature.returnClause?.type.is(OptionalTypeSyntax.self) == true
    return member
  }
}

extension Declarations.TypeDeclaration {
  /// Whether it can be what states have in common: an extended protocol, or a class.
  fileprivate var canBeCommon: Bool { declaration == nil || declaration?.is(ClassDeclSyntax.self) == true }
}

extension StateTypes {
  /// Whether a function of one type makes another.
  fileprivate var makesAnother: Bool {
    types.contains { type in
      let others = names.filter { $0 != type.path.lastName }
      let made = others + others.map { "\($0).init" }
      return type.functions.compactMap(\.body).contains { body in
        Survey(body, includingClosures: true).calls.contains { call in
          made.contains((call.base.map { "\($0)." } ?? "") + call.name)
        }
      }
    }
  }
}

extension TypeSyntax {
  /// `any AppState`, and the same behind `?`: only a protocol is written so.
  fileprivate var isAny: Bool {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.isAny }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.type.isAny ?? false
    }
    return self.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.text == "any"
  }
}

extension FunctionDeclSyntax {
  fileprivate func gives(_ common: String) -> Bool {
    signature.returnClause?.type.behindAny.plainName == common
  }

  /// Whether a parameter of an enum, or of a type of another file, is matched with cases.
  func matches(parameterAt position: Int, in declarations: Declarations) -> Bool {
    let parameters = Array(signature.parameterClause.parameters)
    guard let body, parameters.indices.contains(position) else { return false }
    let survey = declarations.surveys.survey(body)
    let type = declarations.seen(from: self).type(named: parameters[position].type.plainName, from: "")
    guard type.map({ $0.enumeration != nil }) ?? true else { return false }
    let name = parameters[position].innerName
    return survey.matched.contains(name) || type != nil && survey.looked.contains(name)
  }
}
