/// The way of a move through nested states: what it leaves and what it enters.
@usableFromInline
struct Route<Rule: TransitionRule> {
  @usableFromInline let from: Path
  @usableFromInline let to: Path
  /// How many levels, from the outermost, stay as they are.
  @usableFromInline let shared: Int

  @inlinable
  init(from: Rule.State, to: Rule.State) {
    self.from = Path(Rule.kind(of: from))
    self.to = Path(Rule.kind(of: to))
    var shared = 0
    while shared < min(self.from.depth, self.to.depth), self.from[shared] == self.to[shared] { shared += 1 }
    self.shared = shared
  }

  /// A kind with those around it, outer to inner.
  @usableFromInline
  struct Path {
    @usableFromInline let outer: [Rule.Kind]
    @usableFromInline let kind: Rule.Kind

    @inlinable
    init(_ kind: Rule.Kind) {
      self.kind = kind
      outer = Rule.ancestors(of: kind)
    }

    @inlinable var depth: Int { outer.count + 1 }

    @inlinable
    subscript(level: Int) -> Rule.Kind {
      level < outer.count ? outer[level] : kind
    }
  }
}
