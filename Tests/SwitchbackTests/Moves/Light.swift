import Switchback

/// States that are assigned, none with a payload.
enum Light: CaseIterable {
  case red, green, yellow, off

  static let list: MoveList<Light> = [.red: [.green, .off], .green: [.yellow], .yellow: [.red], .red: [.red, .off]]
  static let moves = AllowedMoves(initial: Light.red, final: [.off], list)
}

/// States with payloads, and their kinds.
enum Page: MachineEvent, Equatable {
  case list
  case detail(Int)
  case edit(Int, text: String)

  enum Kind: CaseIterable { case list, detail, edit }

  var kind: Kind {
    switch self {
    case .list: .list
    case .detail: .detail
    case .edit: .edit
    }
  }

  static let moves = AllowedMovesByKind(
    initial: Page.list,
    [.list: [.detail], .detail: [.list, .detail, .edit], .edit: [.detail]]
  )
}
