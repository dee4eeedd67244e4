extension Table {
  static let wrappedResults = Table(
    "results that hold the state",
    #"""
    ## with what is to be done @file
    enum Work { case load, save }
    struct Resolution<S> {
      let newState: S
      var work: [Work] = []
    }
    enum Event { case x, y }
    struct Machine {
      enum State { case a, b, c }
      func resolve(_ state: State, by event: Event) -> Resolution<State> {
        switch (state, event) {
        case (.a, .x): return Resolution(newState: .b, work: [.load])
        case (.b, .x): return .init(newState: isReady ? .c : .a)
        case (.b, .y): return close(state)
        default: return Resolution(newState: state)
        }
      }
      private func close(_ state: State) -> Resolution<State> {
        Resolution<State>(newState: .c, work: [.save])
      }
    }
    --
    a x → b
    a y stays
    b x [isReady] → c
    b x → a
    b y → c
    c x stays
    c y stays
    types State Event
    run return moved(state, Self().resolve(state, by: event).newState)

    ## by a static function, on an event that a cast finds @file
    // file Resolution.swift
    struct Resolution<S> {
      let state: S
      let work: [Int]
      init(_ next: S, work: [Int] = []) {
        self.state = next
        self.work = work
      }
      static func to(_ state: S) -> Resolution<S> { Resolution(state) }
      static func from(_ state: S, work: Int) -> Self { .init(state, work: [work]) }
    }
    // file Events.swift
    protocol AnyEvent { var id: Int { get } }
    struct DoorEvent: AnyEvent {
      enum Kind { case x, y }
      let id: Int
      let kind: Kind
    }
    struct OtherEvent: AnyEvent { let id: Int }
    // file Machine.swift
    enum State { case a, b, c }
    struct Machine {
      func resolve(_ old: State, by event: any AnyEvent) -> Resolution<State> {
        switch old {
        case .a:
          guard let doorEvent = event as? DoorEvent else { return .to(old) }
          return resolveA(by: doorEvent, from: old)
        case .b:
          if let doorEvent = event as? DoorEvent, case .x = doorEvent.kind { return .from(.a, work: 3) }
          return .to(.b)
        case .c: return .to(old)
        }
      }
      private func resolveA(by event: DoorEvent, from old: State) -> Resolution<State> {
        switch event.kind {
        case .x: Resolution(.b, work: [1, 2])
        case .y: .to(old)
        }
      }
    }
    --
    a x → b
    a y stays
    b x → a
    b y stays
    c x stays
    c y stays
    types State DoorEvent.Kind
    run return moved(state, Self().resolve(state, by: DoorEvent(id: 1, kind: event)).state)

    ## the same around something else @file
    enum Event { case x, y }
    struct Resolution<S> { var state: S }
    struct Machine {
      enum State { case a, b, c }
      enum Light { case a, b }
      func next(_ state: State, _ event: Event) -> Resolution<State> {
        switch (state, event) {
        case (.a, .x) where light(.a).state == .b: return Resolution(state: .b)
        case (.b, .y): return .init(state: State.c)
        default: return .init(state: state)
        }
      }
      func light(_ light: Light) -> Resolution<Light> { .init(state: .b) }
    }
    --
    a x [light(.a).state == .b] → b
    a x stays
    a y stays
    b x stays
    b y → c
    c x stays
    c y stays
    types State Event
    run return moved(state, Self().next(state, event).state)

    ## a struct that changes what it is given @file unrun
    enum Event { case x, y }
    struct Resolution<S> {
      let state: S
      init(_ state: S, or other: S) {
        self.state = isReady ? state : other
      }
    }
    struct Machine {
      enum State { case a, b, c }
      func next(_ state: State, _ event: Event) -> Resolution<State> {
        switch (state, event) {
        case (.a, .x): return 1️⃣.init(.b, or: .c)
        default: return 2️⃣Resolution(state, or: state)
        }
      }
    }
    --
    rest ?
    unread 1️⃣ .init
    unread 2️⃣ Resolution

    ## a struct that holds two @file unrun
    enum Event { case x, y }
    struct Resolution<S> {
      var before: S
      var after: S
    }
    struct Machine {
      enum State { case a, b, c }
      1️⃣func next(_ state: State, _ event: Event) -> Resolution<State> {
        switch (state, event) {
        case (.a, .x): return .init(before: state, after: .b)
        default: return .init(before: state, after: state)
        }
      }
    }
    --
    machine Machine.State
    refused
    unread 1️⃣ gives the next state inside a 'Resolution<State>'

    ## a struct of another file @file invalid
    enum Event { case x, y }
    struct Machine {
      enum State { case a, b, c }
      1️⃣func next(_ state: State, _ event: Event) -> Resolution<State> {
        switch (state, event) {
        case (.a, .x): return .init(state: .b)
        default: return .init(state: state)
        }
      }
    }
    --
    machine Machine.State
    refused
    unread 1️⃣ gives the next state inside a 'Resolution<State>'
    """#
  )
}
