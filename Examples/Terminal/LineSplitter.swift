import Foundation

/// Makes lines of bytes that come in pieces; what is not UTF-8 becomes U+FFFD.
struct LineSplitter {
  private var bytes = Data()

  /// The lines that are complete with these bytes, without their ends.
  mutating func lines(adding more: Data) -> [String] {
    bytes += more
    var pieces = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    bytes = pieces.popLast().map { Data($0) } ?? Data()
    return pieces.map(Self.text)
  }

  /// A last line that has no end; nil where there is none.
  var rest: String? { bytes.isEmpty ? nil : Self.text(of: bytes) }

  private static func text(of bytes: Data) -> String {
    String(decoding: bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes, as: UTF8.self)
  }
}
