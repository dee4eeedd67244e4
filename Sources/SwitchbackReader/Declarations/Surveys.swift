import SwiftSyntax

/// The surveys of functions, each made once.
final class Surveys {
  var bearings: [Int: Bool] = [:]
  private var surveys: [Int: Survey] = [:]

  /// The surveys of the functions of this name, and of all that they call on the same instance.
  func reachable(
    from name: String,
    in type: Declarations.TypeDeclaration?,
    or function: FunctionDeclSyntax? = nil
  ) -> [Survey] {
    var seen: Set<String> = [name]
    var pending = [name]
    var found = [function].compactMap { $0?.body }.map { survey($0) }
    while let next = pending.popLast() {
      for function in type?.functions ?? [] where function.name.identifierText == next {
        guard let survey = function.body.map({ survey($0) }) else { continue }
        found.append(survey)
        for call in survey.calls where call.isOnSelf && seen.insert(call.name).inserted { pending.append(call.name) }
      }
    }
    return found
  }

  func survey(_ body: some SyntaxProtocol) -> Survey {
    if let known = surveys[body.offset] { return known }
    let survey = Survey(body)
    surveys[body.offset] = survey
    return survey
  }
}
