import ExampleTerminal

/// An address that mail could be sent to, as far as its looks can tell.
struct EmailAddress: Equatable {
  let text: String

  init(_ text: String) throws(Complaint) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw Complaint("An address has one '@', as in ada@example.org.")
    }
    guard !text.contains(where: \.isWhitespace) else {
      throw Complaint("An address has no spaces in it.")
    }
    guard Self.isMailbox(parts[0]) else {
      throw Complaint("What stands before the '@' is not a mailbox, as in ada@example.org.")
    }
    guard Self.isDomain(parts[1]) else {
      throw Complaint("What stands after the '@' is not a domain, as in ada@example.org.")
    }
    self.text = text
  }

  private static func isDomain(_ part: Substring) -> Bool {
    let labels = part.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1 && part.utf8.count <= 253
      && labels.allSatisfy { label in
        !label.isEmpty && label.utf8.count <= 63 && label.first != "-" && label.last != "-"
          && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
      }
  }

  private static func isMailbox(_ part: Substring) -> Bool {
    let atoms = part.split(separator: ".", omittingEmptySubsequences: false)
    return part.utf8.count <= 64
      && atoms.allSatisfy { atom in
        !atom.isEmpty && atom.allSatisfy { $0.isLetter || $0.isNumber || "!#$%&'*+-/=?^_`{|}~".contains($0) }
      }
  }
}
