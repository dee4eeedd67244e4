import SwiftSyntax

/// Loops of which it is written how many turns they have, one turn after the other: `for _ in 0..<2 { advance() }`.
extension Lowering {
  mutating func loopThatCounts(_ statement: StmtSyntax, label: String?, scope: Scope) -> [Statement]? {
    guard let loop = statement.as(ForStmtSyntax.self), let turns = writtenTurns(over: loop.sequence, scope: scope),
      loop.isCounted,
      case let hidden = scope.shadowed(by: loop.pattern.boundNames),
      loop.body.canLeave || !changes(in: loop.body, scope: hidden).isEmpty
    else { return nil }
    let before = effects(in: Operands(loop.sequence), scope: scope)
    let start = variables.count
    let header = "for \(loop.pattern.text) in \(loop.sequence.text)"
    let counted = self.counted(turns, at: Site(text: header, offset: loop.pattern.offset))
    var inside = hidden
    for (name, slot) in counted.named(by: loop.pattern) { inside.bind(name, to: .slot(slot)) }
    let inTurn = variables.count
    let body = self.body(of: loop, label: label, inside: inside)
    let turn = counted.begin(turn(body, from: inTurn, inside, around: scope))
    let block = Block(
      statements: counted.start + landing(turn, label: label, at: loop.offset),
      locals: locals(from: start),
      answers: answers(from: start, knownIn: scope)
    )
    return before + [.landing(.nowhere, catchesUnlabelled: false, block)]
  }

  /// `(1...3).forEach { _ in advance() }`
  mutating func countedTurns(of closure: ClosureExprSyntax, scope: Scope) -> Statement? {
    guard let call = closure.call, ["forEach", "map", "flatMap", "compactMap"].contains(call.calledName ?? ""),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      let turns = writtenTurns(over: base, scope: scope)
    else { return nil }
    let start = variables.count
    let counted = self.counted(turns, at: Site(text: closure.calleeText, offset: closure.offset))
    var given: [String: Slot] = [:]
    if let element = counted.element, !turns.isEnumerated, closure.parameterNames.count < 2 {
      given[closure.parameterNames.first ?? "$0"] = element
    }
    let turn = counted.begin([body(of: closure, given: given, scope: scope)])
    let loop = Statement.loop(Block(statements: turn), id: nextRow(), offset: closure.offset)
    let leave = Jump(kind: .leave, label: nil)
    let block = Block(statements: counted.start + [loop], locals: locals(from: start))
    return .landing(leave, catchesUnlabelled: true, block)
  }

  private mutating func counted(_ turns: WrittenTurns, at site: Site) -> CountedTurns {
    var counted = CountedTurns(turns: turns, place: slot(of: .number), list: slot(), site: site)
    if let first = turns.elements?.first { counted.element = slot(of: first.isText ? .text : .number) }
    return counted
  }
}

/// What tells which of several turns is at hand.
private struct CountedTurns {
  var turns: WrittenTurns
  var place: Slot
  /// What the turns have for elements.
  var list: Slot
  var element: Slot?
  var site: Site

  var start: [Statement] {
    let first = Statement.assign(place, .reckoned(.literal(-1)), site)
    guard element != nil, let elements = turns.elements else { return [first] }
    return [first, .assign(list, .constant(.list(elements.map(\.value))), site)]
  }

  /// A turn, if there is another one.
  func begin(_ turn: [Statement]) -> [Statement] {
    let next = Reckoning.combined(.slot(place), .plus, .literal(1))
    let picked = element.map { [Statement.assign($0, .element(in: list, at: .slot(place)), site)] } ?? []
    return [
      .assign(place, .reckoned(next), site),
      .branch(
        .compared(.slot(place), .less, .literal(turns.count), text: site.text),
        then: Block(statements: picked + turn),
        otherwise: .leaving
      ),
    ]
  }

  /// The names of the place and of the element: `index in 0..<3`, `(index, name) in names.enumerated()`.
  func named(by pattern: PatternSyntax) -> [(String, Slot)] {
    let patterns = turns.isEnumerated ? pattern.as(TuplePatternSyntax.self)?.elements.map(\.pattern) : [pattern]
    let slots = turns.isEnumerated ? [place, element] : [element]
    guard let patterns, patterns.count == slots.count else { return [] }
    return zip(patterns, slots).compactMap { pattern, slot in
      guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText else { return nil }
      return slot.map { (name, $0) }
    }
  }
}

extension WrittenValue {
  fileprivate var isText: Bool { if case .string = self { true } else { false } }

  fileprivate var value: Value {
    switch self {
    case .integer(let number): .number(number)
    case .string: .something(self)
    }
  }
}

extension ForStmtSyntax {
  /// Whether each element makes a turn, none of which waits.
  fileprivate var isCounted: Bool {
    awaitKeyword == nil && tryKeyword == nil && typeAnnotation == nil && (caseKeyword == nil || pattern.isIrrefutable)
      && !body.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.await) }
  }
}
