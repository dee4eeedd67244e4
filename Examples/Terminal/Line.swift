import Foundation

/// A line as it came in: text that can be used and shown, or the reason why not.
package enum Line: Equatable {
  case text(String)
  case unusable(Complaint)

  /// The most bytes that an answer can have.
  package static let limit = 500

  /// Takes one line without its end; bytes that are not UTF-8 have become U+FFFD on the way.
  package init(_ raw: String) {
    let text = raw.trimmingCharacters(in: .whitespaces.union(Self.byteOrderMark))
    let scalars = text.unicodeScalars
    if text.utf8.count > Self.limit {
      self = .unusable(Complaint("That line is too long; \(Self.limit) bytes are the most."))
    } else if scalars.contains("\u{FFFD}") {
      self = .unusable(Complaint("That line is not text in UTF-8; please type it again."))
    } else if scalars.contains(where: Self.isControl) {
      self = .unusable(Complaint("There are control characters in that line; please type it again."))
    } else {
      self = .text(text)
    }
  }

  private static let byteOrderMark = CharacterSet(charactersIn: "\u{FEFF}")

  /// Whether showing it could move the cursor or turn the direction of the text.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: ("\u{202A}"..."\u{202E}").contains(scalar) || ("\u{2066}"..."\u{2069}").contains(scalar)
    }
  }
}
