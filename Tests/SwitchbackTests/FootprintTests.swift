#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
@testable import Switchback
import Testing

@Suite("Footprint")
struct FootprintTests {
  @Test func `a machine takes at most 96 bytes`() throws {
    #expect(try smallest { StateMachine(Door.open) } <= 96)
    #expect(try smallest { StateMachine(Search.idle) } <= 96)
    #expect(try smallest { StateMachine(Player.stopped) } <= 96)
    #expect(try smallest { StateMachine(Light.moves) } <= 96)
  }

  @Test func `a machine that only takes events makes nothing beside itself`() {
    let machine = StateMachine(Door.open, unhandled: .ignore)
    machine.send(.push)
    machine.send(.push)
    machine.reset(to: .open)
    #expect(machine.attachments == nil)
    #expect(machine.hooks.lists == nil)
  }

  @Test func `there is nothing for observation until somebody looks`() {
    let machine = StateMachine(Door.open, unhandled: .ignore)
    machine.onTransition { _ in }
    machine.send(.push)
    #expect(machine.observation == nil)
    _ = machine.state
    #expect(machine.observation != nil)
  }

  @Test func `after a change nobody is told again until somebody looks`() {
    let machine = StateMachine(Door.open)
    _ = machine.state
    machine.send(.push)
    #expect(machine.observation?.takeUnretainedValue().wasLookedAt == false)
    _ = machine.state
    #expect(machine.observation?.takeUnretainedValue().wasLookedAt == true)
  }

  @Test(arguments: [false, true])
  func `a state that is changed in place is not copied, also for one who looks now and then`(looks: Bool) {
    let machine = StateMachine(roomy)
    let before = address(of: machine.rule.numbers)
    for number in 1...100 {
      if looks { _ = machine.state.numbers.count }
      machine.send(number)
      #expect(address(of: machine.rule.numbers) == before)
    }
  }

  /// With room for all that the tests send.
  private var roomy: Counting {
    var numbers: [Int] = []
    numbers.reserveCapacity(1000)
    return Counting(numbers: numbers)
  }

  /// The smallest of many that are there at once: for some of them the allocator has nothing but a larger piece at hand.
  private func smallest(_ make: () -> AnyObject) throws -> Int {
    let objects = (0..<500).map { _ in make() }
    return try objects.map(size(of:)).min() ?? 0
  }

  private func size(of object: AnyObject) throws -> Int {
    let pointer = Unmanaged.passUnretained(object).toOpaque()
    #if canImport(Darwin)
      return malloc_size(pointer)
    #else
      // The module Glibc leaves this one out.
      typealias Function = @convention(c) (UnsafeMutableRawPointer) -> Int
      let symbol = try #require(dlsym(nil, "malloc_usable_size"))
      return unsafeBitCast(symbol, to: Function.self)(pointer)
    #endif
  }

  private func address(of numbers: [Int]) -> UnsafeRawPointer? {
    numbers.withUnsafeBytes { $0.baseAddress }
  }
}
