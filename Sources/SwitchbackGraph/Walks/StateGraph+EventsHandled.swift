extension StateGraph {
  /// The events that do something in a state, guards aside, in order of declaration.
  ///
  /// Moves and stays are handled, rejects and traps are not. A computed transition is: it leads somewhere, or may. What
  /// a final state has rows for is listed too, although the machine has ended there. Of a machine with regions the state
  /// names one of each: `playback.paused, volume.on`.
  public func eventsHandled(in state: String) -> [String] {
    let states = regions.isEmpty ? [state] : state.split(separator: ",").map { String($0.drop { $0 == " " }) }
    let handled = transitions.filter { states.contains($0.from) && $0.kind != .reject && $0.kind != .trap }.map(\.event)
    let declared = events.map(\.name).filter(handled.contains)
    // A method or an extension may bring an event that the list does not have.
    return handled.reduce(into: declared) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }
}
