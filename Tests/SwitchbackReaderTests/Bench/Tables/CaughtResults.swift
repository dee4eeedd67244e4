extension Table {
  static let caughtResults = Table(
    "what comes of what is tried",
    #"""
    ## a result catches what its closure throws
    switch event {
    case .x:
      let result = Result { try load() }
      switch result {
      case .success: state = .b
      case .failure: state = .c
      }
    case .y:
      let result = Result(catching: { try move() })
      if case .failure = result { state = .c }
    }
    +
    private struct LoadError: Error {}
    private func load() throws { if state == .a { throw LoadError() } }
    private mutating func move() throws {
      if state == .a { throw LoadError() }
      state = .b
    }
    --
    a x → c
    c x → b
    a y → c
    c y → b
    rest stays

    ## a result that is handed on
    if event == .x { handle(Result { try move() }) }
    +
    private struct LoadError: Error {}
    private mutating func move() throws {
      if state == .a { throw LoadError() }
      state = .b
    }
    private mutating func handle(_ result: Result<Void, any Error>) {
      if state == .b { state = .c }
    }
    --
    b x → c
    c x stays
    rest stays

    ## a result that is kept is handed on
    guard event == .x else { return }
    let result = Result { () -> Int in
      if state == .b { throw LoadError() }
      state = .c
      return 3
    }
    handle(result)
    +
    private struct LoadError: Error {}
    private mutating func handle(_ result: Result<Int, any Error>) {
      if case .failure = result { state = .a }
    }
    --
    a x → c
    b x → a
    rest stays

    ## whether what is tried came back
    switch event {
    case .x:
      guard (try? load()) != nil else {
        state = .b
        return
      }
      state = .c
    case .y:
      if let _ = try? load() { state = .c } else { state = .b }
    }
    +
    private struct LoadError: Error {}
    private func load() throws { if state == .a { throw LoadError() } }
    --
    a x → b
    a y → b
    b x → c
    b y → c
    rest stays

    ## a question behind what is caught
    guard event == .x else { return }
    do {
      try load()
    } catch LoadError.missing where state == .b {
      state = .c
    } catch _ where state == .c {
      state = .a
    } catch {
      state = .b
    }
    +
    private enum LoadError: Error { case missing, broken }
    private func load() throws {
      if state != .c { throw LoadError.missing }
      if isBroken { throw LoadError.broken }
    }
    private var isBroken: Bool { Bool.random() }
    --
    a x → b
    b x → c
    c x [isBroken] → a
    c x stays
    rest stays

    ## a switch over what is caught
    switch event {
    case .x:
      do throws(LoadError) {
        try load()
        state = .b
      } catch {
        switch error {
        case .missing: state = .c
        case .broken: break
        }
      }
    case .y:
      do {
        try check()
      } catch {
        switch error {
        case LoadError.broken: state = .c
        case OtherError.missing: break
        default: state = .b
        }
      }
    }
    +
    private enum LoadError: Error { case missing, broken }
    private enum OtherError: Error { case missing }
    private func check() throws { try load() }
    private func load() throws(LoadError) {
      if state == .a { throw .missing }
      if state == .b { throw .broken }
    }
    --
    a x → c
    b x stays
    c x → b
    a y → b
    b y → c
    c y stays
    """#
  )
}
