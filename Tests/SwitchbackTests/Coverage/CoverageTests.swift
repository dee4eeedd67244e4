import Switchback
import Testing

@Suite("What a test run took of a drawing")
struct CoverageTests {
  @Test func `the steps of machines are counted by their rows`() {
    let recorder = CoverageRecorder(of: Coin.graph)
    for _ in 1...3 {
      let machine = StateMachine(Coin.heads, unhandled: .ignore)
      recorder.record(machine)
      for event in [.flip, .flip, .flipToHeads] as [Coin.Event] { machine.send(event) }
    }
    let rows = Coin.graph.transitions
    #expect(rows.map(recorder.coverage.count(of:)) == [3, 0, 3, 0, 0])
    #expect(recorder.coverage.missed == [rows[1], rows[3], rows[4]])
    #expect(recorder.coverage.undrawn == [])
  }

  @Test func `it is printed with what was never taken, and what is not drawn`() {
    var graph = Coin.graph
    graph.transitions.remove(at: 0)
    let recorder = CoverageRecorder(of: graph)
    let machine = StateMachine(Coin.heads)
    recorder.record(machine)
    for event in [.flip, .flip, .flip, .flip, .spend] as [Coin.Event] { machine.send(event) }
    #expect(
      "\(recorder.coverage)" == """
        Coin: 2 of 4 transitions taken
          never: tails: flipToHeads → heads
          never: tails: spend → spent
          not drawn: heads: flip → tails
        """
    )
  }

  @Test func `a reset and what came before the recording are no part of it`() {
    let recorder = CoverageRecorder(of: Coin.graph)
    let machine = StateMachine(Coin.heads)
    machine.send(.flip)
    let hook = recorder.record(machine)
    machine.reset(to: .heads)
    hook.end()
    machine.send(.flip)
    #expect(recorder.coverage == GraphCoverage(of: Coin.graph))
    #expect(recorder.coverage.missed == Coin.graph.transitions)
  }

  @Test func `machines on many threads are recorded together`() async {
    let recorder = CoverageRecorder(of: Coin.graph)
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...8 {
        group.addTask {
          let machine = StateMachine(Coin.heads)
          recorder.record(machine)
          for _ in 1...2_000 { machine.send(.flip) }
        }
      }
    }
    #expect(Coin.graph.transitions.map(recorder.coverage.count(of:)) == [8_000, 0, 8_000, 0, 0])
  }

  @Test func `rows that differ by their guards count alike, and a computed one for what has no other`() {
    var graph = Coin.graph
    graph.transitions.append(.init(from: "heads", on: "flip", to: "tails", guard: "isFair\n  && isReady"))
    graph.transitions.append(.init(from: "heads", on: "flip", to: nil, kind: .computed))
    graph.transitions.append(.init(from: "heads", on: "flip", to: nil, kind: .reject))
    var coverage = GraphCoverage(of: graph)
    #expect(coverage.description.contains("never: heads: flip [isFair && isReady] → tails\n  never: heads: flip → ?"))
    coverage.note(from: "heads", on: "flip", to: "tails")
    #expect(graph.transitions.map(coverage.count(of:)) == [1, 0, 0, 0, 0, 1, 0, 0])
    coverage.note(from: "heads", on: "flip", to: "edge", times: 2)
    #expect(graph.transitions.map(coverage.count(of:)) == [1, 0, 0, 0, 0, 1, 2, 0])
    #expect(coverage.undrawn == [])
    #expect(coverage.missed.count == 4)
  }

  @Test func `an exploration takes what is drawn, and nothing else`() {
    let coverage = Exploration(from: Signup.login, over: Signup.samples).coverage(of: Signup.graph)
    #expect(coverage.missed == [])
    #expect(coverage.undrawn == [])
    #expect(coverage.description == "Signup: 9 of 9 transitions taken")
  }

  @Test func `requests for a state are known by their target, and values of one case as a whole`() throws {
    let moves = AllowedMoves(initial: 1, [1: [2], 2: [1, 3]])
    let explored = Exploration(from: moves, over: [1, 2, 3], by: \.state)
    #expect(explored.coverage(of: moves.graph).description == "Int: 3 of 3 transitions taken")
    for path in moves.graph.paths() { #expect(explored.follows(path).holds) }
    let recorder = CoverageRecorder(of: moves.graph)
    let machine = StateMachine(moves)
    recorder.record(machine)
    for request in [2, 1, 2] { machine.send(request) }
    #expect(recorder.coverage.description == "Int: 2 of 3 transitions taken\n  never: 2: ->3 → 3")
  }

  @Test(arguments: Signup.graph.transitions.indices)
  func `a row that is drawn to elsewhere is missed, and what runs is not drawn`(row: Int) {
    var graph = Signup.graph
    let drawn = graph.transitions[row]
    graph.transitions[row].to = "nowhere"
    let coverage = Exploration(from: Signup.login, over: Signup.samples).coverage(of: graph)
    #expect(coverage.missed == [graph.transitions[row]])
    #expect(coverage.undrawn == [.init(from: drawn.from, on: drawn.event, to: drawn.to)])
  }
}
