import SwiftSyntax

/// A loop over the cases of an enum that fills a table: `for state in State.allCases where state != .done { … }`.
struct EachCase {
  enum Cases {
    /// `State.allCases`, but for some.
    case all(of: String, besides: Set<String>)
    case listed([ExprSyntax])
  }

  /// What the case goes by.
  var name: String
  var cases: Cases

  /// Nil for what leaves out turns in a way that is not followed.
  init?(_ loop: ForStmtSyntax) {
    guard loop.awaitKeyword == nil, loop.tryKeyword == nil, loop.caseKeyword == nil,
      let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText, !loop.body.mayLeaveTurn
    else { return nil }
    self.name = name
    let besides = loop.whereClause.map { Self.besides($0.condition, name) } ?? []
    guard let besides else { return nil }
    if let list = loop.sequence.as(ArrayExprSyntax.self), loop.whereClause == nil {
      cases = .listed(list.elements.map(\.expression))
    } else if let all = loop.sequence.as(MemberAccessExprSyntax.self), all.declName.baseName.text == "allCases",
      let type = all.base
    {
      cases = .all(of: type.trimmedDescription, besides: besides)
    } else {
      return nil
    }
  }

  /// `done` of `state != .done`.
  private static func besides(_ condition: ExprSyntax, _ name: String) -> Set<String>? {
    let parts = Operands(condition).split(by: "&&")
    let names = parts.compactMap { part -> String? in
      guard part.elements.count == 3, part.elements[0].trimmedDescription == name,
        part.elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "!="
      else { return nil }
      return part.elements[2].as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
    }
    return names.count == parts.count ? Set(names) : nil
  }
}

extension CodeBlockSyntax {
  fileprivate var mayLeaveTurn: Bool {
    canLeave
      || tokens(viewMode: .sourceAccurate).contains { token in
        [.keyword(.continue), .keyword(.break), .keyword(.guard)].contains(token.tokenKind)
      }
  }
}

extension Lowering {
  /// The cases of the states that such a loop goes over; nil where it is not about these.
  func cases(of type: String, besides: Set<String>) -> [ExprSyntax]? {
    let found = machine.declarations.type(named: type, from: machine.owner)
    guard let found, found.path == machine.stateType, found.properties["allCases"] == nil,
      besides.allSatisfy(machine.states.hasCase)
    else { return nil }
    return machine.states.cases.filter { !besides.contains($0.name) }.map { item in
      let name = DeclReferenceExprSyntax(baseName: .identifier(item.name))
      return ExprSyntax(MemberAccessExprSyntax(declName: name))
    }
  }
}
