extension Table {
  static let statesInContext = Table(
    "states that put the next into what holds them",
    #"""
    ## a property of what they are given @file unrun
    protocol Machine { func next(_ light: Light) }
    struct Red: Machine { func next(_ light: Light) { light.state = Green() } }
    struct Green: Machine {
      func next(_ light: Light) {
        if light.isLate { light.state = Yellow() }
      }
    }
    struct Yellow: Machine { func next(_ light: Light) { light.state = light.isLate ? Red() : Green() } }
    final class Light {
      var isLate = false
      var state: Machine = Green()
      func next() { state.next(self) }
    }
    --
    states Red Green Yellow
    initial Green
    events next
    Red next → Green
    Green next [light.isLate] → Yellow
    Green next stays
    Yellow next [light.isLate] → Red
    Yellow next → Green

    ## a function of what they hold, by a base class @file unrun
    class Machine {
      unowned let light: Light
      init(light: Light) { self.light = light }
      func tick() {}
      func reset() {}
    }
    final class Red: Machine {
      override func tick() { light.transition(to: Green(light: light)) }
    }
    final class Green: Machine {
      override func tick() { light.transition(to: Red(light: light)) }
      override func reset() { light.transition(to: Red(light: light)) }
    }
    final class Light {
      private var state: Machine!
      init() { state = Red(light: self) }
      func transition(to next: Machine) { state = next }
      func tick() { state.tick() }
    }
    --
    states Red Green
    initial Red
    events tick reset
    Red tick → Green
    Red reset stays
    Green tick → Red
    Green reset → Red

    ## by an event, through a protocol, and with helpers @file unrun
    protocol Context: AnyObject { func move(to state: Machine) }
    enum Event { case next, back }
    class Machine {
      weak var context: Context?
      func handle(_ event: Event) {}
    }
    final class First: Machine {
      override func handle(_ event: Event) {
        switch event {
        case .next: advance()
        case .back: break
        }
      }
      private func advance() { context?.move(to: Second()) }
    }
    final class Second: Machine {
      override func handle(_ event: Event) { if event == .back { context?.move(to: First()) } }
    }
    final class Control: Context {
      private var state: Machine = First()
      func move(to state: Machine) {
        self.state = state
        self.state.context = self
      }
      func send(_ event: Event) { state.handle(event) }
    }
    --
    states First Second
    initial First
    events next back
    First next → Second
    First back stays
    Second next stays
    Second back → First

    ## that others set as well, and what is not followed @file unrun
    protocol Machine: AnyObject {
      func turn(_ control: Control)
      func stop(_ control: Control)
    }
    extension Machine {
      func turn(_ control: Control) {}
      func stop(_ control: Control) {}
    }
    final class Idle: Machine {
      func turn(_ control: Control) {
        control.change(to: Sold())
        1️⃣control.state.stop(control)
      }
    }
    final class Sold: Machine {
      func turn(_ control: Control) { 2️⃣control.refill() }
      func stop(_ control: Control) { control.state = Idle() }
    }
    final class Control {
      var state: Machine = Idle()
      func change(to next: Machine) { state = next }
      func refill() { if state is Sold { 3️⃣state = Idle() } }
    }
    --
    states Idle Sold
    initial Idle
    events turn stop
    Idle turn ? control.state.stop(control)
    Idle stop stays
    Sold turn ? control.refill()
    Sold stop → Idle
    unread 1️⃣ what 'control.state.stop' does
    unread 2️⃣ what 'control.refill' does
    unread 3️⃣ 'Control' sets the state

    ## that do so later @file unrun
    protocol Machine { func next(_ light: Light) }
    struct Red: Machine { func next(_ light: Light) { later { 1️⃣light.state = Green() } } }
    struct Green: Machine { func next(_ light: Light) { light.state = Red() } }
    func later(_ run: @escaping () -> Void) {}
    final class Light {
      var state: Machine = Red()
      func next() { state.next(self) }
    }
    --
    states Red Green
    initial Red
    events next
    Red next ? next
    Green next → Red
    unread 1️⃣ when the next state is put there

    ## functions of what they hold, each of which puts one there @file unrun
    final class Link {
      private class Machine {
        unowned var link: Link!
        func enter() {}
        func open() {}
        func drop() {}
      }
      private final class Off: Machine {
        override func open() { if link.isReady { link.turnOn(3) } }
      }
      private final class On: Machine {
        override func drop() { link.turnOff() }
        override func open() { 3️⃣link.either() }
      }
      var isReady = true
      private var state: Machine?
      init() { turnOff() }
      func open() { state?.open() }
      func drop() { state?.drop() }
      func reset() { 1️⃣turnOff() }
      private func turnOff() { put(Off()) }
      private func turnOn(_ count: Int) {
        print(count)
        put(On())
      }
      fileprivate func either() { 2️⃣put(isReady ? On() : Off()) }
      private func put(_ next: Machine) {
        state = next
        state?.link = self
        state?.enter()
      }
    }
    --
    machine Link.Machine
    states Off On
    initial Off
    events open drop
    Off open [link.isReady] → On
    Off open stays
    Off drop stays
    On drop → Off
    On open ? link.either()
    unread 3️⃣ what 'link.either' does to the state is not followed
    unread 1️⃣ 'Link' sets the state, which is not followed
    unread 2️⃣ 'Link' sets the state, which is not followed

    ## a helper that puts another one there under a condition @file unrun
    final class Link {
      class Machine {
        unowned var link: Link!
        func open() {}
      }
      final class Off: Machine { override func open() { 1️⃣link.turn() } }
      final class On: Machine { override func open() { link.turnOff() } }
      var isReady = true
      private var state: Machine?
      init() { turnOff() }
      func open() { state?.open() }
      private func turn() {
        2️⃣put(Off())
        if isReady { 3️⃣put(On()) }
      }
      private func turnOff() { put(Off()) }
      private func put(_ next: Machine) { state = next }
    }
    --
    machine Link.Machine
    states Off On
    initial Off
    events open
    Off open ? link.turn()
    On open → Off
    unread 1️⃣ what 'link.turn' does to the state is not followed
    unread 2️⃣ 'Link' sets the state, which is not followed
    unread 3️⃣ 'Link' sets the state, which is not followed

    ## things that are no states @file
    protocol Screen { func open(_ router: Router) }
    struct List: Screen { func open(_ router: Router) { router.child = Detail() } }
    struct Detail: Screen { func open(_ router: Router) { router.child = List() } }
    final class Router { var child: Screen = List() }
    --
    none
    """#
  )
}
