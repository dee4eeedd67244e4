import Switchback

/// Where a session stands. The document gives the states; the moves are inferred from their names.
enum Session: CaseIterable {
  case initial, unauthenticated
  case manual, pinOrTouchID, webToken
  case preloading, running, expired

  static let list: MoveList<Session> = [
    .initial: [.unauthenticated],
    .unauthenticated: [.manual, .pinOrTouchID],
    .manual: [.preloading, .unauthenticated],
    .pinOrTouchID: [.preloading, .unauthenticated],
    .preloading: [.running],
    .running: [.expired, .unauthenticated],
    .expired: [.unauthenticated],
  ]

  /// The same some time later, with a token as a third way to authenticate: two rows more.
  static let listWithToken = MoveList(
    list.kinds.map { (key: $0, value: list[$0]) } + [
      (key: .unauthenticated, value: [.webToken]),
      (key: .webToken, value: [.preloading, .unauthenticated]),
    ]
  )
}
