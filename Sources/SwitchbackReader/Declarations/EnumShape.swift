import SwiftSyntax

/// The cases of an enum as far as its declaration tells.
struct EnumShape {
  var name: String
  var cases: [Case]

  struct Case {
    var name: String
    var payload: [String]
    /// The states of the payload, when the case stands for a nested state.
    var nested: EnumShape?
    var isInitial: Bool
    var isFinal: Bool
    var offset: Int
  }

  func hasCase(_ name: String) -> Bool {
    cases.contains { $0.name == name }
  }

  func `case`(_ name: String) -> Case? {
    cases.first { $0.name == name }
  }
}

extension EnumShape {
  init(_ declaration: EnumDeclSyntax, nesting: Bool) {
    self.init(declaration, nesting: nesting, inside: [])
  }

  /// - Parameter inside: the enums around this one, which a payload may name again without nesting for ever.
  private init(_ declaration: EnumDeclSyntax, nesting: Bool, inside: [String]) {
    name = declaration.name.identifierText
    let inner = nesting ? declaration.nestedEnums(except: inside + [name, "Event"]) : [:]
    let around = inside + [name]
    cases = declaration.caseDeclarations.flatMap { line in
      line.elements.map { element in
        Case(
          name: element.name.identifierText,
          payload: element.parameterClause?.parameters.map { $0.with(\.trailingComma, nil).text } ?? [],
          nested: element.nestedTypeName.flatMap { inner[$0] }
            .map { EnumShape($0, nesting: true, inside: around) },
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

  fileprivate func nestedEnums(except names: [String]) -> [String: EnumDeclSyntax] {
    let enums = memberBlock.members.compactMap { $0.decl.as(EnumDeclSyntax.self) }
      .filter { !names.contains($0.name.identifierText) && !$0.caseDeclarations.isEmpty }
    return Dictionary(enums.map { ($0.name.identifierText, $0) }) { first, _ in first }
  }
}

extension EnumCaseElementSyntax {
  /// The type of the payload when it is a single one without a label, which is how a nested state is written.
  package var nestedTypeName: String? {
    guard let parameters = parameterClause?.parameters, parameters.count == 1, let only = parameters.first,
      only.firstName == nil
    else { return nil }
    return only.type.as(IdentifierTypeSyntax.self)?.name.identifierText
      ?? only.type.as(MemberTypeSyntax.self)?.name.identifierText
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

extension TokenSyntax {
  /// The name without backticks.
  package var identifierText: String {
    let name = text
    return name.count > 2 && name.hasPrefix("`") && name.hasSuffix("`") ? String(name.dropFirst().dropLast()) : name
  }
}
