import Switchback
import Testing

@Suite("A specification says what a state is after events")
struct AfterTests {
  @Test(
    arguments: [
      ([], .tails), ([.flip], .heads), ([.flip, .flip], .tails), ([.flipToHeads, .flip, .flip, .spend], .spent),
    ] as [([Coin.Event], Coin)]
  )
  func `events are applied one after the other`(events: [Coin.Event], end: Coin) throws {
    #expect(try Coin.tails.after(events) == end)
  }

  @Test func `it reads as a specification does`() throws {
    #expect(try Coin.tails.after(.flip) == .heads)
    #expect(try Coin.heads.after(.flip, .flip, .spend).isFinal)
    #expect(try Search.idle.after(.typed("tram"), .loaded(["Tram 4"])) == .found(["Tram 4"]))
  }

  @Test(
    arguments: [
      ([.flipToHeads], 1, "Coin: 'flipToHeads' is not handled in 'heads'; handled here: flip, spend"),
      (
        [.flip, .flipToHeads, .flipToHeads, .flip], 3,
        "Coin: 'flipToHeads' is not handled in 'heads'; handled here: flip, spend (event 3 of 4)"
      ),
      ([.spend, .flip], 2, "Coin: 'flip' came too late; the machine ended in 'spent' (event 2 of 2)"),
    ] as [([Coin.Event], Int, String)]
  )
  func `an event that is not handled is an error with its report`(events: [Coin.Event], position: Int, text: String) {
    let error = #expect(throws: UnhandledEvent.self) { try Coin.heads.after(events) }
    #expect(error?.description == text)
    #expect(error?.position == position)
    #expect(error?.count == events.count)
  }

  @Test func `a report names no payloads`() {
    let error = #expect(throws: UnhandledEvent.self) { try Search.idle.after(.loaded(["private"])) }
    #expect(error?.description == "Search: 'loaded' is not handled in 'idle'")
  }

  @Test func `a rule that is not its own state is given back whole`() throws {
    let tally = try Tally(step: 3).after(.plus, .plus, .minus)
    #expect(tally.state == 3)
    #expect(tally.step == 3)
  }

  @Test func `the state to which events are applied stays what it is`() throws {
    let start = Tally(step: 2)
    _ = try start.after(.plus)
    #expect(start.state == 0)
  }
}

/// A rule that holds more than its state.
private struct Tally: TransitionRule {
  let step: Int
  var state = 0

  enum Event { case plus, minus }
  enum Kind { case only }

  static func kind(of state: Int) -> Kind { .only }

  init(step: Int) { self.step = step }

  mutating func apply(_ event: Event) -> Outcome {
    state += event == .plus ? step : -step
    return .changed
  }
}
