@testable import Switchback
import Testing

@Suite("Effects on any actor", .timeLimit(.minutes(10)))
struct IsolationTests {
  @Test @MainActor func `changes happen on the main actor`() async {
    let machine = StateMachine(Search.loading("tram"))
    machine.onTransition { _ in MainActor.assertIsolated() }
    machine.react(to: \.query) { query, send in send(.loaded([query])) }
    machine.react(to: \.isFound) { send in send(.left) }
    #expect(await machine.run() == .ended(.closed))
  }

  @Test(arguments: 1...200)
  func `changes happen in the actor that owns the machine`(_ run: Int) async {
    #expect(await Owner().found() == ["tram"])
  }

  @Test(arguments: 1...200)
  func `a function off any actor runs a machine of its own`(_ run: Int) async {
    let machine = StateMachine(Search.loading("tram"))
    let log = Log()
    machine.onEnter(.found) { log.lines.append("\($0.to)") }
    machine.react(to: \.query) { query, send in send(.loaded([query])) }
    machine.react(to: \.isFound) { send in send(.left) }
    #expect(await machine.run() == .ended(.closed))
    #expect(log.lines == ["found([\"tram\"])"])
  }

  @Test @MainActor func `work is on no actor, or on the one it names`() async {
    let machine = StateMachine(Search.loading("tram"))
    machine.react(to: \.query) { query, send in
      #expect(#isolation == nil)
      send(.loaded([query]))
    }
    machine.react(to: \.isFound) { @MainActor send in
      MainActor.assertIsolated()
      send(.left)
    }
    #expect(await machine.run() == .ended(.closed))
  }

  @Test(arguments: 1...20)
  func `what many threads send is applied once each`(_ run: Int) async {
    let machine = StateMachine(Tally())
    machine.react(to: { $0.count < 1_000 }) { send in
      await withTaskGroup { group in
        for _ in 0..<10 { group.addTask { for _ in 0..<100 { send(1) } } }
      }
    }
    #expect(await machine.run() == .ended(Tally(count: 1_000)))
  }

  actor Owner {
    let machine = StateMachine(Search.loading("tram"))
    private var results: [String] = []

    func found() async -> [String] {
      machine.react(to: \.query) { query, send in send(.loaded([query])) }
      machine.react(to: \.isFound) { [weak self] send in
        await self?.note()
        send(.left)
      }
      #expect(await machine.run() == .ended(.closed))
      return results
    }

    func note() {
      if case .found(let results) = machine.state { self.results = results }
    }
  }

  struct Tally: TransitionRule, Equatable, Sendable {
    enum Kind { case only }
    var count = 0
    var isFinal: Bool { count == 1_000 }
    static func kind(of tally: Tally) -> Kind { .only }

    mutating func apply(_ event: Int) -> Outcome {
      count += event
      return .changed
    }
  }
}
