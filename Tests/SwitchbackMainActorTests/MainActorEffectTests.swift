import Switchback
import Testing

extension Search {
  var query: String? { if case .loading(let query) = self { query } else { nil } }
  var isIdle: Bool { if case .idle = self { true } else { false } }
  var page: Page? { if case .loading(let query) = self { Page(query: query, number: 1) } else { nil } }

  // What work is about leaves the main actor.
  nonisolated struct Page: Equatable, Sendable {
    var query: String
    var number: Int
  }
}

@Suite struct MainActorEffectTests {
  @Test func `effects of a machine of the main actor need no word about actors`() async {
    let model = Model()
    await model.run()
    #expect(model.log == ["idle", "tram, page 1"])
    #expect(model.machine.isFinal)
  }

  @Test func `delays and sequences, too`() async {
    let machine = StateMachine(Search.idle)
    let clock = ManualClock()
    machine.listen(to: { numbers() }, while: \.isIdle, send: { .typed("\($0)") })
    machine.after(.seconds(10), while: \.query, send: .close)
    async let time: Void = clock.advance(by: .seconds(10))
    guard case .ended(.closed) = await machine.run(clock: clock) else {
      Issue.record("it has not ended")
      return
    }
    await time
  }

  /// As a view model has it.
  final class Model {
    let machine = StateMachine(Search.idle)
    private(set) var log: [String] = []

    init() {
      machine.react(to: \.isIdle) { [weak self] send in
        await self?.note("idle")
        send(.typed("tram"))
      }
      machine.react(to: \.page, policy: .queue) { [weak self] page, send in
        await self?.note("\(page.query), page \(page.number)")
        send(.close)
      } catching: { _ in
        .close
      }
    }

    func run() async {
      await machine.run()
    }

    private func note(_ text: String) {
      log.append(text)
    }
  }
}

private nonisolated func numbers() -> AsyncStream<Int> {
  AsyncStream { continuation in
    continuation.yield(1)
    continuation.finish()
  }
}
