/// Words without which some things need not be looked for in a file's tree, where each look costs more than this.
struct SourceWords: Sendable {
  /// Whether a comment may speak to the reader.
  private(set) var nameDirectives = false
  /// Whether a local may be taken for a table.
  private(set) var nameTables = false

  init(in source: String) {
    let directive = Ending("switchback:")
    let tables = ["Machine<", "ransition", "Moves", "moves"].map(Ending.init)
    var bytes: UInt64 = 0
    for byte in source.utf8 {
      bytes = bytes << 8 | UInt64(byte)
      switch byte {
      case UInt8(ascii: ":"): if directive.ends(bytes) { nameDirectives = true }
      case UInt8(ascii: "<"), UInt8(ascii: "n"), UInt8(ascii: "s"):
        if !nameTables { nameTables = tables.contains { $0.ends(bytes) } }
      default: break
      }
    }
  }

  /// The last eight bytes of a word, which are word enough.
  private struct Ending {
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
