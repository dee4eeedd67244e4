import Switchback

/// Forty places with a note, shown in every way; two of them share a screen, and those from twenty on lie in a park.
struct Tour: Flow, Hashable {
  var place = 0
  var note = 0

  static let park = 100

  static func kind(of tour: Tour) -> Int { tour.place }
  var kind: Int { place }
  static func ancestors(of kind: Int) -> [Int] { kind >= 20 ? [park] : [] }

  enum Event: Hashable { case went(Int), noted(Int) }

  func next(on event: Event) -> Self? {
    switch event {
    case .went(let place): Tour(place: place)
    case .noted(let note): Tour(place: place, note: note)
    }
  }

  var screen: Int { place / 2 }

  var presentation: Presentation {
    switch place % 10 {
    case 0: place == 0 ? .root : .push
    case 1...4: .push
    case 5, 6: .modal
    case 7, 8: .replace
    default: .keep
    }
  }

  func wayBack(from later: Self) -> WayBack {
    if place % 11 == 4 { .skips } else if place % 13 == 6 { .refuses } else { .enters }
  }
}
