extension Table {
  static let countsAndFacts = Table(
    "counts and facts",
    #"""
    ## a count of events that are called otherwise @file unrun
    struct Machine {
      enum Sig { case up, down }
      var level = 0
      mutating func send(_ sig: Sig) {
        switch sig {
        case .up: level += 1
        case .down: level -= 1
        }
      }
    }
    --
    refused
    unread * the state is what 'level' counts, to which there is no end

    ## a count that is asked elsewhere @file unrun
    struct Machine {
      enum Ev { case failed, missed }
      private var failures = 0
      mutating func handle(_ ev: Ev) {
        switch ev {
        case .failed: failures += 1
        case .missed: failures += 2
        }
      }
      var isOpen: Bool { failures > 3 }
      func check() { if failures > 3 { print("open") } }
    }
    --
    refused
    unread * the state is what 'failures' counts, to which there is no end

    ## statistics @file
    struct Machine {
      enum Outcome { case hit, miss }
      private(set) var hits = 0
      private(set) var misses = 0
      mutating func record(_ outcome: Outcome) {
        switch outcome {
        case .hit: hits += 1
        case .miss: misses += 1
        }
      }
    }
    --
    none

    ## a count beside what it does @file
    struct Machine {
      enum Ev { case added(Int), cleared }
      private var items: [Int] = []
      private var changes = 0
      mutating func handle(_ ev: Ev) {
        switch ev {
        case .added(let item): items.append(item)
        case .cleared: items.removeAll()
        }
        if changes < 10 { changes += 1 }
      }
    }
    --
    none

    ## how often something is retained @file unrun
    final class Machine {
      private var count = 0
      func retain() { count += 1 }
      func release() {
        guard count > 0 else { return }
        count -= 1
        if count == 0 { close() }
      }
      private func close() { print("closed") }
    }
    --
    refused
    unread * the state is what 'count' counts, to which there is no end

    ## how many run at once @file unrun
    final class Machine {
      private let limit = 4
      private var running: Int = 0
      private var pending: [() -> Void] = []
      func add(_ job: @escaping () -> Void) {
        if running < limit {
          running = running + 1
          job()
        } else {
          pending.append(job)
        }
      }
      func ended() { running = running - 1 }
    }
    --
    refused
    unread * the state is what 'running' counts, to which there is no end

    ## a place in a list @file
    struct Machine {
      let words: [String]
      private var index = 0
      init(words: [String]) { self.words = words }
      var word: String { words[index] }
      mutating func advance() { if index < 10 { index += 1 } }
      mutating func back() { if index > 0 { index -= 1 } }
    }
    --
    none

    ## the number of a page @file
    struct Machine {
      let pages: [String]
      private var page = 0
      init(pages: [String]) { self.pages = pages }
      mutating func advance() { if page + 1 < pages.count { page += 1 } }
      mutating func back() { if page > 0 { page -= 1 } }
    }
    --
    none

    ## numbers that are only told @file
    final class Machine {
      private(set) var sent = 0
      private(set) var depth = 0
      func send() { sent += 1 }
      func resend() { sent += 1 }
      func indent() { depth += 1 }
      func outdent() { depth -= 1 }
      func show() { if sent > 3 { print("many") } }
    }
    --
    none

    ## facts that together are a state @file unrun
    final class Machine {
      private var isConnecting = false
      private var isConnected = false
      private var isClosing = false
      func connect() {
        guard !isConnecting, !isConnected, !isClosing else { return }
        isConnecting = true
      }
      func connected() {
        guard isConnecting else { return }
        isConnecting = false
        isConnected = true
      }
      func close() {
        if isConnected && !isClosing { (isConnected, isClosing) = (false, true) }
      }
      func closed() {
        guard isClosing else { return }
        isClosing = false
        isConnected = false
      }
    }
    --
    refused
    unread * the state is what 'isConnecting', 'isConnected', 'isClosing' say together

    ## two facts @file
    final class Machine {
      private var isOpen = false
      private var isLocked = false
      func open() { if !isLocked && !isOpen { isOpen = true } }
      func close() { if isOpen { isOpen = false } }
      func lock() { if !isOpen && !isLocked { isLocked = true } }
      func unlock() { if isLocked { isLocked = false } }
    }
    --
    none

    ## facts that nothing asks together @file
    struct Machine {
      var isBold = false
      var isItalic = false
      var isWide = false
      mutating func bold() { if !isBold { isBold = true } else { isBold = false } }
      mutating func italic() { if !isItalic { isItalic = true } else { isItalic = false } }
      mutating func wide() { if !isWide { isWide = true } else { isWide = false } }
      mutating func reset() {
        if isBold { isBold = false }
      }
    }
    --
    none

    ## facts beside a state @file unrun
    final class Machine {
      enum State { case idle, busy }
      private(set) var state = State.idle
      private var isA = false
      private var isB = false
      private var isC = false
      func begin() {
        guard state == .idle, !isA, !isB, !isC else { return }
        isA = true
        isB = false
        isC = false
        state = .busy
      }
      func end() {
        guard state == .busy, isA || isB || isC else { return }
        isA = true
        isB = true
        isC = true
        state = .idle
      }
    }
    --
    states idle busy
    initial idle
    events begin end
    idle begin [!isA && !isB && !isC] → busy
    idle begin stays
    busy end → idle
    rest stays
    """#
  )
}
