import Switchback
import Testing

@MainActor
@Suite("A terminal presenter")
struct TerminalPresenterTests {
  @Test func `a line says where one is after each change of the screens`() {
    var lines: [String] = []
    let flow = FlowController(.splash, on: TerminalPresenter<Onboarding>(write: { lines.append($0) }))
    flow.send(.registration)
    flow.send(.registrationCompleted("Ann", isNewUser: true))
    flow.send(.personalizationCompleted("Ann"))
    #expect(lines == ["splash", "splash [registration]", "splash › personalization"])
  }

  @Test(arguments: [
    ([2, 4], "0 › 2 › 4"),
    ([2, 5], "0 › 2 [5]"),
    // Pushed within the modal's own state, and a modal upon the other.
    ([25, 22], "0 [25 › 22]"),
    ([25, 35], "0 [25] [35]"),
    // In place of the one on top, and all anew.
    ([2, 7], "0 › 7"),
    ([2, 5, 0], "0"),
  ])
  func `modals stand in brackets behind what they cover`(places: [Int], line: String) {
    var lines: [String] = []
    let flow = FlowController(Tour(), on: TerminalPresenter<Tour>(write: { lines.append($0) }))
    for place in places { flow.send(.went(place)) }
    #expect(lines.last == line)
  }

  @Test func `nothing is written where the screens stay the same`() {
    var lines: [String] = []
    let flow = FlowController(Tour(), on: TerminalPresenter<Tour>(write: { lines.append($0) }))
    flow.send(.noted(7))
    flow.send(.went(1))  // shares the screen of the first
    flow.send(.went(9))  // has none
    #expect(lines == ["0"])
  }

  @Test func `screens are called by their title`() {
    var lines: [String] = []
    let presenter = TerminalPresenter<Tour>(title: { "No. \($0.place)" }) { lines.append($0) }
    let flow = FlowController(Tour(), on: presenter)
    flow.send(.went(2))
    flow.send(.went(15))
    #expect(lines == ["No. 0", "No. 0 › No. 2", "No. 0 › No. 2 [No. 15]"])
  }

  @Test func `the name of a state has no payload in it`() {
    var lines: [String] = []
    let presenter = TerminalPresenter<Onboarding>(write: { lines.append($0) })
    let flow = FlowController(Trail(.personalization("Ann"), after: [.splash]), on: presenter)
    #expect(lines == ["splash › personalization"])
    flow.abandon()
  }

  @Test(arguments: [
    // A screen is popped and a modal dismissed; the last screen stays.
    ([2, 4], [0, 2], ["0 › 1"]),
    ([2, 5], [0, 2], ["0 › 1"]),
    ([25, 22], [0, 25], ["0 [12]"]),
    ([25, 15], [0, 25], ["0 [12]"]),
    ([], [0], []),
    // The state before is not to be gone back to.
    ([32, 22], [0, 32, 22], []),
    // Back passes over one, and its screen goes along.
    ([4, 12], [0], ["0"]),
  ])
  func `going back takes the topmost screen away, and the flow follows as far as it may`(
    places: [Int],
    left: [Int],
    lines: [String]
  ) {
    var written: [String] = []
    let presenter = TerminalPresenter<Tour>(title: { "\($0.screen)" }) { written.append($0) }
    let flow = FlowController(Tour(), on: presenter, unhandled: .ignore)
    for place in places { flow.send(.went(place)) }
    written = []
    presenter.goBack()
    #expect(flow.machine.trail().states.map(\.place) == left)
    #expect(presenter.shown == flow.machine.trail().screens)
    #expect(written == lines)
  }
}
