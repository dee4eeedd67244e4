import Switchback
import Testing

@Suite("The machine's own Back")
struct BackEventTests {
  @Test(arguments: [
    // The row for Back leaves the price screen, past what was chosen on it.
    ([Price.Event.tappedPrice, .toggledOnSale, .selectedRange], [Price.shop]),
    // There is no row for Back in help: the trail remembers.
    ([.tappedPrice, .toggledOnSale, .tappedHelp], [.shop, .nothing, .onSale]),
  ]) func `a row says where Back leads, and without one the trail remembers`(events: [Price.Event], states: [Price]) {
    for back in [Trail<Price>.Event.back, .event(.back)] {
      var trail = Trail(Price.shop)
      for event in events { #expect(trail.apply(.event(event)) == .changed) }
      #expect(trail.canGoBack)
      #expect(trail.apply(back) == .changed, "\(back)")
      #expect(trail.states == states, "\(back)")
    }
  }

  @Test func `a row leads to the last state of its kind`() {
    var trail = Trail(Price.range, after: [.shop, .help, .shop, .nothing])
    #expect(trail.apply(.back) == .changed)
    #expect(trail.states == [.shop, .help, .shop])
  }

  @Test func `a row that leads to no state of the trail leads on`() {
    var trail = Trail(Price.range, after: [.help])
    #expect(trail.apply(.event(.back)) == .changed)
    #expect(trail.states == [.help, .range, .shop])
  }

  @Test func `without a trail the rows are all there is`() {
    #expect(Price.help.next(on: .back) == nil)
    #expect(Price.range.next(on: .back) == .shop)
  }

  @Test func `an event that is not declared to mean Back is an event like any other`() {
    let machine = StateMachine(Trail(Registration.login))
    machine.send(.next)
    machine.send(.event(.back))
    #expect(machine.trail().states.map(\.kind) == [.login, .createProfile, .login])
  }
}
