import SwiftSyntax

extension SyntaxCollection where Self: SyntaxHashable {
  /// Hides the one of SwiftSyntax, which gives a collection in a copy of the whole file; being about fewer types, this
  /// one is preferred.
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    try Array(self).filter(isIncluded)
  }
}
