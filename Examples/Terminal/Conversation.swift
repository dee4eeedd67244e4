import Switchback

/// Takes a person through a machine: the machine says in which state it is, the script what is asked there, and the answers
/// are events.
@MainActor
package final class Conversation<Rule: TransitionRule> where Rule.Event: Sendable {
  package typealias Event = Rule.Event

  let machine: StateMachine<Rule>
  let script: Script<Rule>
  let terminal: Terminal

  var page: Page<Event>
  /// What a person saw of the page last.
  var shown: View?
  /// What is asked now; another one than the page's after the first answer.
  var question: Question<Event>?
  /// Whether the machine has made a step since the page was shown.
  var hasNews = true
  /// Whether the page is to be shown even if it is the same as before: the person did something.
  var isAsked = true
  /// Whether the person waits for what comes by itself.
  var isWaiting = false
  var isPrompting = false
  /// The states that `back` leads to, where the script undoes.
  var earlier: [Rule.State] = []

  package init(with machine: StateMachine<Rule>, by script: Script<Rule>, on terminal: Terminal) {
    self.machine = machine
    self.script = script
    self.terminal = terminal
    page = script.page(machine.state)
  }

  /// Runs the machine with all its effects, until it ends, the person leaves, or there is nothing more to read.
  package func run(clock: some Clock<Duration> = ContinuousClock()) async -> Ending {
    let hook = machine.onTransition { [weak self] _ in self?.changed() }
    let work = Task { _ = await machine.run(clock: clock) }
    let ending = await converse()
    hook.end()
    // What work still sends when it is ended is no news for anybody.
    let silence = machine.onReport { _ in }
    work.cancel()
    await work.value
    silence.end()
    return ending
  }

  private func converse() async -> Ending {
    while script.surroundings?.isLeft() != true {
      if hasNews {
        show()
        if let inner = page.inner, case let ending = await inner(terminal), ending != .finished { return ending }
        if hasNews { continue }
      }
      if isOver { return .finished }
      if canAnswer, !isPrompting { prompt() }
      switch await terminal.input.next(takingLines: canAnswer) {
      case .waking: break
      case .line(let line):
        if answer(line) == .left { return leave() }
      case .end:
        terminal.echo(nil)
        return terminal.isInteractive ? leave() : stop()
      }
    }
    return .finished
  }

  /// Hears of a step, also of one that an effect makes.
  private func changed() {
    hasNews = true
    terminal.input.wake()
  }

  private var canAnswer: Bool { !isWaiting && (question != nil || !legalWords.isEmpty) }

  private func leave() -> Ending {
    terminal.say("You left at '\(page.title)'. \(script.summary(machine.state))".trimmed)
    return .left
  }

  private func stop() -> Ending {
    let place = "The input ended at '\(page.title)', before the \(script.subject) did."
    terminal.say("\(place) \(script.summary(machine.state))".trimmed)
    return .inputEnded
  }
}
