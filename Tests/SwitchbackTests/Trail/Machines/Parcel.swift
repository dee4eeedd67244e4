import Switchback

/// Parcels on their way, each with a page and a map.
enum Parcel: MachineState, Hashable {
  case home, list
  case parcel(number: Int)
  case map(number: Int, zoom: Int)
  case sealed, lost, undrawn

  enum Kind { case home, list, parcel, map, sealed, lost, undrawn }

  var kind: Kind {
    switch self {
    case .home: .home
    case .list: .list
    case .parcel: .parcel
    case .map: .map
    case .sealed: .sealed
    case .lost: .lost
    case .undrawn: .undrawn
    }
  }

  enum Event: Hashable { case opened, chose(number: Int), searched(number: Int), tracked, zoomed, arrived }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.home, .opened): .list
    case (.list, .chose(let number)): .parcel(number: number)
    case (.home, .searched(let number)) where number > 0: .parcel(number: number)
    case (.parcel(let number), .tracked): .map(number: number, zoom: 1)
    case (.map(let number, let zoom), .zoomed): .map(number: number, zoom: zoom + 1)
    case (.map(_, zoom: 1_000_000), .arrived): .sealed
    default: nil
    }
  }
}

extension Parcel: GraphProviding {
  static var graph: StateGraph {
    StateGraph(
      name: "Parcel",
      states: [
        .init("home", isInitial: true), .init("list"), .init("parcel", payload: ["number: Int"]),
        .init("map", payload: ["number: Int", "zoom: Int"]), .init("sealed", isFinal: true), .init("lost"),
      ],
      events: ["opened", "chose", "searched", "tracked", "zoomed", "arrived"].map { .init($0) },
      transitions: [
        .init(from: "home", on: "opened", to: "list"),
        .init(from: "home", on: "searched", to: "parcel", guard: "number > 0"),
        .init(from: "list", on: "chose", to: "parcel"),
        .init(from: "parcel", on: "tracked", to: "map"),
        .init(from: "map", on: "zoomed", to: "map"),
        .init(from: "map", on: "arrived", to: "sealed", guard: "zoom: 1_000_000"),
      ]
    )
  }
}
