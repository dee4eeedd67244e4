@testable import RegistrationExample
import Switchback
import SwitchbackTestSupport
import Testing

struct AgreementTests {
  private let agreement = Agreement(states: Registration.samples, events: Registration.Event.samples)

  @Test func `the registration runs as it is drawn`() {
    #expect(agreement.differences() == [])
  }

  @Test(arguments: Registration.graph.transitions.indices)
  func `a row that is not drawn is noticed`(index: Int) {
    var agreement = agreement
    let row = agreement.graph.transitions.remove(at: index)
    let differences = agreement.differences()
    #expect(!differences.isEmpty)
    for difference in differences {
      #expect(difference.hasPrefix("'\(row.event)' in '\(row.from)"))
      #expect(difference.hasSuffix("leads to '\(row.to ?? "")', and is drawn to nothing"))
    }
  }

  @Test(arguments: Registration.graph.transitions.indices)
  func `a row that is drawn to elsewhere is noticed`(index: Int) {
    var agreement = agreement
    agreement.graph.transitions[index].to = "login"
    let differences = agreement.differences()
    #expect(!differences.isEmpty)
    #expect(differences.allSatisfy { $0.hasSuffix("is drawn to 'login'") })
  }

  @Test func `guards that are drawn the wrong way round are noticed`() {
    var agreement = agreement
    for index in agreement.graph.transitions.indices where agreement.graph.transitions[index].guardText != nil {
      let text = agreement.graph.transitions[index].guardText
      agreement.graph.transitions[index].guardText = text == "from: .email" ? "from: .facebook" : "from: .email"
    }
    #expect(
      agreement.differences() == [
        "'back' in 'selectAvatar(from: RegistrationExample.Registration.Profile.email)' leads to 'createProfile', "
          + "and is drawn to 'facebookProfile'",
        "'back' in 'selectAvatar(from: RegistrationExample.Registration.Profile.facebook)' leads to 'facebookProfile', "
          + "and is drawn to 'createProfile'",
      ]
    )
  }

  @Test func `a row that nothing takes is noticed`() {
    var agreement = agreement
    agreement.graph.transitions.append(.init(from: "selectAvatar", on: "back", to: "login"))
    #expect(agreement.differences() == ["'back' from 'selectAvatar' to 'login' is drawn, and no sample takes it"])
  }

  @Test func `a guard that is no pattern needs to be told`() {
    var agreement = agreement
    agreement.graph.transitions[0].guardText = "isOpen"
    #expect(agreement.differences().first == "the guard 'isOpen' is not understood; state in 'guards' when it holds")
    agreement.guards["isOpen"] = { _, _ in true }
    #expect(agreement.differences() == [])
  }

  @Test func `a final state that is not drawn so is noticed`() {
    var agreement = agreement
    for index in agreement.graph.states.indices { agreement.graph.states[index].isFinal = false }
    #expect(agreement.differences() == ["'finished' is final, and is not drawn so"])
  }

  @Test func `states and events without a sample are noticed`() {
    let agreement = Agreement(states: [Registration.finished], events: Array(Registration.Event.samples.dropFirst()))
    #expect(
      agreement.differences().prefix(6).map { $0 } == [
        "'createProfile' is drawn, and has no sample",
        "'facebookProfile' is drawn, and has no sample",
        "'login' is drawn, and has no sample",
        "'selectAvatar' is drawn, and has no sample",
        "'termsAndConditions' is drawn, and has no sample",
        "'login' is drawn, and has no sample",
      ]
    )
  }
}

struct PayloadTests {
  enum Kind { case near, far(Int) }

  enum Value {
    case nothing
    case one(Kind)
    case named(kind: Kind)
    case several(kind: Kind, count: Int, isOpen: Bool, name: String)
  }

  @Test(
    arguments: [
      (Value.nothing, ".near", nil),
      (.one(.near), ".near", true),
      (.one(.far(1)), ".near", false),
      (.one(.far(1)), ".far", true),
      (.one(.far(1)), ".far(1)", nil),
      (.named(kind: .near), "kind: .near", true),
      (.named(kind: .far(2)), "kind: .near", false),
      (.named(kind: .near), "other: .near", nil),
      (.several(kind: .near, count: 3, isOpen: true, name: "a"), "kind: .near", true),
      (.several(kind: .near, count: 3, isOpen: true, name: "a"), "count: 3", true),
      (.several(kind: .near, count: 3, isOpen: true, name: "a"), "count: 4", false),
      (.several(kind: .near, count: 3, isOpen: true, name: "a"), "isOpen: true", true),
      (.several(kind: .near, count: 3, isOpen: true, name: "a"), "name: \"a\"", true),
      (.several(kind: .near, count: 3, isOpen: true, name: "a"), "count: 1...2", nil),
    ] as [(Value, String, Bool?)]
  )
  func `a pattern fits a payload, or not, or is none for it`(value: Value, pattern: String, fits: Bool?) {
    #expect(Payload(of: value).matches(pattern) == fits)
  }
}
