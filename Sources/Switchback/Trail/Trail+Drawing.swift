extension Trail {
  /// The machine's drawing, with an arrow for Back where the trail leads back from the current state.
  public var drawing: StateGraph? {
    guard var graph = top.drawing else { return nil }
    if !isFinal, !hasRowForBack, let place = entrance(at: past.count - 1) {
      graph.transitions.append(.init(from: Self.name(of: top), on: "back", to: Self.name(of: past[place])))
    }
    return graph
  }

  /// The name of a state in the drawing.
  static func name(of state: Base) -> String { Report.name(ofKind: Base.kind(of: state)) }
}
