extension Trail {
  /// Whether Back is handled now.
  public var canGoBack: Bool { !isFinal && (hasRowForBack || entrance(at: past.count - 1) != nil) }

  /// Whether the machine's own switch says where Back leads from here.
  var hasRowForBack: Bool { Base.backEvent.flatMap { top.next(on: $0) } != nil }

  @inlinable
  mutating func goBack() -> Outcome {
    if let event = Base.backEvent {
      let outcome = goBack(byRowFor: event)
      if outcome != .unhandled { return outcome }
    }
    return goBack(to: past.count - 1)
  }

  /// Goes where the machine's own row leads: back to the last state of that kind, or on to one that is not on the trail.
  @usableFromInline
  mutating func goBack(byRowFor event: Base.Event) -> Outcome {
    let before = top
    let outcome = top.apply(event)
    let kind = Base.kind(of: top)
    guard outcome == .changed, kind != Base.kind(of: before) else { return outcome }
    if let place = past.lastIndex(where: { Base.kind(of: $0) == kind }) {
      past.removeSubrange(place...)
    } else {
      past.append(before)
    }
    return .changed
  }

  /// Goes to an earlier state, or to the nearest before it that can be gone back to.
  @inlinable
  mutating func goBack(to index: Int) -> Outcome {
    guard let place = entrance(at: index) else { return .unhandled }
    top = past[place]
    // The usual case first: it shifts and compares nothing.
    if place == past.count - 1 { past.removeLast() } else { past.removeSubrange(place...) }
    return .changed
  }

  /// Where Back ends that comes to an earlier state: there, before it, or nowhere.
  @inlinable
  func entrance(at index: Int) -> Int? {
    guard index < past.count else { return nil }
    var place = index
    while place >= 0 {
      switch past[place].wayBack(from: top) {
      case .enters: return place
      case .skips: place -= 1
      case .refuses: return nil
      }
    }
    return nil
  }
}
