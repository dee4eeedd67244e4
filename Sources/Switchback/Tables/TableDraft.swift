/// A table as it stands in JSON: texts that may name nothing, and a problem for each thing that is not as it should be.
struct TableDraft: Decodable {
  var initial: String?
  var final: [String] = []
  var rows: [Row] = []
  var problems: [TransitionTableError.Problem] = []

  /// One transition; nil where its text is missing.
  struct Row {
    /// Counted from 1.
    var number: Int
    var from: String?
    var event: String?
    var to: String?
  }

  init(from decoder: any Decoder) {
    guard let object = try? decoder.container(keyedBy: TableKey.self) else {
      problems = [.init(.malformed, "the table is no object; write {\"initial\": …, \"transitions\": […]}")]
      return
    }
    initial = text(.initial, in: object)
    if object.contains(.final) {
      if let final = try? object.decode([String].self, forKey: .final) {
        self.final = final
      } else {
        problems.append(.init(.malformed, "'final' is no list of texts; write \"final\": [\"…\"]"))
      }
    }
    readRows(of: object)
  }

  private mutating func readRows(of object: KeyedDecodingContainer<TableKey>) {
    guard object.contains(.transitions) else {
      problems.append(.init(.missingKey, "'transitions' is missing; write \"transitions\": [{\"from\": …}]"))
      return
    }
    guard var list = try? object.nestedUnkeyedContainer(forKey: .transitions) else {
      problems.append(.init(.malformed, "'transitions' is no list; write \"transitions\": [{\"from\": …}]"))
      return
    }
    while !list.isAtEnd {
      let number = list.currentIndex + 1
      // Decoding this one never fails, so the list always goes on.
      guard let item = try? list.decode(Item.self) else { return }
      if let object = item.object {
        rows.append(
          Row(
            number: number,
            from: text(.from, in: object, number),
            event: text(.event, in: object, number),
            to: text(.to, in: object, number)
          )
        )
      } else {
        let remedy = "write {\"from\": …, \"event\": …, \"to\": …}"
        problems.append(.init(.malformed, transition: number, "this is no object; \(remedy)"))
      }
    }
  }

  private mutating func text(
    _ key: TableKey,
    in object: KeyedDecodingContainer<TableKey>,
    _ number: Int? = nil
  ) -> String? {
    guard object.contains(key) else {
      let remedy = "write \"\(key.rawValue)\": \"…\""
      problems.append(.init(.missingKey, transition: number, "'\(key.rawValue)' is missing; \(remedy)"))
      return nil
    }
    if let text = try? object.decode(String.self, forKey: key) { return text }
    problems.append(
      .init(.malformed, transition: number, "'\(key.rawValue)' is no text; put the name in quotation marks")
    )
    return nil
  }

  /// An item of the list, if it is an object.
  private struct Item: Decodable {
    let object: KeyedDecodingContainer<TableKey>?

    init(from decoder: any Decoder) {
      object = try? decoder.container(keyedBy: TableKey.self)
    }
  }
}
