extension StateGraph {
  /// What happens in one state on one event, under one guard.
  public struct Transition: Sendable, Hashable, Codable {
    /// The state it starts from.
    public var from: String
    /// The event.
    public var event: String
    /// The state it leads to; nil for a trap and where the target is not in the source.
    public var to: String?
    /// What it does.
    public var kind: Kind
    /// The source text of its condition: a `where` clause, a payload pattern, an `if`.
    public var guardText: String?
    /// `any` when it comes from one rule for every state, `nested` when a nested machine decides that is not drawn here.
    public var via: String?
    /// The verbatim expression of a computed target.
    public var why: String?
    /// The line of the target; 0 where there is no source.
    public var line: Int
    /// The source file, where it is another one than the machine's.
    public var file: String?

    /// Makes a transition.
    ///
    /// - Parameter kind: `move` or `stay`, by whether `to` is another state than `from`, unless given.
    public init(
      from: String,
      on event: String,
      to: String?,
      kind: Kind? = nil,
      guard guardText: String? = nil,
      via: String? = nil,
      why: String? = nil,
      line: Int = 0,
      file: String? = nil
    ) {
      self.from = from
      self.event = event
      self.to = to
      self.kind = kind ?? (to == from ? .stay : .move)
      self.guardText = guardText
      self.via = via
      self.why = why
      self.line = line
      self.file = file
    }

    /// What a transition does to the state.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
      /// To another state.
      case move
      /// The same case: ignored on purpose, or updated.
      case stay
      /// An explicit no: `nil`, `false`, a `throw`.
      case reject
      /// The program stops: `preconditionFailure`, `fatalError`.
      case trap
      /// The target is not in the source.
      case computed
    }
  }
}
