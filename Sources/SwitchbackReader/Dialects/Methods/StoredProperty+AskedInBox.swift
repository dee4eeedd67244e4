import SwiftSyntax

extension StoredProperty {
  /// Whether functions of the enum in a box that change it ask for what it is.
  func isAskedInBox(in declarations: Declarations) -> Bool {
    guard let box, box.member == nil, let state else { return false }
    return state.functions.contains { function in
      guard function.isMutating, let body = function.body else { return false }
      return declarations.surveys.survey(body).looked.contains("self")
    }
  }
}
