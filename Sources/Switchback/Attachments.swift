/// What a machine has beside its state: made when first needed.
///
/// Unchecked throughout: no access to it runs anybody else's code. Listeners are loaded first, then called.
@usableFromInline
final class Attachments<Rule: TransitionRule> {
  @usableFromInline typealias Step = Transition<Rule.State, Rule.Event>

  @exclusivity(unchecked) @usableFromInline var exits: [KindListener] = []
  @exclusivity(unchecked) @usableFromInline var steps: [Listener<Step>] = []
  @exclusivity(unchecked) @usableFromInline var entries: [KindListener] = []
  @exclusivity(unchecked) @usableFromInline var streams: [StreamListener<Step>] = []
  /// Whether anybody wants to hear of steps, with the state before and after.
  @exclusivity(unchecked) @usableFromInline var hasAudience = false
  /// Whether a listener was found that has ended.
  @exclusivity(unchecked) @usableFromInline var needsSweep = false

  @exclusivity(unchecked) @usableFromInline var reports: [Listener<Report>] = []
  @exclusivity(unchecked) @usableFromInline var pending: [Pending] = []

  @exclusivity(unchecked) @usableFromInline var observation: Observation<Rule>?
  /// Whether somebody read the state since the last change.
  @exclusivity(unchecked) @usableFromInline var wasLookedAt = false

  @usableFromInline
  init() {}

  deinit {
    for stream in streams { stream.finish() }
  }

  /// A listener to the steps out of or into one kind of state.
  @usableFromInline
  struct KindListener {
    @usableFromInline let kind: Rule.Kind
    @usableFromInline let listener: Listener<Step>
  }

  /// What waits its turn.
  @usableFromInline
  enum Pending {
    case event(Rule.Event)
    case reset(Rule.State)
  }

  /// Lets go of what has ended; only while no listener is being called.
  @usableFromInline @inline(never)
  func sweep() {
    exits.removeAll { $0.listener.body == nil }
    steps.removeAll { $0.body == nil }
    entries.removeAll { $0.listener.body == nil }
    reports.removeAll { $0.body == nil }
    streams.removeAll { $0.hasEnded }
    hasAudience = !(exits.isEmpty && steps.isEmpty && entries.isEmpty && streams.isEmpty)
    needsSweep = false
  }
}

extension StateMachine {
  /// The attachments, made now if there are none.
  @usableFromInline
  func attach() -> Attachments<Rule> {
    if let attachments { return attachments }
    let made = Attachments<Rule>()
    attachments = made
    return made
  }
}
