/// How a flow ends, and who waits for it.
struct FlowEnding<Completion> {
  /// Called once, with what the flow completes with.
  var completion: ((Completion) -> Void)?
  /// What the parent has hooked in, to hear that it leaves the state of this flow.
  var leaving: Hook?
  private(set) var value: Completion?
  private(set) var isAbandoned = false
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var tickets = 0

  var isOver: Bool { value != nil || isAbandoned }

  /// How many wait.
  var waiters: Int { waiting.count }

  mutating func complete(with value: Completion) -> ((Completion) -> Void)? {
    self.value = value
    defer { letGo() }
    return completion
  }

  mutating func abandon() {
    if !isOver { isAbandoned = true }
    letGo()
  }

  private mutating func letGo() {
    completion = nil
    leaving?.end()
    for continuation in waiting.values { continuation.resume() }
    waiting = [:]
  }

  /// A number by which one who waits can give up.
  mutating func ticket() -> Int {
    tickets += 1
    return tickets
  }

  mutating func wait(_ continuation: CheckedContinuation<Void, Never>, ticket: Int) {
    waiting[ticket] = continuation
  }

  mutating func giveUp(_ ticket: Int) {
    waiting.removeValue(forKey: ticket)?.resume()
  }
}
