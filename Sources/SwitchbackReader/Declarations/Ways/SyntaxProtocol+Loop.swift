import SwiftSyntax

extension SyntaxProtocol {
  var isLoop: Bool { self.is(ForStmtSyntax.self) || self.is(WhileStmtSyntax.self) || self.is(RepeatStmtSyntax.self) }
}
