import Switchback

extension Conversation {
  /// Shows the page of the current state; of a step that an effect made only if a person can see it.
  func show() {
    page = script.page(machine.state)
    hasNews = false
    let view = view
    if !isAsked, view == shown { return }
    shown = view
    if isPrompting { terminal.echo(nil) }
    (isAsked, isWaiting, isPrompting) = (false, false, false)
    question = page.question
    guard page.inner == nil else { return }
    terminal.title(page.title)
    for hint in view.hints { terminal.hint("  \(hint)") }
    terminal.say(page.text)
  }

  func prompt() {
    terminal.prompt(question?.text ?? "What now")
    isPrompting = true
  }

  /// The words that lead somewhere from the state that the machine is in.
  var legalWords: [Word<Event>] { words.filter { machine.canSend($0.event) } }

  var words: [Word<Event>] { page.words + script.words }

  var canGoBack: Bool { script.isUndone && !earlier.isEmpty }

  /// Whether Back is for the machine around this one.
  var backLeadsOut: Bool { script.surroundings != nil && !legalWords.contains { $0.isSpelled("back") } }

  var isOver: Bool { machine.isFinal || page.isLast }

  /// What a person sees of a page.
  struct View: Equatable {
    var title: String
    var hints: [String]
    var text: String
    var question: String?
  }

  private var view: View {
    var hints = legalWords.filter { $0.name != page.question?.completion }.map { "\($0.name): \($0.meaning)" }
    if let awaited = page.awaited { hints.append("wait: \(awaited)") }
    if canGoBack { hints.append("back: undo the last step") }
    if backLeadsOut { hints.append("back: leave this part") }
    if isOver { hints = [] }
    return View(title: page.title, hints: hints, text: page.text, question: page.question?.text)
  }
}
