import Switchback
import Testing

@Suite("A verdict shows itself by the fewest events")
struct VerdictTests {
  struct Question: Sendable {
    var answer: Verdict<Door>.Answer
    var text: String
    var ask: @Sendable (Exploration<Door>) -> Verdict<Door>

    init(_ answer: Verdict<Door>.Answer, _ text: String, ask: @escaping @Sendable (Exploration<Door>) -> Verdict<Door>)
    {
      self.answer = answer
      self.text = text
      self.ask = ask
    }
  }

  static let questions = [
    Question(.fails, "does not hold in 'locked'; to see it: after(.push, .turnKey)") { $0.always { $0 != .locked } },
    Question(.fails, "does not hold in 'open'; it is the start") { $0.always { $0 == .closed } },
    Question(.holds, "holds in all states (3)") { $0.always { _ in true } },
    Question(.fails, "'closed' is reached; to see it: after(.push)") { $0.never { $0 == .closed } },
    Question(.holds, "no state is so (3)") { $0.never { _ in false } },
    Question(.holds, "'locked' is reached; to see it: after(.push, .turnKey)") { $0.reaches { $0 == .locked } },
    Question(.fails, "no state is so (3)") { $0.reaches { _ in false } },
    Question(.holds, "a way leads there from all states (3)") { $0.canAlwaysReach { $0 == .open } },
    Question(.fails, "no way leads there from 'open'; it is the start") { $0.canAlwaysReach { _ in false } },
    Question(.holds, "all states can be left (3)") { $0.hasNoDeadEnd() },
  ]

  @Test(arguments: questions)
  func `a question has an answer and a reason`(question: Question) throws {
    let verdict = question.ask(Exploration(from: Door.open, over: [.push, .pull, .turnKey, .knock]))
    #expect(verdict.answer == question.answer)
    #expect(verdict.holds == (question.answer == .holds))
    #expect(verdict.description == "Door: \(question.text)")
    if let trace = verdict.trace { #expect(try Door.open.after(trace.events) == trace.end) }
  }

  @Test func `a state that only stays what it is cannot be left`() {
    let door = Exploration(from: Door.open, over: [.push, .knock])
    #expect(
      door.hasNoDeadEnd().description == "Door: no event leads out of 'closed'; to see it: after(.push)"
    )
    #expect(
      door.canAlwaysReach { $0 == .open }.description
        == "Door: no way leads there from 'closed'; to see it: after(.push)"
    )
  }

  @Test(arguments: [(upTo: 10, depth: 1_000), (upTo: 100_000, depth: 9)])
  func `of what is too big nothing is claimed that was not seen`(upTo: Int, depth: Int) {
    let counter = Exploration(from: Counter(), upTo: upTo, depth: depth)
    #expect(counter.states.map(\.count) == Array(0...9))
    #expect(!counter.isComplete)
    #expect(counter.description == "Counter: 10 states, at most 9 events away; there are more")
    let more = "in the first 10 states, and there are more; raise 'upTo' or 'depth', or try fewer events"
    #expect(counter.always { $0.count < 100 }.description == "Counter: holds \(more)")
    #expect(counter.never { $0.count == 100 }.description == "Counter: is not so \(more)")
    #expect(counter.reaches { $0.count == 100 }.description == "Counter: is not so \(more)")
    #expect(counter.canAlwaysReach { $0.count == 0 }.description == "Counter: no trap \(more)")
    #expect(counter.hasNoDeadEnd().description == "Counter: no dead end \(more)")
    for verdict in [counter.always { $0.count < 100 }, counter.reaches { $0.count == 100 }] {
      #expect(verdict.answer == .undecided)
      #expect(!verdict.holds)
    }
  }

  @Test func `of what is too big it is claimed what was seen`() {
    let counter = Exploration(from: Counter(), upTo: 10)
    #expect(counter.always { $0.count < 5 }.trace?.events == [.up, .up, .up, .up, .up])
    #expect(counter.never { $0.count == 2 }.answer == .fails)
    #expect(counter.reaches { $0.count == 9 }.holds)
  }

  @Test func `an enormous machine is given up at the bound`() {
    let counter = Exploration(from: Counter(), depth: .max)
    #expect(counter.states.count == 100_000)
    #expect(!counter.isComplete)
    #expect(Exploration(from: Counter()).depth == 1_000)
  }

  @Test func `there is always the start`() {
    let counter = Exploration(from: Counter(), upTo: 0, depth: 0)
    #expect(counter.states.count == 1)
    #expect(counter.reaches { $0.count == 0 }.holds)
    #expect(counter.hasNoDeadEnd().answer == .undecided)
  }
}
