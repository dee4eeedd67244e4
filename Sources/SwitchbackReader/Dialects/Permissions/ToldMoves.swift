import SwiftSyntax

/// The functions beside a permission that are told of a move when it was made: they move nothing, but name the same states.
struct ToldMoves {
  var states: EnumShape
  /// The path of the enum of the states.
  var path: String
  var declarations: Declarations

  /// The names in them that are no cases, with the ones that are meant.
  func misspelledCases(
    in owner: Declarations.TypeDeclaration,
    besides permission: FunctionDeclSyntax
  ) -> [Program.Note] {
    guard !states.isOpen else { return [] }
    return owner.functions.filter { $0.offset != permission.offset }.flatMap { misspelledCases(in: $0, of: owner) }
  }

  private func misspelledCases(
    in function: FunctionDeclSyntax,
    of owner: Declarations.TypeDeclaration
  ) -> [Program.Note] {
    let parameters = Array(function.signature.parameterClause.parameters)
    guard parameters.count == 2, let one = parameters[0].end, let other = parameters[1].end, one != other,
      parameters[0].type.plainName == parameters[1].type.plainName, let body = function.body
    else { return [] }
    let declared = declarations.type(named: parameters[0].type.plainName, from: owner.path)
    guard declared == nil || declared?.path == path else { return [] }
    let finder = ToldCaseFinder(subjects: parameters.map(\.innerName))
    finder.walk(body)
    let others = finder.names.filter { !states.hasCase($0.declName.baseName.identifierText) }
    let remarks = others.compactMap { name in
      states.nearestCase(to: name.text).map {
        Program.Note(why: "'\(name.text)' is not a case; \($0)", offset: name.offset)
      }
    }
    // Where nobody declares the type, only names all of which are meant for these cases tell that it is this one.
    let isSame = declared != nil || remarks.count == others.count && others.count < finder.names.count
    return isSame ? remarks : []
  }
}

/// Finds the names of cases with which a `switch` matches some parameters.
private final class ToldCaseFinder: SyntaxVisitor {
  var names: [MemberAccessExprSyntax] = []
  private let subjects: [String]

  init(subjects: [String]) {
    self.subjects = subjects
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    let asked = node.subject.as(TupleExprSyntax.self)?.elements.map(\.expression) ?? [node.subject]
    let items = node.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) }
    for item in items.flatMap(\.caseItems) {
      let pattern = item.pattern.as(ExpressionPatternSyntax.self)?.expression
      let parts = pattern?.as(TupleExprSyntax.self)?.elements.map(\.expression) ?? [pattern].compactMap(\.self)
      for (part, subject) in zip(parts, asked) where subjects.contains(subject.trimmedDescription) {
        if let name = part.as(MemberAccessExprSyntax.self), name.base == nil { names.append(name) }
      }
    }
    return .visitChildren
  }
}
