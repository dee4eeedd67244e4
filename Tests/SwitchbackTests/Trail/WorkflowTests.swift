import Switchback
import Testing

@Suite("Using state machines to handle workflows: the bonus")
struct WorkflowTests {
  private let rows: Set = [
    "login next createProfile", "login login finished", "createProfile next selectAvatar",
    "createProfile registerLater termsAndConditions", "createProfile facebookRegister facebookProfile",
    "facebookProfile next selectAvatar", "facebookProfile registerLater termsAndConditions",
    "selectAvatar next termsAndConditions", "selectAvatar back createProfile", "selectAvatar back facebookProfile",
    "termsAndConditions next finished",
  ]

  @Test func `a trail over the registration makes the moves of the bonus' picture and no other`() {
    var found: Set<String> = []
    var open = [Trail(Workflow.login)]
    while let trail = open.popLast() {
      let events = Workflow.Event.allCases.map { Trail<Workflow>.Event.event($0) } + [.back]
      for event in events where !trail.isFinal {
        var next = trail
        guard next.apply(event) == .changed else { continue }
        let name = if case .event(let event) = event { "\(event)" } else { "back" }
        found.insert("\(trail.state) \(name) \(next.state)")
        if event != .back { open.append(next) }
      }
    }
    #expect(found == rows)
  }

  @Test(arguments: [
    ([Workflow.Event.next, .next], Workflow.createProfile),
    ([.next, .facebookRegister, .next], .facebookProfile),
  ]) func `from the avatars Back leads to the profile one came from`(events: [Workflow.Event], profile: Workflow) {
    let machine = StateMachine(Trail(Workflow.login), unhandled: .trap)
    for event in events { machine.send(event) }
    #expect(machine.state == .selectAvatar)
    machine.send(.back)
    #expect(machine.state == profile)
  }

  @Test func `the drawing of a trail has an arrow for the Back that there is`() throws {
    let trail = Trail(Workflow.selectAvatar, after: [.login, .createProfile])
    let graph = try #require(trail.drawing)
    #expect(graph.transitions.count == Workflow.graph.transitions.count + 1)
    #expect(graph.transitions.last == .init(from: "selectAvatar", on: "back", to: "createProfile"))
    #expect(Trail(Workflow.termsAndConditions, after: [.createProfile]).drawing == Workflow.graph)
  }

  @Test func `a report names the machine's own event, and Back where there is one`() {
    let machine = StateMachine(Trail(Workflow.selectAvatar, after: [.createProfile]))
    let log = Log()
    machine.onReport { log.lines.append($0.description) }
    machine.send(.facebookRegister)
    machine.send(.back)
    machine.send(.back)
    #expect(
      log.lines == [
        "Workflow: 'facebookRegister' is not handled in 'selectAvatar'; handled here: next, back",
        "Workflow: 'back' is not handled in 'createProfile'; "
          + "handled here: next, registerLater, facebookRegister",
      ]
    )
  }
}
