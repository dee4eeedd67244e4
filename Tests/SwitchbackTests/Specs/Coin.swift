import Switchback

/// The coin of the documents, which can also be spent.
enum Coin: MachineState {
  case heads, tails, spent

  enum Event { case flip, flipToHeads, spend }

  var isFinal: Bool { self == .spent }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.heads, .flip): .tails
    case (.tails, .flip), (.tails, .flipToHeads): .heads
    case (_, .spend): .spent
    default: nil
    }
  }
}

extension Coin: GraphProviding {
  static var graph: StateGraph {
    StateGraph(
      name: "Coin",
      states: [.init("heads", isInitial: true), .init("tails"), .init("spent", isFinal: true)],
      events: [.init("flip"), .init("flipToHeads"), .init("spend")],
      transitions: [
        .init(from: "heads", on: "flip", to: "tails"),
        .init(from: "heads", on: "spend", to: "spent", via: "any"),
        .init(from: "tails", on: "flip", to: "heads"),
        .init(from: "tails", on: "flipToHeads", to: "heads"),
        .init(from: "tails", on: "spend", to: "spent", via: "any"),
      ]
    )
  }
}
