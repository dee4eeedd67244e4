import SwiftSyntax

extension SyntaxProtocol {
  /// The words in it that are a name, whatever that means there.
  func tokens(named name: String) -> [TokenSyntax] {
    tokens(viewMode: .sourceAccurate).filter { $0.identifierText == name }
  }
}

extension TokenSyntax {
  /// Whether it stands behind `&`.
  var isLent: Bool { previousToken(viewMode: .sourceAccurate)?.text == "&" }
}
