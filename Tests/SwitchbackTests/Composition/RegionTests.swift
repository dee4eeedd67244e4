import Switchback
import Testing

/// Semantics 11: an event goes to every region in order, each seeing its siblings as they were.
@Suite("Regions")
struct RegionTests {
  @Test(arguments: [
    (Device(), Device.Event.pressed, Disposition.moved, Device(power: .on)),
    (Device(), .tapped, .unhandled, Device()),
    (Device(power: .on), .tapped, .moved, Device(power: .on, screen: .lit(.dim))),
    (Device(power: .on, screen: .lit(.dim)), .tapped, .moved, Device(power: .on, screen: .lit(.bright))),
    (Device(power: .on, screen: .lit(.bright)), .tapped, .stayed, Device(power: .on, screen: .lit(.bright))),
    (Device(power: .on, screen: .lit(.bright)), .pressed, .moved, Device()),
    (Device(power: .on), .dropped, .moved, Device(power: .dead, screen: .cracked, wear: .scratched)),
    (Device(), .ignored, .unhandled, Device()),
  ])
  func `an event goes to each region, and what became of it is what became of them together`(
    start: Device,
    event: Device.Event,
    disposition: Disposition,
    end: Device
  ) {
    let machine = StateMachine(start, unhandled: .ignore)
    #expect(machine.send(event) == disposition)
    #expect(machine.state == end)
    #expect(start.next(on: event) == (disposition == .unhandled ? nil : end))
  }

  @Test func `a region sees its siblings as they were before the event`() {
    // Power comes first, and is on when the screen is asked; what the screen sees is that it was off.
    let machine = StateMachine(Device(screen: .lit(.dim)))
    machine.send(.pressed)
    #expect(machine.state == Device(power: .on, screen: .lit(.dim)))
  }

  @Test func `the machine ends when all its regions have`() {
    let machine = StateMachine(Device())
    machine.send(.dropped)
    #expect(!machine.isFinal)
    #expect(machine.send(.dropped) == .moved)
    #expect(machine.state == Device(power: .dead, screen: .cracked, wear: .broken))
    #expect(machine.isFinal)
    #expect(machine.send(.dropped) == .ended)
  }

  @Test func `a region has hooks of its own, told from inside out around those of the whole`() {
    let machine = StateMachine(Device(power: .on))
    let log = Log()
    let screen = machine.region(\.screen)
    for kind in [Device.Screen.Kind.dark, .lit, .dim, .bright, .cracked] {
      screen.onExit(kind) { _ in log.lines.append("-\(kind)") }
      screen.onEnter(kind) { _ in log.lines.append("+\(kind)") }
    }
    machine.region(\.power).onExit(.on) { _ in log.lines.append("-on") }
    machine.onExit(Device().kind) { _ in log.lines.append("-all") }
    machine.onTransition { _ in log.lines.append("*") }
    machine.onEnter(Device().kind) { _ in log.lines.append("+all") }
    func steps(on event: Device.Event) -> [String] {
      log.lines = []
      machine.send(event)
      return log.lines
    }
    #expect(steps(on: .tapped) == ["-dark", "*", "+lit", "+dim"])
    #expect(steps(on: .tapped) == ["-dim", "*", "+bright"])
    #expect(steps(on: .tapped) == ["*"])
    #expect(steps(on: .pressed) == ["-bright", "-lit", "-on", "*", "+all", "+dark"])
    #expect(steps(on: .pressed) == ["-all", "*"])
  }

  @Test func `a hook of a region ends like any other, and with the machine`() {
    var machine: StateMachine<Device>? = StateMachine(Device())
    let log = Log()
    let first = machine?.region(\.power).onEnter(.on) { _ in log.lines.append("first") }
    let second = machine?.region(\.power).onEnter(.on) { _ in log.lines.append("second") }
    machine?.send(.pressed)
    first?.end()
    machine?.send(.pressed)
    machine?.send(.pressed)
    #expect(log.lines == ["first", "second", "second"])
    let isGone: () -> Bool = { [weak machine] in machine == nil }
    machine = nil
    #expect(isGone())
    second?.end()
  }

  @Test func `a region that comes and goes is entered and left`() {
    let machine = StateMachine(Shelf.empty)
    let log = Log()
    machine.region(\.device).onEnter(.lit) { _ in log.lines.append("+lit") }
    machine.region(\.device).onExit(.lit) { _ in log.lines.append("-lit") }
    machine.reset(to: .holding(.lit(.dim)))
    machine.reset(to: .holding(.lit(.bright)))
    machine.reset(to: .empty)
    #expect(log.lines == ["+lit", "-lit"])
  }
}

private enum Shelf: MachineState {
  case empty
  case holding(Device.Screen)

  var device: Device.Screen? { if case .holding(let screen) = self { screen } else { nil } }

  enum Kind: Hashable { case empty, holding(Device.Screen.Kind) }

  var kind: Kind {
    switch self {
    case .empty: .empty
    case .holding(let screen): .holding(screen.kind)
    }
  }

  typealias Event = Int

  func next(on event: Int) -> Self? { nil }
}
