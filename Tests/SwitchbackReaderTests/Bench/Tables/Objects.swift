extension Table {
  static let objects = Table(
    "objects in which the state lies",
    #"""
    ## a class that is only kept, and that this one asks and sets @file
    final class Model { var state = Machine.State.a }
    final class Machine {
      enum State { case a, b, c }
      let model = Model()
      func open() {
        if model.state == .a { model.state = .b }
      }
      func close() {
        guard case .b = self.model.state else { return }
        finish()
      }
      private func finish() { self.model.state = .c }
    }
    --
    methods
    types Machine.State Never
    property model.state
    events open close
    a open → b
    b close → c
    rest stays

    ## one that may be missing, and locals that it is @file
    final class Model { var state = Machine.State.a }
    final class Machine {
      enum State { case a, b, c }
      var model: Model! = Model()
      func open() {
        guard let model, model.state == .a else { return }
        model.state = .b
      }
      func close() {
        let it = self.model
        it?.state = .c
      }
      func reset() { self.model?.state = .a }
    }
    --
    methods
    types Machine.State Never
    property model.state
    events open close reset
    a open → b
    b open stays
    c open stays
    a close → c any
    b close → c any
    c close stays any
    a reset stays any
    b reset → a any
    c reset → a any

    ## what the object's own method does, and what is asked of it @file
    final class Model {
      var state = Machine.State.a
      var isOpen: Bool { state == .b }
      func reset() { state = .a }
    }
    final class Machine {
      enum State { case a, b, c }
      let model = Model()
      func open() {
        if model.isOpen { model.state = .c } else { model.state = .b }
      }
      func close() {
        if model.state == .c { model.reset() }
      }
    }
    --
    methods
    types Machine.State Never
    property model.state
    events open close
    a open → b
    b open → c
    c open → b
    c close → a
    rest stays

    ## what is replaced, what others set, and what goes by its name @file unrun
    final class Model {
      var state = Machine.State.a
      init() {}
      func 1️⃣fail() { state = .c }
    }
    final class Machine {
      enum State { case a, b, c }
      private var model = Model()
      func open() { if model.state == .a { model.state = .b } }
      func renew() { model = 2️⃣Model() }
      func close(_ model: Model) { 3️⃣model.state = .c }
    }
    final class Owner {
      let model = Model()
      func stop() { 4️⃣model.state = .c }
    }
    --
    others
    events open renew close
    a open → b
    a renew ? Model()
    b renew ? Model()
    c renew ? Model()
    unread 1️⃣ 'fail' of 'Model' sets the state
    unread 2️⃣ 'model' is replaced, and with it the state
    unread 3️⃣ no state and event lead to this assignment
    unread 4️⃣ another type sets the state
    rest stays

    ## what a method of it leaves behind is not followed @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      let model = Model()
      func open() { if model.state == .a { model.state = .b } }
      func close() { model.state = .c }
      func stop() { 1️⃣model.stop() }
      @MainActor final class Model {
        var state = Machine.State.a
        func stop() { Task { self.state = .c } }
      }
    }
    --
    events open close stop
    a open → b
    a close → c any
    b close → c any
    c close stays any
    a stop ? model.stop()
    b stop ? model.stop()
    c stop ? model.stop()
    unread 1️⃣ what 'stop' does to the state is not followed
    rest stays

    ## a class inside of the type, which that moves more than the class itself @file
    final class Machine {
      enum State { case a, b, c }
      let model = Model()
      func open() { if model.state == .a { model.state = .b } }
      func close() { model.state = .c }
      func reset() { model.reset() }
      final class Model {
        var state = State.a
        func reset() { if state == .c { state = .a } }
      }
    }
    --
    methods
    property model.state
    events open close reset
    a open → b
    a close → c any
    b close → c any
    c close stays any
    c reset → a
    rest stays

    ## a view whose state lies in an object @file invalid
    final class Model { var state = Machine.State.a }
    struct Machine: Screen {
      enum State { case a, b, c }
      let model: Model
      var body: some Part {
        if model.state == .a {
          Button("next") { model.state = .b }
        }
        Link("done") {
          guard model.state == .b else { return }
          model.state = .c
        }
        Picker(1️⃣$model.state)
      }
    }
    --
    events body(Button) body(Link)
    a body(Button) → b
    b body(Link) → c
    a body(Link) stays
    c body(Link) stays
    unread 1️⃣ who is given '$model.state' can set the state
    rest nothing

    ## what is shown where an observer of the state says so @file invalid
    final class Model {
      var state = Machine.State.a { didSet { isOpen = state == .b } }
      var isOpen = false
    }
    struct Machine: Screen {
      enum State { case a, b, c }
      let model: Model
      var body: some Part {
        Button("next") { if model.state == .a { model.state = .b } }
        Sheet(isPresented: $model.isOpen) {
          Link("done") 1️⃣{ model.state = .c }
        }
      }
    }
    --
    events body(Button) body(Link)
    a body(Button) → b
    unread 1️⃣ in which states this can happen is not followed
    b body(Button) stays
    c body(Button) stays
    rest nothing

    ## a value that copies its object @file unrun
    final class Model { var state = Machine.State.a }
    struct Machine {
      enum State { case a, b, c }
      private var model = Model()
      mutating func open() {
        if !isKnownUniquelyReferenced(&model) { model = Model() }
        if model.state == .a { model.state = .b }
      }
    }
    --
    none

    ## an object that moves by itself is the machine @file unrun
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      func open() { if state == .a { state = .b } }
    }
    final class Owner {
      let machine = Machine()
      func close() {
        if machine.state == .b { 1️⃣machine.state = .c }
      }
    }
    --
    methods
    events open
    a open → b
    unread 1️⃣ another type sets the state
    rest stays
    """#
  )
}
