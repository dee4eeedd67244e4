import ExampleTerminal
import Switchback

/// The shop, its filter, and what the filter finds.
struct RefinePages {
  typealias Event = Refine.Event

  var script: Script<Refine> {
    Script(
      "shopping",
      words: [
        Word("category", for: .openCategory, meaning: "choose a category"),
        Word("show", "submit", for: .submit, meaning: "show what there is"),
        Word("reset", for: .reset, meaning: "clear all and look around"),
        Word("close", "x", for: .close, meaning: "forget the changes"),
      ],
      isUndone: true,
      picture: { Refine.graph.formatted(.text(current: "\($0.kind)")) },
      summary: { "You were looking at \(Self.trail($0.filter))." },
      page: page
    )
  }

  private func page(of state: Refine) -> Page<Event> {
    switch state {
    case .browse(let filter): Page("Shop", text: Self.bar(of: filter))
    case .results(let filter): Page("Results", text: Self.bar(of: filter))
    case .refineL1(let draft), .refineL2(let draft), .refineL3(let draft), .refineL4(let draft), .refineL5(let draft):
      Page(
        "Refine: \(Self.trail(draft.filter))",
        text: draft.choices.isEmpty ? "There is nothing below \(Self.lowest(of: draft.filter))." : "",
        words: Self.words(for: draft.filter),
        question: Self.question(for: draft, in: state)
      )
    }
  }

  /// What stands above the goods, and which goods those are.
  private static func bar(of filter: Filter) -> String {
    "Category: \(filter.title) | Price | Brand\nYou see \(trail(filter))."
  }

  private static func trail(_ filter: Filter) -> String { filter.path.joined(separator: " › ") }

  private static func lowest(of filter: Filter) -> String { filter.below.last ?? filter.top }
}
