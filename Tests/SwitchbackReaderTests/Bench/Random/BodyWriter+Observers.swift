/// What runs whenever a property is set.
extension BodyWriter {
  /// Observers of some properties: each sets only what comes behind it in some order, so that they end.
  mutating func addObservers() {
    guard isOnce(in: 3) else { return }
    let before = (helpers, knowsEvent, hasComputed)
    helpers = helpers.filter { $0.kind == .follows }
    (knowsEvent, isInObserver, hasComputed) = (false, true, false)
    var later = (["state"] + stored.map(\.rawValue)).shuffled(using: &random)
    while !later.isEmpty {
      let name = later.removeFirst()
      if isOnce(in: 2) { addObserver(of: name, setting: later) }
    }
    (helpers, knowsEvent, hasComputed) = before
    isInObserver = false
  }

  private mutating func addObserver(of name: String, setting later: [String]) {
    let isBefore = isOnce(in: 4)
    // What an observer sets of its own property does not run it again.
    let settable = isBefore ? later : later + [name]
    (result, mayThrow, mayReturn) = (.nothing, false, true)
    see(setting: stored.filter { settable.contains($0.rawValue) })
    names = [("state", settable.contains("state"))]
    if name == "state" { names.append((isBefore ? "newValue" : "oldValue", false)) }
    observers[name] = ["\(isBefore ? "willSet" : "didSet") {"] + block(depth: 1, 2).indented + ["}"]
  }
}
