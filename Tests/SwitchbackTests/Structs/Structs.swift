import Switchback

/// A struct that is dear to copy, and that nobody compares.
struct Draft: ReducerState {
  private(set) var lines: [String] = []
  private(set) var isSent = false

  enum Event { case typed(String), cleared, sent }

  mutating func reduce(_ event: Event) {
    switch event {
    case .typed(let line): lines.append(line)
    case .cleared: lines.removeAll(keepingCapacity: true)
    case .sent: isSent = true
    }
  }

  init(capacity: Int = 0) {
    lines.reserveCapacity(capacity)
  }

  var isFinal: Bool { isSent }
}

/// One that is compared, with outputs of every sort.
struct Radio: ReducerState, Equatable {
  private var isPlaying = false
  private var track: Int?

  enum Event { case tapped, chose(Int), closed, beeped }

  mutating func reduce(_ event: Event) {
    switch event {
    case .tapped: isPlaying.toggle()
    case .chose(let number): track = number
    case .closed: (isPlaying, track) = (false, nil)
    case .beeped: break
    }
  }

  var isAudible: Bool { isPlaying && track != nil }
  var load: Int? { track }
  var dismiss: Void? { track == nil ? () : nil }
}
