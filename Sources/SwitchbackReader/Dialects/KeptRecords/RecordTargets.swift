import SwiftSyntax

extension ExprSyntax {
  /// `jobs[id]?.info.phase` of its `jobs[id]`: as far as that leads to the state.
  func outermostLink(of records: KeptRecords, _ types: WrittenTypes) -> ExprSyntax {
    var outer = self
    while let parent = outer.parent {
      if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
        guard let marked = parent.as(ExprSyntax.self) else { break }
        outer = marked
      } else if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == outer.id,
        records.link(of: outer, types)?.leads(by: member) == true
      {
        outer = ExprSyntax(member)
      } else {
        break
      }
    }
    return outer
  }

  /// The property of a value on the way that is changed, where that is none of its state: `job.count`, `jobs[id]?.names[0]`;
  /// nil for the state, and what is no such value.
  func otherSet(_ records: KeptRecords, _ types: WrittenTypes) -> (link: KeptRecords.Link, name: String)? {
    var inner = self
    while true {
      if let member = inner.as(MemberAccessExprSyntax.self), let base = member.base {
        if let link = records.link(of: base, types) {
          return link.leads(by: member) ? nil : (link, member.declName.baseName.identifierText)
        }
        inner = base
      } else if let element = inner.as(SubscriptCallExprSyntax.self) {
        inner = element.calledExpression
      } else {
        guard inner.withoutMarks.id != inner.id else { return nil }
        inner = inner.withoutMarks
      }
    }
  }

  /// Whether it gives one of the values, and nobody can tell which.
  func isOneOfRecords(_ types: WrittenTypes, _ records: KeptRecords) -> Bool {
    var outer = self
    while let parent = outer.parent?.as(ExprSyntax.self),
      parent.is(MemberAccessExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
        || parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == outer.id
    {
      outer = parent
      if records.link(of: outer, types) != nil { return true }
    }
    return false
  }
}

extension KeptRecords.Link {
  /// Whether a member of the value leads to the state.
  func leads(by name: MemberAccessExprSyntax) -> Bool {
    let name = name.declName.baseName.identifierText
    return name == member || path == nil && name == "\(position)"
  }
}
