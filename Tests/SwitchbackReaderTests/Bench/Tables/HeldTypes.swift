extension Table {
  /// Types of which each is a state, told by what is done with them and not by their names.
  static let heldTypes = Table(
    "types that are held one after the other",
    #"""
    ## types that put the next into what asks them @file unrun
    protocol Machine { func press(_ lamp: Lamp) }
    struct Off: Machine { func press(_ lamp: Lamp) { lamp.behaviour = On() } }
    struct On: Machine { func press(_ lamp: Lamp) { lamp.behaviour = Off() } }
    final class Lamp {
      var behaviour: any Machine = Off()
      func press() { behaviour.press(self) }
    }
    --
    states Off On
    initial Off
    events press
    Off press → On
    On press → Off

    ## types that put something into what does not ask them @file
    protocol Machine { func apply(_ desk: Desk) }
    struct Wood: Machine { func apply(_ desk: Desk) { desk.finish = Oil() } }
    struct Oil: Machine { func apply(_ desk: Desk) { desk.finish = Oil() } }
    final class Desk { var finish: any Machine = Wood() }
    --
    none

    ## types that give the next, which takes the place of the one @file unrun
    protocol Machine { func shifted() -> any Machine }
    struct Low: Machine { func shifted() -> any Machine { High() } }
    struct High: Machine { func shifted() -> any Machine { Low() } }
    final class Gearbox {
      private var gear: any Machine = Low()
      func shift() { gear = gear.shifted() }
    }
    --
    states Low High
    initial Low
    events shifted
    Low shifted → High
    High shifted → Low

    ## an expression that gives another one @file
    protocol Machine { func simplified() -> any Machine }
    struct Number: Machine {
      let value: Int
      func simplified() -> any Machine { self }
    }
    struct Sum: Machine {
      let left, right: any Machine
      func simplified() -> any Machine { Number(value: 0) }
    }
    --
    none

    ## types that have what holds them put the next there @file unrun
    protocol Handler { func receive(_ digit: Int); func cancel() }
    final class Machine {
      private var handler: (any Handler)?
      func receive(_ digit: Int) { handler?.receive(digit) }
      func cancel() { handler?.cancel() }
      func wait() { handler = Waiting(self) }
      func begin() { handler = First(self) }
    }
    struct First: Handler {
      unowned let machine: Machine
      init(_ machine: Machine) { self.machine = machine }
      func receive(_ digit: Int) { machine.wait() }
      func cancel() {}
    }
    struct Waiting: Handler {
      unowned let machine: Machine
      init(_ machine: Machine) { self.machine = machine }
      func receive(_ digit: Int) {}
      func cancel() { machine.begin() }
    }
    --
    refused
    unread * the state is which of 'First', 'Waiting' 'handler' holds, and where another one is put there is not followed

    ## what holds one asks it, and puts the next there @file unrun
    protocol Mode { var isDone: Bool { get }; func tick() }
    struct Warm: Mode { var isDone: Bool { true }; func tick() {} }
    struct Cold: Mode { var isDone: Bool { false }; func tick() {} }
    final class Machine {
      private var mode: any Mode = Cold()
      func tick() {
        mode.tick()
        if mode.isDone { mode = Cold() } else { mode = Warm() }
      }
    }
    --
    refused
    unread * the state is which of 'Cold', 'Warm' 'mode' holds, and where another one is put there is not followed

    ## ways to do something that others choose @file
    protocol Pricing { func price(_ amount: Int) -> Int }
    struct Plain: Pricing { func price(_ amount: Int) -> Int { amount } }
    struct Half: Pricing { func price(_ amount: Int) -> Int { amount / 2 } }
    final class Machine {
      private var pricing: any Pricing = Plain()
      func sale() { pricing = Half() }
      func normal() { pricing = Plain() }
      func price(_ amount: Int) -> Int { pricing.price(amount) }
    }
    --
    none

    ## what is told somebody else's news @file
    protocol Listener: AnyObject { func ended(_ machine: Machine) }
    final class Machine {
      weak var listener: (any Listener)?
      func end() { listener?.ended(self) }
    }
    final class Screen: Listener {
      func ended(_ machine: Machine) { machine.listener = Other() }
    }
    final class Other: Listener {
      func ended(_ machine: Machine) { machine.listener = Screen() }
    }
    --
    none
    """#
  )
}
