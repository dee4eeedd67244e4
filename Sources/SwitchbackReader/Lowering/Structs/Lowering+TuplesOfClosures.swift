import SwiftSyntax

/// Tuples that closures give of which no type is written: `let (was, count) = lock.withLock { … return (old, count) }`.
extension Lowering {
  /// What is known of their values, as far as these tell it.
  func typeOfTuples(givenBy call: InlinedCall) -> RecordType? {
    let (closure, scope): (ClosureExprSyntax, Scope)
    switch call.callee {
    case .borrower(let given): (closure, scope) = (given.closure, self.scope(inside: given))
    case .closure(let given): (closure, scope) = (given.closure, given.scope)
    case .function, .getter, .delayed, .initializer, .valueInitializer, .taken: return nil
    }
    guard closure.signature?.returnClause == nil, let tuples = closure.tuplesGiven, let first = tuples.first else {
      return nil
    }
    let fields = first.indices.map { column in
      let label = first[column].label?.identifierText
      let type = typeTold(by: tuples.map { $0[column].expression }, of: closure, scope: scope)
      return RecordType.Field(label: label, type: type)
    }
    return RecordType(fields)
  }
}

extension ClosureExprSyntax {
  /// The elements of the tuples that are all that it gives.
  var tuplesGiven: [[LabeledExprSyntax]]? {
    guard let results = statements.allResults else { return nil }
    let tuples = results.compactMap { $0.as(TupleExprSyntax.self).map { Array($0.elements) } }
    guard let count = tuples.first?.count, count > 1, tuples.count == results.count,
      tuples.allSatisfy({ $0.count == count })
    else { return nil }
    return tuples
  }
}
