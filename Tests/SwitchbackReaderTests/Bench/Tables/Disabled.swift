extension Table {
  static let disabled = Table(
    "buttons that are disabled",
    #"""
    ## buttons that follow one another @file invalid
    struct Machine: View {
      enum State { case a, b, c }
      @Kept private var state: State = .a
      var body: some View {
        VStack {
          Button("Start") { state = .b }
            .disabled(state != .a)
          Button("Stop", action: finish)
            .padding()
            .disabled(state != .b)
        }
      }
      private func finish() { state = .c }
    }
    --
    events finish body(Button)
    a body(Button) → b
    b finish → c
    rest nothing

    ## what stands around a button @file invalid
    struct Machine: View {
      enum State { case a, b, c }
      @Kept private var state: State = .a
      let isLocked: Bool
      var body: some View {
        Group {
          Button(action: { state = .b }, label: { Text("Start") })
            .disabled(isLocked)
          ForEach(names) { name in
            Button("Stop") { finish() }.disabled(state == .a)
          }
        }
        .disabled(state == .c)
      }
      private func finish() { state = .c }
    }
    --
    events finish body(Button)
    a body(Button) → b
    b body(Button) stays
    b finish → c
    rest nothing

    ## what is not disabled @file invalid
    struct Machine: View {
      enum State { case a, b, c }
      @Kept private var state: State = .a
      var body: some View {
        if state == .b { Text("b") }
        Button("Start") { state = .b }.disabled(state != .a)
        Text("Menu")
          .alert("Sure?") { Button("Reset") { reset() } }
          .onAppear { state = .c }
          .disabled(state == .b)
      }
      private func reset() { state = .a }
    }
    --
    events reset body(Button) body(onAppear)
    a body(Button) → b
    b reset → a
    c reset → a
    a body(onAppear) → c
    b body(onAppear) → c
    a reset stays
    c body(onAppear) stays
    rest nothing
    """#
  )
}
