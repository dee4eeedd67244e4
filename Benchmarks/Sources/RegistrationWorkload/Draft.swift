import Switchback

/// A struct as state, dear to copy: where the person is, and how often they came by each of 1,000 pages.
public struct Draft: Sendable {
  public private(set) var step = Registration.login
  public private(set) var visits = [Int](repeating: 0, count: 1_000)
  private var page = 0

  public init() {}

  /// Applies the event in place, and says whether it was handled.
  public mutating func take(_ event: Registration.Event) -> Bool {
    guard let next = step.next(on: event) else { return false }
    step = next
    page = page == visits.count - 1 ? 0 : page + 1
    visits[page] += 1
    return true
  }
}

extension Draft: ReducerState {
  public var kind: Registration { step }

  public mutating func reduce(_ event: Registration.Event) {
    _ = take(event)
  }
}

/// The struct in a class, without a library.
public final class HandWrittenDraft {
  private var current = Draft()

  public init() {}

  public var draft: Draft { current }

  /// Applies the event, and says whether it was handled.
  public func send(_ event: Registration.Event) -> Bool {
    current.take(event)
  }
}
