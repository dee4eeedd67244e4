import SwiftSyntax

/// The answers of a permission that is no `Bool`: `.proceed`, `.refuse(reason)`, `.redirect(.login)`.
///
/// What a case means, its name says: by a word for yes, by one for no, or by one for a detour, which has a state as its
/// payload. Of an enum that another file declares, the cases are those that the function gives. One that says nothing
/// makes all of them unknown.
struct PermissionAnswers {
  /// The path of the enum, or its name where it is declared elsewhere.
  var type: String
  var meanings: [String: Answer]

  enum Found {
    case bool
    case answers(PermissionAnswers)
    /// There are such, but nobody can tell what they mean.
    case unclear(Program.Note)
  }

  /// - Parameter states: the path of the enum of the states.
  static func find(
    in function: FunctionDeclSyntax,
    of states: String,
    from owner: String,
    in declarations: Declarations
  ) -> Found? {
    guard let result = function.signature.returnClause?.type, let body = function.body else { return nil }
    let name = result.plainName
    if ["Bool", "Swift.Bool"].contains(name) { return .bool }
    guard result.is(IdentifierTypeSyntax.self) || result.is(MemberTypeSyntax.self), name.first?.isUppercase == true
    else { return nil }
    let given = body.statements.answers
    let type = declarations.type(named: name, from: owner)
    guard type?.declaration == nil || type?.enumeration != nil, type?.path != states, type != nil || !given.isEmpty
    else { return nil }
    let all =
      type?.enumeration.map { meanings(of: $0, states: states, in: declarations) }
      ?? Dictionary(uniqueKeysWithValues: given.map { ($0.key, meaning(of: $0.key, holdsState: $0.value)) })
    let known = all.compactMapValues { $0 }
    guard known.count == all.count, Set(known.values).count > 1 else {
      let why = "what the cases of '\(name)' mean for the move, their names do not say"
      return .unclear(Program.Note(why: why, offset: result.offset))
    }
    return .answers(PermissionAnswers(type: type?.path ?? name, meanings: known))
  }

  private static func meanings(
    of answers: EnumDeclSyntax,
    states: String,
    in declarations: Declarations
  ) -> [String: Answer?] {
    let generic = answers.genericParameterClause?.parameters.map(\.name.text) ?? []
    let elements = answers.caseDeclarations.flatMap(\.elements)
    return Dictionary(
      elements.map { element in
        let types = element.parameterClause?.parameters.map(\.type.plainName) ?? []
        let holdsState = types.contains { type in
          generic.contains(type) || declarations.type(named: type, from: states)?.path == states
        }
        let name = element.name.identifierText
        return (name, meaning(of: name, holdsState: holdsState, isOnlyState: types.count == 1))
      }
    ) { first, _ in first }
  }

  private static func meaning(of name: String, holdsState: Bool, isOnlyState: Bool = true) -> Answer? {
    let words = NameWords(name)
    let (isYes, isNo) = (words.contain(yes), words.contain(no))
    if holdsState { return isNo || !words.contain(detours) || !isOnlyState ? nil : .redirects }
    if isNo { return .refuses }
    return isYes ? .allows : nil
  }

  private static let yes: Set = [
    "continue", "proceed", "go", "yes", "ok", "okay", "allow", "allowed", "accept", "accepted", "permit", "permitted",
    "approve", "approved", "grant", "granted", "valid", "legal", "possible",
  ]
  private static let no: Set = [
    "abort", "aborted", "no", "not", "deny", "denied", "refuse", "refused", "reject", "rejected", "decline",
    "declined", "disallow", "disallowed", "forbid", "forbidden", "invalid", "illegal", "impossible", "cancel",
    "cancelled", "stop", "block", "blocked", "fail", "failed", "failure",
  ]
  private static let detours: Set = ["redirect", "instead", "reroute", "divert", "replace", "to"]
}

extension CodeBlockItemListSyntax {
  /// The cases that are given by name, and whether one of them has a case as its only payload.
  fileprivate var answers: [String: Bool] {
    let finder = ResultFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.names.reduce(into: [:]) { $0[$1] = finder.holdingCases.contains($1) }
  }
}
