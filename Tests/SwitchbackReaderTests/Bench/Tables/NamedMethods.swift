extension Table {
  static let namedMethods = Table(
    "methods that are named for others to call",
    #"""
    ## an enum that is only written down @file unrun
    struct Machine {
      enum State { case a, b(Reason), c }
      enum Reason: String { case late, lost }
      struct Note { var reason: Reason; var letters: [String] = [] }
      private(set) var state = State.a
      private var last = Reason.late
      mutating func stop(_ reason: Reason) {
        if case .c = state { return }
        last = reason
        _ = Note(reason: reason, letters: [reason.rawValue])
        print("\\(reason.rawValue)")
        state = .b(reason)
      }
      mutating func close() { if case .b = state { state = .c } }
    }
    --
    events stop close
    a stop → b
    b stop stays
    b close → c
    rest stays

    ## an answer that is waited for is no event @file unrun
    actor Machine {
      enum State { case a, b, c }
      enum Answer { case found, missing }
      private var state = State.a
      private let fetch: (Int) async -> Answer = { _ in .found }
      func load(page: Int) async {
        guard state == .a else { return }
        state = .b
        let answer = await fetch(page)
        switch answer {
        case .found: state = .c
        case .missing: state = .a
        }
      }
    }
    --
    events load load(fetch)
    a load → b
    b load stays
    c load stays
    b load(fetch) [case .found = answer] → c
    b load(fetch) [case .missing = answer] → a

    ## one that is put into a property, and one that an initialiser puts there @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let socket = Socket()
      init() { socket.onError = handleError }
      func open() {
        guard state == .a else { return }
        state = .b
        socket.onClose = self.handleClose
      }
      private func handleClose() { if state == .b { state = .c } }
      private func handleError() { if state == .b { state = .a } }
      final class Socket {
        var onClose: (() -> Void)?
        var onError: (() -> Void)?
      }
    }
    --
    events open handleClose handleError
    a open → b
    b handleClose → c
    b handleError → a
    b open stays
    c open stays
    rest stays

    ## one that something of another file is given, and that is a helper as well @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let client = Client()
      func open() {
        guard state == .a else { return }
        state = .b
        client.connect(completion: handleClose)
      }
      func cancel() { handleClose() }
      private func handleClose() { if state == .b { state = .c } }
      struct Client { func connect(completion: @escaping () -> Void) {} }
    }
    --
    events open cancel handleClose
    a open → b
    b cancel → c
    b handleClose → c
    b open stays
    c open stays
    rest stays

    ## one that a selector names in a property @file invalid
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private lazy var button: Button = {
        let button = Button()
        button.addTarget(self, action: #selector(retry(_:)))
        return button
      }()
      func open() {
        guard state == .a else { return }
        state = .b
        button.addTarget(self, action: #selector(tapped))
      }
      @objc private func tapped() { if state == .b { state = .c } }
      @objc private func retry(_ sender: Any) { if state == .c { state = .a } }
    }
    --
    events open tapped retry
    a open → b
    b tapped → c
    c retry → a
    b open stays
    c open stays
    rest stays

    ## one that a function of the type calls at once @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func open() {
        guard state == .a else { return }
        state = .b
        perform(step) // 1️⃣
      }
      func close() { if state == .b { state = .a } }
      private func perform(_ work: () -> Void) { work() }
      private func step() { state = .c } // 2️⃣
    }
    --
    events open close
    a open ? step
    b close → a
    b open stays
    c open stays
    rest stays
    unread 1️⃣ when 'step' is called is not followed
    unread 2️⃣ no event is seen

    ## a local of the same name @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let client = Client()
      func open() {
        guard state == .a else { return }
        let stop = 1
        client.log(value: stop)
        state = .b
        self.stop()
      }
      private func stop() { state = .c }
      struct Client { func log(value: Int) {} }
    }
    --
    events open
    a open → c
    b open stays
    c open stays

    ## hidden methods that a view names, and nothing else that is an event @file invalid
    struct Machine: View {
      enum State { case a, b, c }
      @State private var state = State.a
      var body: some View {
        switch state {
        case .a: First(onContinue: advance)
        case .b: Second(onContinue: finish, onBack: back)
        case .c: Text("Thanks")
        }
      }
      private func advance() { state = .b }
      private func finish() { state = .c }
      private func back() { state = .a }
    }
    --
    events advance finish back
    a advance → b
    b finish → c
    b back → a
    rest nothing

    ## what is negated once it was waited for gives the name @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let store = Shelf()
      func open() async {
        guard state == .a else { return }
        state = .b
        if await !store.check() { state = .c }
      }
    }
    struct Shelf { func check() async -> Bool { true } }
    --
    events open open(check)
    a open → b
    b open stays
    b open(check) [!store.check()] → c
    b open(check) stays
    c open stays

    ## one that something runs with elements, or a local that is called @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open(_ number: Int?) {
        guard state == .a else { return }
        _ = number.map(4️⃣fill)
      }
      func stop(_ isOn: Bool) {
        guard state == .b else { return }
        let end = isOn ? 5️⃣close : pause
        end()
      }
      func move(_ number: Int?) {
        guard state == .a else { return }
        state = .b
        _ = number.map(3️⃣fill)
      }
      func step() { if state == .b { state = .c } }
      1️⃣private func fill(_ number: Int) { state = .b }
      2️⃣private func close() { state = .c }
      private func pause() {}
    }
    --
    events open move step
    a open ?
    a move ?
    b step → c
    unread 4️⃣ when 'fill' is called is not followed
    unread 1️⃣ 'fill' sets the state, and no event is seen
    unread 2️⃣ 'close' sets the state, and no event is seen
    unread 5️⃣ 'close' is named beside others, and which of them is called is not followed
    unread 3️⃣ when 'fill' is called is not followed
    rest stays

    ## what one is given says no more of itself than a text @file unrun
    @MainActor final class Machine {
      enum State { case menu, playing, over }
      enum Biome {
        case forest, snow
        var title: String { self == .forest ? "Forest" : "Snow" }
      }
      private(set) var state = State.menu
      private var title = ""
      func appear() { start(with: .forest) }
      func start(with next: Biome) {
        state = .playing
        load(next)
      }
      func restart() { if state == .over { start(with: .snow) } }
      func end() { if state == .playing { state = .over } }
      private func load(_ next: Biome) { title = next.title }
    }
    --
    states menu playing over
    initial menu
    events appear start restart end
    menu appear → playing any
    over appear → playing any
    playing appear stays any
    menu start → playing any
    over start → playing any
    playing start stays any
    over restart → playing
    playing end → over
    rest stays
    """#
  )
}
