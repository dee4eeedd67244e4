import Switchback

/// A place with a note in it; every fifth is passed over by Back, and every seventh refuses it.
struct Maze: MachineState, Hashable, Codable {
  var place = 0
  var note = 0

  static func kind(of maze: Maze) -> Int { maze.place }
  var kind: Int { place }

  enum Event: Hashable { case went(Int), noted(Int) }

  func next(on event: Event) -> Self? {
    switch event {
    case .went(let place): Maze(place: place)
    case .noted(let note): Maze(place: place, note: note)
    }
  }

  func wayBack(from later: Self) -> WayBack {
    if place % 5 == 4 { .skips } else if place % 7 == 6 { .refuses } else { .enters }
  }
}
