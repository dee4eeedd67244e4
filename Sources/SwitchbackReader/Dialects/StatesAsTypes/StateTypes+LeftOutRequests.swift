import SwiftSyntax

extension StateTypes {
  /// What is entered is drawn where that is; a request remains for what others enter as well, and for what nobody does.
  mutating func leaveOutRequests(besides entries: StateEntries?) {
    let own = types.flatMap { StateRequestFinder.states(askedForBy: $0, of: self) }
    let held = holders.flatMap { holder in
      holder.followed.flatMap { holder.request(ExprSyntax($0), of: self)?.states ?? [] }
    }
    let start = entries?.start.flatMap(made).map { [$0] } ?? []
    let entered = Set(own + held + start).subtracting(entries?.unfollowed ?? [])
    requested = (requested ?? Set(names)).subtracting(entered)
  }
}
