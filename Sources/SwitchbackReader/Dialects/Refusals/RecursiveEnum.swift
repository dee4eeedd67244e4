import SwiftSyntax

/// An enum with cases that hold values of its own: a tree, a list, a document.
///
/// Such a case may also only remember the state before it, `indirect case failed(previous: State)`. So it is data where
/// a method goes down into what a case holds, or puts what is there into a case that holds more than that.
struct RecursiveEnum {
  static let why = "an enum that holds itself is data, not a state"

  let type: Declarations.TypeDeclaration
  /// The cases that hold others, each with what its payloads are.
  let payloads: [String: [Payload]]
  /// Where the first of these stands.
  let offset: Int
  private let plainCases: Int
  private let declarations: Declarations

  enum Payload { case element, itself, several }

  init?(_ type: Declarations.TypeDeclaration, in declarations: Declarations) {
    guard let enumeration = type.enumeration else { return nil }
    let elements = enumeration.caseDeclarations.flatMap(\.elements)
    let all = elements.map { element in
      let parameters = element.parameterClause?.parameters
      let payloads = parameters.map { $0.map { Payload($0.type, of: type, in: declarations) } } ?? []
      return (element, payloads: payloads)
    }
    let holding = all.filter { $0.payloads.contains { $0 != .element } }
    guard let first = holding.first else { return nil }
    self.type = type
    self.declarations = declarations
    payloads = Dictionary(holding.map { ($0.0.name.identifierText, $0.payloads) }) { first, _ in first }
    offset = first.0.offset
    plainCases = all.count - holding.count
  }

  /// - Parameters:
  ///   - place: what the functions call the value: `self`, or a property.
  ///   - takesEvents: whether a function is told events, as only machines are.
  func isData(at place: String, in functions: [FunctionDeclSyntax], takesEvents: Bool) -> Bool {
    let own = type.functions.filter { !$0.isStatic && ($0.isMutating || gives($0)) }
    let descends = own.contains { function in
      function.body.map { DescentFinder.descends(in: $0, of: self) } ?? false
    }
    if descends, branches || isList || !takesEvents { return true }
    guard branches || isList else { return false }
    return functions.contains { wraps(place, in: $0) } || own.contains { wraps("self", in: $0) }
  }

  private func gives(_ function: FunctionDeclSyntax) -> Bool {
    let written = function.signature.returnClause?.type
    return written.map { Payload($0, of: type, in: declarations) == .itself } ?? false
  }

  /// Whether a case holds several of its own.
  private var branches: Bool {
    payloads.values.contains { $0.contains(.several) || $0.count { $0 == .itself } > 1 }
  }

  /// Whether there is but one thing that it could remember, and a case holds more than what it would remember.
  private var isList: Bool { plainCases < 2 && payloads.values.contains { $0.contains(.element) } }

  /// `.node(self, x)`
  private func wraps(_ place: String, in function: FunctionDeclSyntax) -> Bool {
    guard let body = function.body else { return false }
    return body.tokens(viewMode: .sourceAccurate).contains { token in
      guard payloads[token.identifierText] != nil,
        let call = token.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.caseMember?.declName.baseName.id == token.id
      else { return false }
      return call.arguments.contains { $0.expression.holds(place) }
    }
  }
}

extension RecursiveEnum.Payload {
  fileprivate init(
    _ type: TypeSyntax,
    of enumeration: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) {
    let written = type.wrappedInOptional ?? type
    let declarations = declarations.seen(from: type)
    let isOwn = { (name: String) in
      [enumeration.path.lastName, "Self"].contains(name.lastName)
        && declarations.type(named: name, from: enumeration.path)?.path == enumeration.path
    }
    if isOwn(written.plainName) {
      self = .itself
    } else {
      // What a function is given is nothing that is held.
      let names = written.is(FunctionTypeSyntax.self) ? [] : written.namedTypes.filter(isOwn)
      self = names.isEmpty ? .element : written.isCollection || names.count > 1 ? .several : .itself
    }
  }
}

extension TypeSyntax {
  /// The types of which it is made, each with what stands before its last dot.
  fileprivate var namedTypes: [String] {
    tokens(viewMode: .sourceAccurate).compactMap { token in
      if let name = token.parent?.as(IdentifierTypeSyntax.self), name.parent?.is(MemberTypeSyntax.self) != true {
        return TypeSyntax(name).plainName
      }
      let member = token.parent?.as(MemberTypeSyntax.self)
      return member?.name.id == token.id ? member.map { TypeSyntax($0).plainName } : nil
    }
  }

  fileprivate var isCollection: Bool {
    self.is(ArrayTypeSyntax.self) || self.is(DictionaryTypeSyntax.self)
      || ["Array", "Dictionary", "Set", "ArraySlice", "ContiguousArray"].contains(plainName.lastName)
  }
}

extension ExprSyntax {
  /// Whether it is what lies at a place, or a list that has that in it.
  fileprivate func holds(_ place: String) -> Bool {
    if let list = self.as(ArrayExprSyntax.self) { return list.elements.contains { $0.expression.holds(place) } }
    return nameBehindSelf == place
  }
}
