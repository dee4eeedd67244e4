#if Macros
  /// Reads the enum's `next(on:)` or its table at compile time: warnings at the very line, the graph, kinds and final states.
  ///
  /// ```swift
  /// @MachineState
  /// enum Door {
  ///   case open, closed
  ///
  ///   enum Event { case push, pull }
  ///
  ///   func next(on event: Event) -> Self? {
  ///     switch (self, event) {
  ///     case (.open, .push): .closed
  ///     case (.closed, .pull): .open
  ///     default: nil
  ///     }
  ///   }
  /// }
  ///
  /// print(Door.graph.formatted(.mermaid))
  /// ```
  ///
  /// In the place of `next(on:)` may stand a `static let` with a literal `TransitionTable`, of which `next(on:)` is made, or with
  /// `AllowedMoves`, which run by themselves.
  ///
  /// On a struct with a `reduce` it adds ``ReducerState`` and a drawing in which each `Bool` and each enum is a region; on a struct
  /// whose properties are machines it makes one machine of them, ``ParallelState``.
  ///
  /// The enum needs nothing else, and runs as it stands. What the macro cannot read it says, with a warning at the line.
  // `TransitionRule` is inherited, and named all the same: else a file that uses a nested type first does not find it.
  @attached(
    extension,
    conformances: TransitionRule,
    MachineState,
    ParallelState,
    ReducerState,
    GraphProviding,
    names: named(graph),
    named(Event),
    named(Kind),
    named(kind),
    named(next),
    named(isFinal),
    named(applyToRegions),
    named(reduce),
    named(ancestors)
  )
  @attached(memberAttribute)
  public macro MachineState() = #externalMacro(module: "SwitchbackMacros", type: "MachineStateMacro")

  /// Gives an enum of events its kinds; `@MachineState` adds it to the nested `Event` by itself.
  ///
  /// ```swift
  /// @MachineEvent
  /// enum PlayerEvent { case play(track: Int), pause }
  /// ```
  @attached(extension, conformances: MachineEvent, names: named(Kind), named(kind))
  public macro MachineEvent() = #externalMacro(module: "SwitchbackMacros", type: "MachineEventMacro")

  /// Gives an enum of events its kinds, of which some are those of nested machines; `@MachineState` adds it by itself.
  ///
  /// ```swift
  /// @MachineEvent(nesting: "left")
  /// enum PairEvent { case left(DoorEvent), closed }
  ///
  /// @MachineEvent
  /// enum DoorEvent { case push, pull }
  /// ```
  @attached(extension, conformances: MachineEvent, names: named(Kind), named(kind))
  public macro MachineEvent(nesting paths: String...) =
    #externalMacro(module: "SwitchbackMacros", type: "MachineEventMacro")

  /// Marks a state in which the machine can start: `@Initial case launched`. Without any, it is the first case.
  @attached(peer)
  public macro Initial() = #externalMacro(module: "SwitchbackMacros", type: "MarkerMacro")

  /// Marks a state in which the machine ends: `@Final case finished`.
  @attached(peer)
  public macro Final() = #externalMacro(module: "SwitchbackMacros", type: "MarkerMacro")
#endif
