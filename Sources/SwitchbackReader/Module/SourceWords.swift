/// Words without which some things need not be looked for in a file's tree, where each look costs more than this.
struct SourceWords: Sendable {
  /// Whether a comment may speak to the reader.
  private(set) var nameDirectives = false
  /// Whether a local may be taken for a table.
  private(set) var nameTables = false
  /// Whether `self!` or `(self).` may stand somewhere.
  private(set) var markSelf = false
  /// Where each `switch` ends, and what looks like one in a comment or a text, in bytes of the file.
  private var switches: [Int] = []
  /// Where each pattern or comparison begins that may name a case.
  private var questions: [Int] = []
  /// Where each word ends by which something may be called a state.
  private var states: [Int] = []

  init(in source: String) {
    var source = source
    source.withUTF8 { text in
      Self.areLast.withUnsafeBufferPointer { areLast in
        var bytes: UInt64 = 0
        // A loop over a range takes ten times as long where nothing is optimized.
        var offset = 0
        while offset < text.count {
          bytes = bytes << 8 | UInt64(text[offset])
          if areLast[Int(bytes & 0xffff)] { note(bytes, at: offset) }
          offset += 1
        }
      }
    }
  }

  /// Whether there may be a `switch` between two places of the file.
  func maySwitch(within range: Range<Int>) -> Bool { switches.haveAny(in: range) }

  /// Whether there may be `case .a` or `== .a` between two places of the file, but for such with the name of a type before the dot.
  func mayAskForCases(within range: Range<Int>) -> Bool { questions.haveAny(in: range) || maySwitch(within: range) }

  /// Whether something between two places of the file may be called a state, by the last of ``TableEvidence/states``.
  func mayNameState(within range: Range<Int>) -> Bool { states.haveAny(in: range) }

  private mutating func note(_ bytes: UInt64, at offset: Int) {
    if Self.directive.ends(bytes) { nameDirectives = true }
    if Self.marked.contains(where: { $0.ends(bytes) }) { markSelf = true }
    if !nameTables, Self.tables.contains(where: { $0.ends(bytes) }) { nameTables = true }
    if Self.choice.ends(bytes) { switches.append(offset) }
    if Self.questions.contains(where: { $0.ends(bytes) }) { questions.append(offset) }
    if Self.states.contains(where: { $0.ends(bytes | Ending.lowercased) }) { states.append(offset) }
  }

  private static let directive = Ending("switchback:")
  private static let marked = ["self!", "(self)."].map(Ending.init)
  private static let choice = Ending("switch")
  private static let questions = ["case .", "== .", "!= ."].map(Ending.init)
  private static let tables = ["Machine<", "ransition", "Moves", "moves"].map(Ending.init)
  private static let states = ["state", "step", "phase", "status", "screen", "stage", "mode"].map(Ending.init)

  /// Whether two bytes are the last of a word.
  private static let areLast: [Bool] = {
    var areLast = [Bool](repeating: false, count: 0x10000)
    for word in [directive, choice] + marked + questions + tables + states { areLast[Int(word.bytes & 0xffff)] = true }
    for word in states {
      for capitals in [0xdfff, 0xffdf, 0xdfdf] { areLast[Int(word.bytes) & 0xffff & capitals] = true }
    }
    return areLast
  }()

  /// The last eight bytes of a word, which are word enough.
  private struct Ending {
    /// Makes letters small.
    static let lowercased: UInt64 = 0x2020_2020_2020_2020
    var bytes: UInt64 = 0
    var mask: UInt64 = 0

    init(_ word: String) {
      for byte in word.utf8.suffix(8) {
        bytes = bytes << 8 | UInt64(byte)
        mask = mask << 8 | 0xff
      }
    }

    func ends(_ text: UInt64) -> Bool { text & mask == bytes }
  }
}

extension [Int] {
  /// Whether one of these sorted numbers is in a range.
  fileprivate func haveAny(in range: Range<Int>) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] < range.upperBound
  }
}
