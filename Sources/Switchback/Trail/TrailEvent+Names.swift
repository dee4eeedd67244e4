extension Trail.Event: WrappingEvent {
  var wrapped: Any? {
    if case .event(let event) = self { event } else { nil }
  }
}

/// An event that stands for one of another machine, whose name a report then gives.
protocol WrappingEvent {
  var wrapped: Any? { get }
}
