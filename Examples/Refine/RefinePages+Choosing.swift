import ExampleTerminal

extension RefinePages {
  /// An X for each level that is chosen, and the other top categories.
  static func words(for filter: Filter) -> [Word<Event>] {
    let clearing: [Event] = [.clearL2, .clearL3, .clearL4, .clearL5]
    return Taxonomy.tops.filter { $0 != filter.top }.map { top in
      Word(top.lowercased(), for: .changeL1(top), meaning: "\(top) instead of \(filter.top)")
    } + [
      Word("x \(filter.top.lowercased())", for: .clearTop, meaning: "the same as reset")
    ]
      + zip(filter.below, clearing).map { name, event in
        Word("x \(name.lowercased())", for: event, meaning: "without \(name) and what is below it")
      }
  }

  /// Asks for the next level; nothing where there is none.
  static func question(for draft: Draft, in state: Refine) -> Question<Event>? {
    guard !draft.choices.isEmpty else { return nil }
    return .choice("What of it", from: draft.choices.map(Choice.init)) { choice throws(Complaint) in
      guard let event = state.selecting(choice.rawValue) else { throw Complaint("There is no level below this one.") }
      return .event(event)
    }
  }

  private struct Choice: RawRepresentable {
    let rawValue: String
  }
}
