/// Lines as they come in, and the wish to be woken for another reason.
@MainActor
package final class Input {
  private var lines: ArraySlice<Line> = []
  private var isOver = false
  private var isWoken = false
  private var waiter: CheckedContinuation<Void, Never>?

  /// What one waits for.
  enum Arrival {
    case line(Line)
    case end
    case waking
  }

  package init() {}

  package func add(_ line: Line) {
    lines.append(line)
    resume()
  }

  package func end() {
    isOver = true
    resume()
  }

  func wake() {
    isWoken = true
    resume()
  }

  /// What comes next; lines stay where they are as long as nobody takes them.
  func next(takingLines: Bool) async -> Arrival {
    while true {
      if isWoken {
        isWoken = false
        return .waking
      }
      if takingLines {
        if let line = lines.popFirst() { return .line(line) }
        if isOver { return .end }
      }
      await withCheckedContinuation { waiter = $0 }
    }
  }

  /// The next line; nil when there are no more.
  func line() async -> Line? {
    while true {
      switch await next(takingLines: true) {
      case .line(let line): return line
      case .end: return nil
      case .waking: break
      }
    }
  }

  private func resume() {
    waiter?.resume()
    waiter = nil
  }
}
