import Switchback

extension Conversation {
  /// Shows the page of the current state.
  func show() {
    if isPrompting { terminal.echo(nil) }
    (hasNews, isWaiting, isPrompting) = (false, false, false)
    page = script.page(machine.state)
    question = page.question
    terminal.title(page.title)
    for word in legalWords where word.name != question?.completion { terminal.hint("  \(word.name): \(word.meaning)") }
    if let awaited = page.awaited, !legalWords.isEmpty || question != nil { terminal.hint("  wait: \(awaited)") }
    if canGoBack { terminal.hint("  back: undo the last step") }
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
}
