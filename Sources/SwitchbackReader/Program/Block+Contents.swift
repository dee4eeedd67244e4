extension Block {
  /// The rows of all choices in it.
  var rows: [Row] { statements.flatMap(\.rows) }

  /// Where it assigns something.
  var assignments: [Int] { statements.flatMap(\.assignments) }

  /// The functions that it calls.
  var callees: [Int] { statements.flatMap(\.callees) }
}

extension Statement {
  fileprivate var rows: [Row] {
    let own = if case .choose(let choice) = self { choice.rows } else { [Row]() }
    return own + blocks.flatMap(\.rows)
  }

  fileprivate var assignments: [Int] {
    let own = if case .assign(_, _, let site) = self { [site.offset] } else { [Int]() }
    return own + blocks.flatMap(\.assignments)
  }

  fileprivate var callees: [Int] {
    let own = if case .call(let call) = self { [call.function] } else { [Int]() }
    return own + blocks.flatMap(\.callees)
  }

  /// The blocks in it.
  var blocks: [Block] {
    switch self {
    case .choose(let choice): choice.arms + choice.rows.compactMap(\.asking?.before)
    case .branch(_, let then, let otherwise), .attempt(let then, let otherwise): [then, otherwise]
    case .landing(_, _, let block), .loop(let block, _, _), .deferred(let block), .awaiting(let block, _): [block]
    default: []
    }
  }
}
