import Switchback

/// The registration three levels deep: it is a state of a visit, which is one of a shop.
public enum Shop: Sendable {
  case closed
  case open(Visit)

  public typealias Event = Registration.Event

  public enum Visit: Sendable {
    case browsing
    case registering(Registration)

    public typealias Event = Registration.Event
  }
}

extension Shop: MachineState {
  public enum Kind: Hashable, Sendable {
    case closed
    case open(Visit.Kind?)
  }

  public var kind: Kind {
    switch self {
    case .closed: .closed
    case .open(let visit): .open(visit.kind)
    }
  }

  public static func ancestors(of kind: Kind) -> [Kind] {
    guard case .open(let inner?) = kind else { return [] }
    return [.open(nil)] + Visit.ancestors(of: inner).map { .open($0) }
  }

  public func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.closed, .restart): .open(.browsing)
    case (.open(let visit), _): visit.next(on: event).map(Self.open)
    default: nil
    }
  }
}

extension Shop.Visit: MachineState {
  public enum Kind: Hashable, Sendable {
    case browsing
    case registering(Registration?)
  }

  public var kind: Kind {
    switch self {
    case .browsing: .browsing
    case .registering(let registration): .registering(registration)
    }
  }

  public static func ancestors(of kind: Kind) -> [Kind] {
    if case .registering(.some) = kind { [.registering(nil)] } else { [] }
  }

  public func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.browsing, .restart): .registering(.login)
    case (.registering(let registration), _): registration.next(on: event).map(Self.registering)
    default: nil
    }
  }
}
