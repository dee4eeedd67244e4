package import Switchback

/// A machine as a document has it: a line for each event that leads somewhere, of three words: from, event, to.
///
/// An event that leads to the same state is one that does something there; whatever is not in the table does nothing.
package struct DocumentTable {
  package let rows: Set<Row>

  package struct Row: Hashable, CustomStringConvertible {
    package let from, event, to: String

    package var description: String { "\(from) \(event) \(to)" }
  }

  /// - Parameter name: the name that a state has in the example.
  package init(_ text: String, naming name: (String) -> String = { $0 }) {
    rows = Set(
      text.split(separator: "\n").map { line in
        let words = line.split(separator: " ").map(String.init)
        return Row(from: name(words[0]), event: words[1], to: name(words[2]))
      }
    )
  }
}

extension StateGraph {
  /// What is drawn, as a document's table.
  package var rows: Set<DocumentTable.Row> {
    Set(
      transitions.compactMap { row in
        switch row.kind {
        case .move, .stay: DocumentTable.Row(from: row.from, event: row.event, to: row.to ?? row.from)
        default: nil
        }
      }
    )
  }
}
