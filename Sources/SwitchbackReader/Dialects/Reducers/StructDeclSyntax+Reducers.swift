import SwiftSyntax

extension StructDeclSyntax {
  /// The functions named `reduce`, in place or not.
  package var reducers: [FunctionDeclSyntax] {
    memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter { function in
      let count = function.signature.parameterClause.parameters.count
      return function.name.identifierText == "reduce" && (function.isMutatingReducer || function.isPureReducer(count))
    }
  }
}

extension FunctionDeclSyntax {
  package var isMutatingReducer: Bool {
    modifiers.contains { $0.name.text == "mutating" } && signature.parameterClause.parameters.count == 1
  }

  fileprivate func isPureReducer(_ count: Int) -> Bool {
    modifiers.contains { $0.name.text == "static" } && count == 2
  }
}
