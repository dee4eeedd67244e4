import Switchback
import Testing

@Suite("A link into the middle of a machine")
struct DeepLinkTests {
  @Test(arguments: [
    (Workflow.termsAndConditions, [Workflow.login, .createProfile, .termsAndConditions]),
    (.facebookProfile, [.login, .createProfile, .facebookProfile]),
    (.finished, [.login, .finished]),
    (.login, [.login]),
  ]) func `the trail is the shortest way there`(target: Workflow, states: [Workflow]) throws {
    #expect(try Trail(to: target, from: .login).states == states)
  }

  @Test func `every state on the way has a payload that it can have, and the last the one of the link`() throws {
    let events: [Parcel.Event] = [.opened, .chose(number: 3), .tracked]
    let trail = try Trail(to: Parcel.map(number: 3, zoom: 9), from: .home, by: events)
    #expect(trail.states == [.home, .list, .parcel(number: 3), .map(number: 3, zoom: 9)])
  }

  @Test func `of several ways the one that leads to the very state is taken`() throws {
    let events: [Parcel.Event] = [.opened, .chose(number: 3), .searched(number: 7)]
    #expect(try Trail(to: Parcel.parcel(number: 3), from: .home, by: events).states.count == 3)
    #expect(try Trail(to: Parcel.parcel(number: 7), from: .home, by: events).states == [.home, .parcel(number: 7)])
    let other = try Trail(to: Parcel.parcel(number: 1), from: .home, by: events)
    #expect(
      other.states == [.home, .parcel(number: 1)],
      "no event leads to the very state: the shortest way to its kind"
    )
  }

  @Test func `a machine whose payloads grow without end is given up on`() {
    #expect(throws: NoWayThere.self) {
      try Trail(to: Parcel.sealed, from: .home, by: [.opened, .chose(number: 1), .tracked, .zoomed])
    }
  }

  @Test(arguments: [
    (
      Parcel.parcel(number: 1), Parcel.home, [Parcel.Event.searched(number: -1)],
      NoWayThere.Reason.notTaken("searched", in: "home"),
      """
      Parcel: on the way from 'home' to 'parcel' the event 'searched' does not lead on in 'home'; \
      give one for which its condition holds
      """
    ),
    (
      .map(number: 1, zoom: 1), .home, [.searched(number: 1)], .missingEvent("tracked", in: "parcel"),
      "Parcel: the way from 'home' to 'map' needs the event 'tracked' in 'parcel'; give one to go by"
    ),
    (
      .lost, .home, [], .noWay(from: []),
      "Parcel: no way leads from 'home' to 'lost'; add a transition to it, or begin the trail there"
    ),
    (
      .list, .sealed, [.opened], .noWay(from: ["home"]),
      "Parcel: no way leads from 'sealed' to 'list', which is reached from 'home' only; begin the trail there"
    ),
    (
      .undrawn, .home, [], .notDrawn, "Parcel: there is no state 'undrawn' in the drawing; draw the machine anew"
    ),
  ]) func `where no trail leads there the error says why`(
    target: Parcel,
    start: Parcel,
    events: [Parcel.Event],
    reason: NoWayThere.Reason,
    sentence: String
  ) throws {
    let error = #expect(throws: NoWayThere.self) { try Trail(to: target, from: start, by: events) }
    #expect(error?.reason == reason)
    #expect(error?.description == sentence)
  }
}
