@testable import OnboardingExample
@testable import PriceSortExample
@testable import RefineExample
import Switchback
import Testing

@MainActor
@Suite("Building UI with state machines")
struct BuildingUIWithStateMachinesTests {
  typealias Event = OnboardingStep.Event

  private let user = User(name: "Ann")

  // MARK: - The flow controller

  @Test(arguments: [
    (
      [
        Event.registration, .registrationCompleted(User(name: "Ann"), isNewUser: true),
        .personalizationCompleted(User(name: "Ann")),
      ],
      ["push splash", "present registration", "dismiss", "push personalization for Ann", "complete Ann"]
    ),
    (
      [.registration, .registrationCompleted(User(name: "Ann"), isNewUser: false)],
      ["push splash", "present registration", "dismiss", "complete Ann"]
    ),
    ([.login, .loginCompleted(User(name: "Ann"))], ["push splash", "present login", "dismiss", "complete Ann"]),
    ([.loggedIn(User(name: "Ann"))], ["push splash", "complete Ann"]),
    (
      [.registered(User(name: "Ann")), .personalizationCompleted(User(name: "Ann"))],
      ["push splash", "push personalization for Ann", "complete Ann"]
    ),
  ]) func `screens are pushed, presented and dismissed, and the flow completes with its user`(
    events: [Event],
    log: [String]
  ) {
    let navigation = Navigation()
    var completed: [String] = []
    let flow = FlowController(.splashPage, on: navigation) { completed.append("complete \($0.name)") }
    navigation.flow = flow
    for event in events { navigation.screen?.person(did: event) }
    #expect(navigation.log + completed == log)
    #expect(flow.machine.isFinal)
  }

  @Test func `the whole flow completes with a value that can be waited for`() async {
    let navigation = Navigation()
    let flow = FlowController(.splashPage, on: navigation)
    navigation.flow = flow
    navigation.screen?.person(did: .loggedIn(user))
    #expect(await flow.completed() == user)
  }

  @Test func `a login that is pulled down leaves the flow at the splash page, where the talk stays at the login`() {
    let navigation = Navigation()
    let flow = FlowController(.splashPage, on: navigation)
    navigation.flow = flow
    navigation.screen?.person(did: .login)
    navigation.personPullsDown()
    #expect(flow.machine.state == .splashPage)
    #expect(flow.send(.registration) == .moved)
    #expect(navigation.log == ["push splash", "present login", "present registration"])
  }

  @Test func `a step carries what its screen needs`() {
    #expect(OnboardingStep.splashPage.next(on: .registered(user)) == .personalizationPage(user))
    #expect(OnboardingStep.loginPage.next(on: .loginCompleted(user)) == .complete(user))
  }

  @Test func `what a screen says that is not shown is not listened to`() {
    let navigation = Navigation()
    let flow = FlowController(.splashPage, on: navigation, unhandled: .ignore) { _ in Issue.record("completed") }
    navigation.flow = flow
    navigation.screen?.person(did: .loginCompleted(user))
    navigation.screen?.person(did: .personalizationCompleted(user))
    #expect(navigation.log == ["push splash"])
    #expect(flow.machine.state == .splashPage)
  }

  // MARK: - Refine: notes A to F

  @Test(arguments: [
    ("B1: the top category is chosen when refining begins", [Refine.Event.openCategory], ["Women"]),
    ("B3: another top category starts below it anew", [.openCategory, .selectL2("Shoes"), .changeL1("Men")], ["Men"]),
    ("C1: a choice goes one level down", [.openCategory, .selectL2("Shoes")], ["Women", "Shoes"]),
    (
      "D1: and so on down all five levels",
      [.openCategory, .selectL2("Shoes"), .selectL3("Boots"), .selectL4("Ankle"), .selectL5("Suede")],
      ["Women", "Shoes", "Boots", "Ankle", "Suede"]
    ),
    (
      "E1: at the bottom of a branch nothing more can be chosen",
      [.openCategory, .selectL2("Bags"), .selectL3("Boots")], ["Women", "Bags"]
    ),
    (
      "E2: a level that is cleared takes those below it along",
      [.openCategory, .selectL2("Shoes"), .selectL3("Boots"), .selectL4("Ankle"), .clearL3], ["Women", "Shoes"]
    ),
  ]) func `what is chosen while refining`(note: String, events: [Refine.Event], path: [String]) {
    #expect(after(events).draft?.filter.path == path, "\(note)")
  }

  @Test(arguments: [
    ([Refine.Event.openCategory], ["Shoes", "Bags"]),
    ([.openCategory, .changeL1("Men")], ["Shirts", "Belts"]),
    ([.openCategory, .selectL2("Shoes")], ["Boots", "Heels"]),
    ([.openCategory, .selectL2("Shoes"), .selectL3("Boots"), .clearL3], ["Boots", "Heels"]),
    ([.openCategory, .selectL2("Bags")], []),
  ]) func `the next level shows what is below the choice`(events: [Refine.Event], choices: [String]) {
    #expect(after(events).draft?.choices == choices)
  }

  @Test(arguments: [
    ("C2: reset clears the filters", [Refine.Event.openCategory, .selectL2("Shoes"), .reset], Refine.browse(shop)),
    ("E3: clearing the top is the same", [.openCategory, .selectL2("Shoes"), .clearTop], .browse(shop)),
    (
      "C3: closing forgets the changes",
      [.openCategory, .selectL2("Shoes"), .submit, .openCategory, .changeL1("Men"), .close],
      .browse(Filter(top: "Women", below: ["Shoes"]))
    ),
    (
      "C4: results can be asked for at any time",
      [.openCategory, .selectL2("Shoes"), .submit], .results(Filter(top: "Women", below: ["Shoes"]))
    ),
  ]) func `where refining leads to`(note: String, events: [Refine.Event], state: Refine) {
    #expect(after(events) == state, "\(note)")
  }

  @Test(arguments: [(["Shoes", "Boots"], "Boots"), (["Bags"], "Bags"), ([], "All")])
  func `the bar shows the lowest level, and all where there is none`(below: [String], title: String) {
    #expect(Filter(top: "Women", below: below).title == title)
  }

  // MARK: - Price and sort

  @Test(arguments: [
    ([PriceScreen.Event.tapPrice], [], false),
    ([.tapPrice, .toggleOnSale], ["ON SALE"], true),
    ([.tapPrice, .selectRange(.under50)], ["under 50"], true),
    ([.tapPrice, .toggleOnSale, .selectRange(.under50)], ["ON SALE", "under 50"], true),
    ([.tapPrice, .selectRange(.under50), .selectRange(.above100)], ["above 100"], true),
    ([.tapPrice, .selectRange(.under50), .toggleOnSale, .deselectRange], ["ON SALE"], true),
    ([.tapPrice, .toggleOnSale, .toggleOnSale], [], false),
    ([.tapPrice, .toggleOnSale, .back, .tapPrice], [], false),
  ]) func `on sale and one range go together, and sorting waits for a choice`(
    events: [PriceScreen.Event],
    tags: [String],
    canSort: Bool
  ) {
    let machine = StateMachine(PriceScreen.previousScreen, unhandled: .trap)
    for event in events { machine.send(event) }
    #expect(machine.state.tags == tags)
    #expect(machine.state.canSort == canSort)
    #expect(machine.canSend(.sort(.cheapest)) == canSort)
  }

  private func after(_ events: [Refine.Event]) -> Refine {
    let machine = StateMachine(Refine.browse(shop), unhandled: .ignore)
    for event in events { machine.send(event) }
    return machine.state
  }
}

private let shop = Filter(top: "Women")
