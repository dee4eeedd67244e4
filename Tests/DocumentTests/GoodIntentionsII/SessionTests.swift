import Switchback
import Testing

extension GoodIntentionsIITests {
  @Suite("Applied to session management")
  struct SessionTests {
    private static let pairs: Set<[Session]> = [
      [.initial, .unauthenticated], [.unauthenticated, .manual], [.unauthenticated, .pinOrTouchID],
      [.manual, .preloading], [.manual, .unauthenticated], [.pinOrTouchID, .preloading],
      [.pinOrTouchID, .unauthenticated], [.preloading, .running], [.running, .expired], [.running, .unauthenticated],
      [.expired, .unauthenticated],
    ]
    private static let pairsWithToken = pairs.union([
      [.unauthenticated, .webToken], [.webToken, .preloading], [.webToken, .unauthenticated],
    ])

    @Test(arguments: Session.allCases, Session.allCases)
    func `a session moves as its states are listed, with a token or without`(from: Session, to: Session) {
      for (list, pairs) in [(Session.list, Self.pairs), (Session.listWithToken, Self.pairsWithToken)] {
        let machine = StateMachine(AllowedMoves(initial: from, list), unhandled: .ignore)
        #expect(machine.move(to: to) == (pairs.contains([from, to]) ? .moved : .unhandled))
      }
    }

    @Test func `seven states at first, eight with the token`() {
      #expect(Session.list.kinds.count == 7)
      #expect(Session.listWithToken.kinds.count == 8)
    }

    @Test(arguments: [Session.manual, .pinOrTouchID, .webToken])
    func `each way to authenticate leads to a running session, which expires and begins anew`(way: Session) {
      let machine = StateMachine(AllowedMoves(initial: .initial, Session.listWithToken), unhandled: .trap)
      for state in [.unauthenticated, way, .preloading, .running, .expired, .unauthenticated] as [Session] {
        machine.state = state
        #expect(machine.state == state)
      }
    }

    @Test(arguments: [Session.manual, .pinOrTouchID, .webToken])
    func `who fails to authenticate may choose again`(way: Session) {
      let machine = StateMachine(AllowedMoves(initial: way, Session.listWithToken))
      #expect(machine.move(to: .unauthenticated) == .moved)
      #expect(machine.allowedMoves == [.manual, .pinOrTouchID, .webToken])
    }

    @Test func `nothing runs without having been authenticated`() {
      let graph = AllowedMoves(initial: Session.initial, Session.list).graph
      let around = graph.transitions.filter { !["manual", "pinOrTouchID"].contains($0.from) }
      #expect(!around.contains { $0.to == "preloading" })
      #expect(graph.transitions.filter { $0.to == "running" }.map(\.from) == ["preloading"])
    }
  }
}
