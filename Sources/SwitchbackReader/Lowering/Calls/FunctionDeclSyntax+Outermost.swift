import SwiftSyntax

extension FunctionDeclSyntax {
  /// The function inside of which it is declared, or itself.
  var outermost: FunctionDeclSyntax {
    let around = sequence(first: Syntax(self), next: \.parent).prefix { !$0.is(MemberBlockSyntax.self) }
    return around.compactMap { $0.as(FunctionDeclSyntax.self) }.last ?? self
  }
}
