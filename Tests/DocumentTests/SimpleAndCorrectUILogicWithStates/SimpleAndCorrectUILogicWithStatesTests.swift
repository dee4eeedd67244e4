@testable import CoinExample
@testable import CommuteExample
@testable import NearbyStopsExample
@testable import PhoneVerificationExample
import Switchback
import Testing

@Suite("Simple & correct UI logic with states")
struct SimpleAndCorrectUILogicWithStatesTests {
  @Suite("The coin")
  struct Coin {
    @Test(arguments: [
      ([CoinState.Event](), CoinState.Event.flipToHeads, "Heads", Disposition.stayed),
      ([], .flipToTails, "Tails", .updated),
      ([.flipToTails], .flipToHeads, "Heads", .updated),
      ([.flipToTails], .flipToTails, "Tails", .stayed),
    ])
    func `an event makes the state whose side it names, whichever way the reducer is written`(
      before: [CoinState.Event],
      event: CoinState.Event,
      side: String,
      disposition: Disposition
    ) {
      let coin = StateMachine(CoinState())
      let copied = StateMachine(CopiedCoinState())
      before.forEach { coin.send($0) }
      before.forEach { copied.send($0) }
      // Drawn, each side is a state of its own.
      #expect(coin.send(event) == (disposition == .updated ? .moved : disposition))
      #expect(copied.send(event) == disposition)
      #expect(coin.state.coinSide == side)
      #expect(copied.state.coinSide == side)
    }

    @Test func `a coin shows its head at first`() {
      #expect(CoinState().coinSide == "Heads")
      #expect(CopiedCoinState().coinSide == "Heads")
    }

    @Test func `the reducer is pure: it changes no state that somebody has, and answers the same again`() {
      let coin = CoinState()
      let flipped = CoinState.reduce(state: coin, event: .flipToTails)
      #expect(coin.coinSide == "Heads")
      #expect(CoinState.reduce(state: coin, event: .flipToTails) == flipped)
      #expect(CopiedCoinState.reduce(CopiedCoinState(), event: .flipToTails).coinSide == "Tails")
    }
  }

  @Suite("Outputs")
  struct Outputs {
    private final class Controller {
      var shown: [String] = []
    }

    @Test func `a controller hears of changes through an output`() {
      let machine = StateMachine(CoinState())
      let controller = Controller()
      machine.subscribe(controller, to: \.coinSide) { [unowned controller] in controller.shown.append($0) }
      [.flipToHeads, .flipToTails, .flipToTails, .flipToHeads].forEach { machine.send($0) }
      #expect(controller.shown == ["Heads", "Tails", "Heads"])
    }

    @Test func `an output can ask for work, show something or close the screen`() {
      let machine = StateMachine(PhoneVerificationState(phoneNumber: "+1"))
      let controller = Controller()
      machine.subscribe(controller, to: \.isInProgress) { [unowned controller] in
        controller.shown.append("loading \($0)")
      }
      machine.subscribe(controller, to: \.sendSMS) { [unowned controller] in
        if let number = $0 { controller.shown.append("send to \(number)") }
      }
      machine.subscribe(controller, to: \.close) { [unowned controller] in
        if $0 != nil { controller.shown.append("close") }
      }
      machine.send(.sentSMS)
      machine.send(.verifiedCode)
      #expect(controller.shown == ["loading true", "send to +1", "loading false", "close"])
    }

    @Test func `a listener gets the state that it is bound to and the new one, until its owner goes`() {
      let machine = StateMachine(PhoneVerificationState(phoneNumber: "+00000000000"))
      var owner: Controller? = Controller()
      var calls: [String] = []
      if let owner {
        machine.subscribe(owner) { bound, new in
          calls.append("\(bound.map { "\($0.secondsToWait)" } ?? "-") \(new.secondsToWait)")
        }
      }
      machine.send(.secondPassed)
      machine.send(.secondPassed)
      owner = nil
      machine.send(.secondPassed)
      #expect(calls == ["- 10", "10 9", "9 8"])
    }
  }

  @Suite("My commute")
  struct MyCommute {
    let state = MyCommuteState.initial(response: .dummy, now: .h(10))

    @Test func `offline there are no departures`() {
      #expect(!state.activeFavorites.flatMap(\.departures).isEmpty)
      #expect(after(.wentOffline).activeFavorites.flatMap(\.departures).isEmpty)
    }

    @Test func `offline there are no disruptions`() {
      #expect(!state.activeFavorites.filter { $0.severity != .notAffected }.isEmpty)
      #expect(after(.wentOffline).activeFavorites.filter { $0.severity != .notAffected }.isEmpty)
    }

    @Test func `everything that can just have happened is an event, and each has its effect on an output`() {
      let home = MyCommuteTrackStopFavorite(name: "Home")
      #expect(after(.wentOffline, .refetched(.dummy)).activeFavorites == state.activeFavorites)
      #expect(after(.loggedIn(true)).syncFavorites != nil)
      #expect(after(.loggedIn(true), .loggedIn(false)).syncFavorites == nil)
      #expect(after(.activatedTab(index: 1)).activeFavorites.map(\.name) == ["School"])
      #expect(after(.tappedFavorite(home)).showFavorite == home)
      #expect(after(.tappedFeedback(.disruption, .bad)).sendFeedback == .init(useCase: .disruption, rating: .bad))
      let done = after(.tappedFeedback(.departure, .good), .completedFeedback("Thank you"))
      #expect(done.sendFeedback == nil)
      #expect(done.message == "Thank you")
    }

    private func after(_ events: MyCommuteState.Event...) -> MyCommuteState {
      events.reduce(into: state) { $0.reduce($1) }
    }
  }

  @Suite("Stops near me")
  struct NearbyStops {
    @Test func `with a location it shows progress at the start, and tries to load stops`() {
      let state = NearbyStopsState(hasLocation: true)
      #expect(state.ui == .progress)
      #expect(state.loadStops)
    }

    @Test func `what was loaded is shown, and not loaded again until the location changes`() {
      let machine = StateMachine(NearbyStopsState(hasLocation: true))
      machine.send(.loadedStops(["Central"]))
      #expect(machine.state.ui == .stops(["Central"]))
      #expect(!machine.state.loadStops)
      machine.send(.changedCurrentLocation)
      #expect(machine.state.ui == .progress)
      #expect(machine.state.loadStops)
    }

    @Test func `without a location nothing is loaded`() {
      let state = NearbyStopsState(hasLocation: false)
      #expect(state.ui == .askForLocation)
      #expect(!state.loadStops)
    }
  }
}
