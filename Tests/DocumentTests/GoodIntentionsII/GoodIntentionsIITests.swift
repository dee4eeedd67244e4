@testable import DataSourceExample
import Switchback
import Testing

/// Document 002, and what it says of state machines at large; its three applications stand in files of their own.
@Suite("Good Intentions II: Enemy of the State")
struct GoodIntentionsIITests {
  @Test func `a plain enum goes from any state to any other, a machine has rules`() {
    var plain = LoadState.initial
    plain = .error
    #expect(plain == .error)
    let machine = StateMachine(LoadState.moves, unhandled: .ignore)
    machine.currentState = .error
    #expect(machine.currentState == .initial)
  }

  @Test func `a machine is in one of a finite number of states at a time`() {
    let machine = StateMachine(LoadState.moves)
    machine.currentState = .loadingContent
    #expect(LoadState.allCases.filter { machine.currentState == $0 } == [.loadingContent])
  }

  @Test func `there are six states, and they are configured in one list`() {
    let graph = LoadState.moves.graph
    #expect(graph.states.map(\.name) == LoadState.allCases.map { "\($0)" })
    #expect(graph.transitions.count == 17)
    #expect(graph.check() == [])
  }

  @Test(arguments: LoadState.allCases, LoadState.allCases)
  func `assigning the current state moves where the list says so`(from: LoadState, to: LoadState) {
    let machine = StateMachine(LoadState.moves, unhandled: .ignore)
    machine.reset(to: from)
    machine.currentState = to
    #expect(machine.currentState == (LoadState.expected[from, default: []].contains(to) ? to : from))
  }

  @Test func `a method for a state is called when it is entered, and one when it is left`() {
    let placeholder = Placeholder()
    let machine = placeholder.machine
    machine.currentState = .loadingContent
    #expect(placeholder.calls == ["didEnterLoadingState"])
    machine.currentState = .contentLoaded
    #expect(placeholder.calls == ["didEnterLoadingState", "didExitLoadingState"])
  }

  @Test func `a delegate validates a request first, and reacts when it is done`() {
    let delegate = Validating()
    let machine = StateMachine(LoadState.moves, delegate: delegate, unhandled: .ignore)
    machine.currentState = .loadingContent
    machine.currentState = .contentLoaded
    #expect(
      delegate.calls == ["initial to loadingContent?", "initial to loadingContent", "loadingContent to contentLoaded?"]
    )
    #expect(machine.currentState == .loadingContent)
  }

  @Test func `the states before and after a move have their own hooks, in a fixed order`() {
    let machine = StateMachine(LoadState.moves)
    let log = Calls()
    machine.onEnter(.loadingContent) { _ in log.lines.append("did enter") }
    machine.onExit(.initial) { _ in log.lines.append("did exit") }
    machine.onWillEnter(.loadingContent) { _ in log.lines.append("will enter") }
    machine.onWillExit(.initial) { _ in log.lines.append("will exit") }
    machine.currentState = .loadingContent
    #expect(log.lines == ["will exit", "will enter", "did exit", "did enter"])
  }

  @Test func `the hook for a missing transition may lead elsewhere, or nowhere`() {
    let moves = AllowedMoves(
      initial: .initial,
      LoadState.list,
      missing: { _, to in to == .contentLoaded ? .error : nil }
    )
    let machine = StateMachine(moves, unhandled: .ignore)
    machine.currentState = .noContent
    #expect(machine.currentState == .initial)
    machine.currentState = .contentLoaded
    #expect(machine.currentState == .error)
  }

  @Test func `what is missing is said, with what is allowed`() {
    let machine = StateMachine(LoadState.moves)
    let log = Calls()
    machine.onReport { log.lines.append("\($0)") }
    machine.currentState = .contentLoaded
    #expect(log.lines == ["LoadState: no move from 'initial' to 'contentLoaded'; allowed from here: loadingContent"])
  }
}

/// Does what belongs to a state in methods of its own.
private final class Placeholder {
  let machine = StateMachine(LoadState.moves)
  private(set) var calls: [String] = []

  init() {
    machine.onEnter(.loadingContent) { [unowned self] _ in didEnterLoadingState() }
    machine.onExit(.loadingContent) { [unowned self] _ in didExitLoadingState() }
  }

  private func didEnterLoadingState() { calls.append("didEnterLoadingState") }
  private func didExitLoadingState() { calls.append("didExitLoadingState") }
}

private final class Validating: MoveDelegate {
  private(set) var calls: [String] = []

  func shouldTransition(from: LoadState, to: LoadState) -> Bool {
    calls.append("\(from) to \(to)?")
    return to != .contentLoaded
  }

  func didTransition(from: LoadState, to: LoadState) { calls.append("\(from) to \(to)") }
}
