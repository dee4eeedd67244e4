extension Turnstile.Event {
  var isPush: Bool { self == .push }
}

extension Call.Running {
  var isTalking: Bool { if case .talking = self { true } else { false } }
}

extension Loading.Event {
  static var retry: Self { .load("again") }
}
