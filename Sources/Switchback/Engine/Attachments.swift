/// What few machines need beside their state and hooks: made when first needed.
///
/// Unchecked throughout: no access to it runs anybody else's code. Whom to call is loaded first, then called.
@usableFromInline
final class Attachments<Rule: TransitionRule> {
  /// What was sent while the machine was busy.
  @exclusivity(unchecked) var pending: [Pending] = []
  /// Whether a state was reached that completes, and its event is still to be sent.
  @exclusivity(unchecked) var completes = false
  @exclusivity(unchecked) var reports: [Listener<Report>] = []
  @exclusivity(unchecked) var streams: [StreamEnd] = []
  @exclusivity(unchecked) @usableFromInline var effects: Effects<Rule>?

  /// What waits its turn.
  enum Pending {
    case event(Rule.Event)
    case reset(Rule.State)
    case resetOfRule(Rule)
  }

  deinit {
    for stream in streams { stream.finish() }
    for listener in reports { listener.end() }
  }
}

extension StateMachine {
  /// The attachments, made now if there are none.
  func attach() -> Attachments<Rule> {
    isAttended = true
    if let attachments { return attachments }
    let made = Attachments<Rule>()
    attachments = made
    return made
  }
}
