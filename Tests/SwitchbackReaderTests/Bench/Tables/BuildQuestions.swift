extension Table {
  static let buildQuestions = Table(
    "what is asked of the build",
    #"""
    ## rows unrun
    switch (state, event) {
    #if DEBUG
    case (.a, .x): state = .b
    #endif
    case (.b, .x): state = .c
    default: break
    }
    --
    a x [#if DEBUG] → b
    a x stays
    b x → c
    rest stays

    ## a row that comes too late
    switch (state, event) {
    case (.a, .x): state = .b
    #if DEBUG
    case (.a, .x): 1️⃣state = .c
    #endif
    default: break
    }
    --
    a x → b
    rest stays
    unread 1️⃣ no state and event

    ## rows of both builds unrun
    switch (state, event) {
    #if DEBUG
    case (.a, .x): state = .b
    case (.b, .x) where isReady: state = .a
    #else
    case (.a, .x): state = .c
    #endif
    default: break
    }
    --
    a x [#if DEBUG] → b
    a x → c
    b x [(#if DEBUG) && isReady] → a
    b x stays
    rest stays

    ## a default of each build unrun
    switch (state, event) {
    case (.a, .x): state = .b
    #if DEBUG
    default: break
    #else
    default: state = .c
    #endif
    }
    --
    a x → b
    a y [#if DEBUG] stays
    a y → c
    b x [#if DEBUG] stays
    b x → c
    b y [#if DEBUG] stays
    b y → c
    c x stays
    c y stays

    ## rows in one another unrun
    switch (state, event) {
    #if DEBUG
      #if os(Linux)
      case (.a, .x): state = .b
      #endif
    case (.b, .x): state = .c
    #endif
    default: break
    }
    --
    a x [(#if DEBUG) && (#if os(Linux))] → b
    a x stays
    b x [#if DEBUG] → c
    b x stays
    rest stays

    ## a build beside other questions unrun
    switch (state, event) {
    case (.a, .x):
      #if DEBUG || BETA
        if isReady || isLate { state = .b }
      #endif
    default: break
    }
    --
    a x [(#if DEBUG || BETA) && (isReady || isLate)] → b
    a x stays
    rest stays

    ## neither of two builds unrun
    switch (state, event) {
    case (.a, .x):
      #if !(DEBUG || BETA)
        state = .b
      #endif
      #if DEBUG || BETA
        state = .c
      #endif
    default: break
    }
    --
    a x [#if !(DEBUG || BETA)] → b
    a x → c
    rest stays

    ## systems, of which a build has one unrun
    switch (state, event) {
    case (.a, .x):
      #if os(macOS)
        state = .b
      #endif
      #if os(iOS) || os(tvOS)
        state = .c
      #endif
    case (.b, .x):
      #if os(Linux) && DEBUG
        state = .a
      #endif
      #if arch(arm64)
        state = .c
      #endif
    default: break
    }
    --
    a x [#if os(macOS)] → b
    a x [#if os(iOS) || os(tvOS)] → c
    a x stays
    b x [(#if os(Linux) && DEBUG) && (#if arch(arm64))] → c
    b x [#if os(Linux) && DEBUG] → a
    b x [#if arch(arm64)] → c
    b x stays
    rest stays

    ## what no build has, and what each has
    switch (state, event) {
    case (.a, .x):
      #if false
        state = .c
      #endif
      #if true
        state = .b
      #endif
    default: break
    }
    --
    a x → b
    rest stays

    ## computed properties @file unrun
    final class Player {
      enum State { case idle, playing, ended }
      private(set) var state = State.idle
      private var mayPlay: Bool {
        #if os(iOS)
          return state == .idle
        #else
          return state != .playing
        #endif
      }
      private var last: State {
        #if DEBUG
          .idle
        #else
          .ended
        #endif
      }
      func play() {
        #if os(macOS)
          if state == .ended { return }
        #endif
        if mayPlay { state = .playing }
      }
      func end() { if state == .playing { state = last } }
    }
    --
    machine Player
    initial idle
    states idle playing ended
    events play end
    idle play → playing
    ended play [#if os(macOS)] stays
    ended play [#if os(iOS)] stays
    ended play → playing
    playing end [#if DEBUG] → idle
    playing end → ended
    rest stays

    ## a property of the state @file unrun
    enum Step {
      case a, b, c
      var next: Step {
        #if DEBUG
          return self == .a ? .c : .a
        #else
          return self == .a ? .b : .c
        #endif
      }
    }
    final class Steps {
      private(set) var step = Step.a
      func go() { step = step.next }
    }
    --
    machine Steps
    states a b c
    events go
    a go [#if DEBUG] → c
    a go → b
    b go [#if DEBUG] → a
    b go → c
    c go [#if DEBUG] → a
    c go stays
    """#
  )
}
