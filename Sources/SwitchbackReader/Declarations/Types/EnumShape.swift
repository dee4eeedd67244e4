import SwiftSyntax

/// The cases of an enum as far as its declaration tells.
struct EnumShape {
  var name: String
  var path: String
  var cases: [Case]
  /// Whether there are more cases, which another file declares.
  var isOpen = false

  struct Case {
    var name: String
    var payload: [String]
    /// The states of the payload, when the case stands for a nested state.
    var nested: EnumShape?
    /// The states that the payload has at once, where these are several.
    var components: [Component] = []
    /// The enums of those payloads that move, though all that they move between is drawn as one state.
    var moving: [String] = []
    /// The state of the machine that it holds, where it is no state itself.
    var held: Held?
    var isInitial: Bool
    var isFinal: Bool
    var offset: Int
    /// Whether another file declares it.
    var isElsewhere = false

    /// Whether it is known to have no associated values.
    var isPlain: Bool { payload.isEmpty && !isElsewhere }
  }

  func hasCase(_ name: String) -> Bool {
    cases.contains { $0.name == name }
  }

  func `case`(_ name: String) -> Case? {
    cases.first { $0.name == name }
  }

  /// The enum of this path: this one, or one of its nested states.
  func shape(at path: String) -> EnumShape? {
    if path == self.path { return self }
    return cases.lazy.compactMap { $0.nested?.shape(at: path) }.first
  }

  /// The cases of an optional, of which the first is `nil`.
  func withNil(at offset: Int) -> EnumShape {
    var shape = self
    let none = Case(name: "nil", payload: [], isInitial: false, isFinal: false, offset: offset)
    shape.cases.insert(none, at: 0)
    return shape
  }

  /// The case paths down to their ends; a case with nested states is each of these, and itself where not all are known.
  var leaves: [(path: [String], item: Case)] {
    cases.flatMap { item in
      let inner = item.nested?.leaves.map { ([item.name] + $0.path, $0.item) } ?? []
      return item.nested?.isOpen ?? true ? inner + [([item.name], item)] : inner
    }
  }
}

extension EnumShape {
  /// The events of a machine, whose payloads are never more than payloads.
  init(events declaration: EnumDeclSyntax, path: String) {
    self.init(declaration, path: path, inner: { _ in [:] }, inside: [])
  }

  /// The states of a machine: a payload without a label whose type is an enum declared inside stands for nested states.
  ///
  /// - Parameter eventType: the name of the enum of the events, which are no states.
  init(states declaration: EnumDeclSyntax?, eventType: String?, path: String) {
    guard let declaration else {
      self.init(name: path, path: path, cases: [])
      return
    }
    self.init(declaration, path: path, inner: { $0.nestedEnums }, inside: [eventType ?? "Event"])
  }

  /// - Parameters:
  ///   - inner: the enums of which a payload may be a nested state.
  ///   - inside: the enums around this one, which a payload may name again without nesting for ever.
  private init(
    _ declaration: EnumDeclSyntax,
    path: String,
    inner nestedEnums: (EnumDeclSyntax) -> [String: EnumDeclSyntax],
    inside: [String]
  ) {
    name = declaration.name.identifierText
    self.path = path
    let inner = nestedEnums(declaration).filter {
      !inside.contains($0.key) && $0.key != declaration.name.identifierText
    }
    let around = inside + [name]
    cases = declaration.caseDeclarations.flatMap { line in
      line.elements.map { element in
        Case(
          name: element.name.identifierText,
          payload: element.parameterClause?.parameters.map { $0.textWithoutComma } ?? [],
          nested: element.nestedTypeName.flatMap { inner[$0] }
            .map { EnumShape($0, path: "\(path).\($0.name.identifierText)", inner: nestedEnums, inside: around) },
          isInitial: line.attributes.names("Initial"),
          isFinal: line.attributes.names("Final"),
          offset: element.offset
        )
      }
    }
  }
}

extension EnumDeclSyntax {
  package var caseDeclarations: [EnumCaseDeclSyntax] {
    memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
  }

  package func nestedEnum(named name: String) -> EnumDeclSyntax? {
    memberBlock.members.lazy.compactMap { $0.decl.as(EnumDeclSyntax.self) }.first { $0.name.identifierText == name }
  }

  /// The cases inside `#if`, which only some builds have.
  package var conditionalCases: [IfConfigDeclSyntax] {
    memberBlock.members.compactMap { $0.decl.as(IfConfigDeclSyntax.self) }.filter { conditional in
      let finder = CaseFinder(viewMode: .sourceAccurate)
      finder.walk(conditional)
      return finder.found
    }
  }

  fileprivate var nestedEnums: [String: EnumDeclSyntax] {
    let enums = memberBlock.members.compactMap { $0.decl.as(EnumDeclSyntax.self) }
      .filter { !$0.caseDeclarations.isEmpty }
    return Dictionary(enums.map { ($0.name.identifierText, $0) }) { first, _ in first }
  }
}

private final class CaseFinder: SyntaxVisitor {
  var found = false

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    found = true
    return .skipChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension EnumCaseElementSyntax {
  /// The type of the payload when it is a single one without a label, which is how a nested state is written.
  package var nestedType: TypeSyntax? {
    guard let parameters = parameterClause?.parameters, parameters.count == 1, let only = parameters.first,
      only.firstName == nil
    else { return nil }
    return only.type
  }

  /// That type's name without what stands before its last dot.
  package var nestedTypeName: String? {
    nestedType?.as(IdentifierTypeSyntax.self)?.name.identifierText
      ?? nestedType?.as(MemberTypeSyntax.self)?.name.identifierText
  }
}

extension AttributeListSyntax {
  /// Whether one of the attributes has this name, with or without its module.
  package func names(_ name: String) -> Bool {
    contains { element in
      guard let type = element.as(AttributeSyntax.self)?.attributeName else { return false }
      return type.as(IdentifierTypeSyntax.self)?.name.text == name
        || type.as(MemberTypeSyntax.self)?.name.text == name
    }
  }
}

extension String {
  /// A name without the backticks around it.
  var withoutBackticks: String {
    utf8.first == UInt8(ascii: "`") && utf8.last == UInt8(ascii: "`") && utf8.count > 2
      ? String(dropFirst().dropLast()) : self
  }
}

extension TokenSyntax {
  /// The name without backticks.
  package var identifierText: String { text.withoutBackticks }
}
