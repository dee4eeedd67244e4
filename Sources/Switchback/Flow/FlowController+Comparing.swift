extension FlowController {
  /// Brings the new state on screen.
  func stateChanged() {
    hasNews = true
    compare { shown in
      // The same screens as before, and not those on screen: a person went back, of which the presenter will tell.
      if shown == ordered || machine.peek().screens != ordered { align(shown) }
    }
    completeIfEnded()
  }

  /// Takes what a person did to the screens for Back, and puts right what is not as the state has it.
  func screensChanged() {
    compare { shown in
      // While screens are still on their way to a new state, what is done to the old ones no longer matters.
      if shown != ordered, machine.peek().screens == ordered { followBack(to: shown) }
      if let shown = presenter.shown { align(shown) }
    }
    completeIfEnded()
  }

  /// Compares, unless it is under way: whoever does then ends by aligning the screens with the last state.
  private func compare(_ body: (ScreenStack<FlowScreen<Content>>) -> Void) {
    guard !isComparing, !ending.isAbandoned, let shown = presenter.shown else { return }
    isComparing = true
    body(shown)
    isComparing = false
  }

  /// Goes back to where these screens were shown; what the state does not allow, it does not.
  private func followBack(to shown: ScreenStack<FlowScreen<Content>>) {
    let trail = machine.peek()
    guard let place = trail.place(showing: shown) else { return }
    let isOneStep = ordered.steps(to: shown).count == 1
    machine.send(isOneStep && trail.hasRowForBack ? .back : .backTo(place))
  }

  private func align(_ shown: ScreenStack<FlowScreen<Content>>) {
    let wanted = machine.peek().screens
    let steps = shown.steps(to: wanted)
    ordered = wanted
    guard hasNews || !steps.isEmpty else { return }
    hasNews = false
    presenter.perform(steps, showing: wanted)
  }
}
