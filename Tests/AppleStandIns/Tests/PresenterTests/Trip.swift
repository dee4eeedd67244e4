import Switchback

/// A trip with a list, details and a map, help and a film over them, and a ticket from which there is no Back.
enum Trip: Flow, Equatable {
  case list
  case details(Int)
  case map, help, film, ticket

  enum Kind { case list, details, map, help, film, ticket }

  var kind: Kind {
    switch self {
    case .list: .list
    case .details: .details
    case .map: .map
    case .help: .help
    case .film: .film
    case .ticket: .ticket
    }
  }

  enum Event { case opened(Int), zoomed, askedForHelp, filmed, booked }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.list, .opened(let number)), (.details, .opened(let number)): .details(number)
    case (.details, .zoomed): .map
    case (_, .askedForHelp): .help
    case (_, .filmed): .film
    case (.details, .booked): .ticket
    default: nil
    }
  }

  var presentation: Presentation {
    switch self {
    case .list: .root
    case .details, .map, .ticket: .push
    case .help, .film: .modal
    }
  }

  func wayBack(from later: Self) -> WayBack { later == .ticket ? .refuses : .enters }
}
