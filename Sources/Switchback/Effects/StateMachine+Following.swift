extension StateMachine {
  /// Has streams and effects look at a state that is in place, after the hooks.
  @inlinable
  @inline(never)
  func tellFollowers() {
    let isFinal = rule.isFinal
    if isFinal { finishStreams() }
    guard let effects = attachments?.effects else { return }
    if isFinal { effects.end(in: rule.state) } else if effects.follow(rule.state) { tellOfForgottenRun(of: effects) }
  }

  @usableFromInline
  @inline(never)
  func tellOfForgottenRun(of effects: Effects<Rule>) {
    if effects.noteForgottenRun() { tell(.notRunning(rule)) }
  }

  /// The effects, made now if there are none.
  func attachEffects() -> Effects<Rule> {
    let attachments = attach()
    if let effects = attachments.effects { return effects }
    let made = Effects<Rule>()
    attachments.effects = made
    return made
  }

  /// The state, unless it is final.
  func stateToFollow() -> State? {
    let rule = peek()
    return rule.isFinal ? nil : rule.state
  }
}
