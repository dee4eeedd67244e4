import SwiftSyntax

/// Loops over a list of which it may be known what is in it: `for effect in reduce(event)`, where that gives `[.load]`.
extension Lowering {
  mutating func loopOverList(_ statement: StmtSyntax, label: String?, scope: Scope) -> [Statement]? {
    guard let loop = statement.as(ForStmtSyntax.self), loop.isPlain,
      let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      let type = listType(of: loop.sequence, scope: scope), emptiness(of: loop, scope: scope) == nil
    else { return nil }
    let start = variables.count
    let (list, place, element) = (slot(of: type), slot(of: .number), slot(of: type.elements[0]))
    var inside = scope
    inside.bind(name, to: .slot(element))
    let site = Site(text: name, offset: loop.pattern.offset)
    let header = "for \(loop.pattern.text) in \(loop.sequence.text)"
    var before = lower(Operands(loop.sequence), to: .slot(list), expected: type, scope: scope)
    before.append(.assign(place, .reckoned(.literal(-1)), site))
    let inTurn = variables.count
    let body = again(loop.body, label: label, scope: inside)
    let followed = turn(body, from: inTurn, inside, around: scope)
    let picked = Statement.assign(element, .element(in: list, at: .slot(place)), site)
    let turns: [Statement] = [
      .assign(place, .reckoned(.behind(place, in: list)), site),
      .branch(
        .compared(.slot(place), .less, .count(of: list), text: header),
        then: Block(statements: [picked] + followed),
        otherwise: .leaving
      ),
    ]
    let block = Block(
      statements: before + landing(turns, label: label, at: loop.offset),
      locals: locals(from: start),
      answers: answers(from: start, knownIn: scope)
    )
    return [.landing(.nowhere, catchesUnlabelled: false, block)]
  }

  /// The type of a list of cases that is written, of a local that is one, or of what a function gives that is followed.
  private func listType(of sequence: ExprSyntax, scope: Scope) -> ValueType? {
    let term = Operands(sequence)
    let isLocal = sequence.as(DeclReferenceExprSyntax.self).map { scope[$0.baseName.identifierText] != nil } ?? false
    let isWritten =
      sequence.is(ArrayExprSyntax.self) || allCases(sequence, scope: scope) != nil
      || constant(sequence, scope: scope) != nil
    guard isWritten || isLocal && place(term, scope: scope) != nil || inlined(sequence, scope: scope) != nil,
      let type = type(of: term, scope: scope), type.collection == .list, !type.isOptional, !type.isUnordered,
      type.elements[0].path != nil
    else { return nil }
    return type
  }
}

extension Reckoning {
  /// The next place; of a list of which nothing is known nobody counts the turns.
  fileprivate static func behind(_ place: Slot, in list: Slot) -> Reckoning {
    .combined(
      .combined(.slot(place), .plus, .literal(1)),
      .plus,
      .combined(.count(of: list), .times, .literal(0))
    )
  }
}

extension ForStmtSyntax {
  /// `for effect in effects`, without any more words.
  fileprivate var isPlain: Bool {
    awaitKeyword == nil && tryKeyword == nil && caseKeyword == nil && whereClause == nil
  }
}
