import SwiftSyntax

/// A `where` that does more than to ask.
extension Lowering {
  /// Why a row is lost that may move the state when its `where` is asked, whether it is taken or not.
  mutating func movedByAsking(_ clause: WhereClauseSyntax, scope: Scope) -> Unknown? {
    guard changes(in: clause.condition, scope: scope).contains(.state) else { return nil }
    let site = Site(text: clause.text, offset: clause.offset)
    let why = "what '\(clause.text)' does to the state is not followed"
    unread(why, at: clause.offset)
    return Unknown(site: site, why: why)
  }
}
