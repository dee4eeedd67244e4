import SwitchbackGraph

extension Report {
  /// An event that is not handled in a state: `Registration: 'back' is not handled in 'login'; handled here: login, next`.
  static func unhandled<Rule: TransitionRule>(_ event: Rule.Event, by rule: Rule) -> Report {
    Report(.unhandled) {
      if let rule = rule as? any MoveRule, let sentence = refusal(of: event, by: rule) { return sentence }
      let state = name(ofKind: Rule.kind(of: rule.state))
      let sentence = "\(Rule.State.self): '\(name(ofEvent: event))' is not handled in '\(state)'"
      guard let graph = rule.drawing else { return sentence }
      let handled = graph.eventsHandled(in: state)
      return handled.isEmpty ? sentence : "\(sentence); handled here: \(handled.joined(separator: ", "))"
    }
  }

  /// An event that waited its turn while the machine ended: `Registration: 'next' came too late; the machine ended in 'finished'`.
  static func late<Rule: TransitionRule>(_ event: Rule.Event, by rule: Rule) -> Report {
    Report(.late) {
      "\(Rule.State.self): '\(name(ofEvent: event))' came too late; the machine ended in '\(name(ofKind: Rule.kind(of: rule.state)))'"
    }
  }

  /// A state that is reached again by what it completes with: `Order: 'retried' completes 'failed' again and again; …`.
  static func endless<Rule: TransitionRule>(_ event: Rule.Event, by rule: Rule) -> Report {
    Report(.endless) {
      let state = name(ofKind: Rule.kind(of: rule.state))
      return "\(Rule.State.self): '\(name(ofEvent: event))' completes '\(state)' again and again, and is no longer "
        + "sent; let its 'completion' be nil, or lead to a state where it is"
    }
  }

  /// An event is named by its kind, or by its case.
  static func name(ofEvent event: Any) -> String {
    if let wrapped = (event as? any WrappingEvent)?.wrapped { return name(ofEvent: wrapped) }
    return if let event = event as? any MachineEvent { name(ofKind: event.kind) } else { caseName(of: event) }
  }

  /// A kind describes itself, as nested ones do by their path; else it is the name of its case.
  static func name(ofKind kind: Any) -> String {
    (kind as? any CustomStringConvertible)?.description ?? caseName(of: kind)
  }

  /// The name of an enum's case without its payload, which may be private; the type's name for anything else.
  static func caseName(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { return "\(type(of: value))" }
    return mirror.children.first?.label ?? String(describing: value)
  }
}
