/// What keeps the parser from coming to an end with a source.
///
/// SwiftParser takes twice the time for each further `[` that opens inside of another: sixteen take half a second, thirty for ever.
enum SourceObstacle {
  private static let mostBrackets = 14

  /// The line on which brackets nest too deeply, counted from one; lines that hold more than brackets begin anew.
  static func line(in source: String) -> Int? {
    var (line, depth) = (1, 0)
    var isBare = true
    for byte in source.utf8 {
      switch byte {
      case UInt8(ascii: "["):
        depth += 1
        if depth > mostBrackets { return line }
      case UInt8(ascii: "]"): depth = max(0, depth - 1)
      case UInt8(ascii: "\n"):
        line += 1
        if !isBare { depth = 0 }
        isBare = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: isBare = false
      }
    }
    return nil
  }
}
