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

    ## up to an end, and asked by another @file unrun
    final class Machine {
      private var coins = 0
      func insert() { if coins < 3 { coins += 1 } }
      func push() -> Bool {
        if coins == 3 {
          coins = 0
          return true
        }
        return false
      }
    }
    --
    refused
    unread * the state is how far 'coins' has come; declare an enum of what that can be

    ## up to an end, and asked for that alone @file unrun
    struct Machine {
      private static let enough = 3
      private var coins = 0
      mutating func insert() {
        guard coins < Self.enough else { return }
        coins += 1
      }
      mutating func open() {
        guard coins == Self.enough else { return }
        coins = 0
        print("open")
      }
    }
    --
    refused
    unread * the state is how far 'coins' has come

    ## between two ends @file unrun
    struct Machine {
      private var gear = 1
      mutating func up() { if gear < 6 { gear += 1 } }
      mutating func down() { if gear > 1 { gear -= 1 } }
    }
    --
    refused
    unread * the state is how far 'gear' has come

    ## one that only stops at an end @file
    final class Machine {
      private(set) var lines = 0
      func note() { if lines < 100 { lines += 1 } }
      func show() { print(lines) }
      func clear() { lines = 0 }
    }
    --
    none

    ## how full something is @file
    struct Machine {
      private(set) var misses = 0
      private var values: [Int: Int] = [:]
      mutating func value(_ key: Int) -> Int {
        if let known = values[key] { return known }
        misses += 1
        if values.count > 99 { values.removeAll() }
        values[key] = key * key
        return key * key
      }
      mutating func clear() {
        values.removeAll()
        misses = 0
      }
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

    ## facts that ask each other @file unrun
    final class Machine {
      private var isOpen = false
      private var isLocked = false
      private var isBroken = false
      func open() { if !isOpen && !isBroken { isOpen = true } }
      func close() { if isOpen && !isLocked { isOpen = false } }
      func lock() { if isOpen && !isLocked { isLocked = true } }
      func unlock() { if isLocked && !isBroken { isLocked = false } }
      func smash() { isBroken = true }
    }
    --
    refused
    unread * the state is what 'isOpen', 'isLocked', 'isBroken' say together; declare an enum of what that can be

    ## facts of which one is only told @file
    final class Machine {
      private var isOpen = false
      private var isLocked = false
      var isLoud = false
      func open() { if !isLocked && !isOpen { isOpen = true } }
      func close() { if isOpen { isOpen = false } }
      func lock() { if !isOpen && !isLocked { isLocked = true } }
      func unlock() { if isLocked { isLocked = false } }
      func ring() { if isOpen && isLoud { print("ring") } }
    }
    --
    none

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
