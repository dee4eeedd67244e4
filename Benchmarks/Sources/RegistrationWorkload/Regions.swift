import Switchback

/// Eight registrations side by side.
public struct EightRegistrations: Sendable {
  public var a = Registration.login
  public var b = Registration.login
  public var c = Registration.login
  public var d = Registration.login
  public var e = Registration.login
  public var f = Registration.login
  public var g = Registration.login
  public var h = Registration.login

  public typealias Event = Registration.Event

  public init() {}
}

extension EightRegistrations: ParallelState {
  public struct Kind: Hashable, Sendable {
    let a, b, c, d, e, f, g, h: Registration
  }

  public var kind: Kind { Kind(a: a, b: b, c: c, d: d, e: e, f: f, g: g, h: h) }

  public mutating func applyToRegions(_ event: Event) -> Outcome {
    let before = self
    return a.apply(event, beside: before)
      .joined(with: b.apply(event, beside: before))
      .joined(with: c.apply(event, beside: before))
      .joined(with: d.apply(event, beside: before))
      .joined(with: e.apply(event, beside: before))
      .joined(with: f.apply(event, beside: before))
      .joined(with: g.apply(event, beside: before))
      .joined(with: h.apply(event, beside: before))
  }
}
