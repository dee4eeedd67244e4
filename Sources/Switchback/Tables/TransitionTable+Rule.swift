extension TransitionTable {
  /// The current state; one that has no row handles nothing.
  @inlinable public var state: State {
    get { current }
    set { stand(in: newValue) }
  }

  /// The state itself.
  @inlinable
  public static func kind(of state: State) -> State { state }

  /// Whether the current state is one of the final ones.
  @inlinable public var isFinal: Bool { place.isFinal }

  /// Goes where the current state's row leads.
  @inlinable
  public mutating func apply(_ event: Event) -> Outcome {
    let end = Int(place.end)
    var index = Int(place.first)
    if end &- index > Cell.walked { index = search(event) }
    while index < end {
      if cells[index].event == event { return take(cells[index]) }
      index &+= 1
    }
    return .unhandled
  }

  @inlinable
  @inline(__always)
  mutating func take(_ cell: Cell) -> Outcome {
    if cell.stays { return .unchanged }
    current = cell.target
    place = cell.place
    return .changed
  }

  /// The cell of an event in a long row; the row's end if there is none.
  @inlinable
  @inline(never)
  func search(_ event: Event) -> Int {
    plan.indices[place.first]?[event] ?? Int(place.end)
  }

  /// Where an event leads from a state, whatever the current one is; nil where its row does not have the event.
  ///
  /// ```swift
  /// enum Light { case red, green }
  /// enum Tick { case waited }
  ///
  /// let table = TransitionTable<Light, Tick>(initial: .red, [.red: [.waited: .green]])
  /// print(table.target(from: .red, on: .waited) == .green)  // true
  /// ```
  public func target(from state: State, on event: Event) -> State? {
    var table = self
    table.stand(in: state)
    return table.apply(event) == .unhandled ? nil : table.current
  }

  @usableFromInline
  mutating func stand(in state: State) {
    current = state
    place = plan.place(of: state)
  }
}
