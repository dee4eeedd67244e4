import ExampleTerminal
import ExampleTestSupport
@testable import RegistrationExample
@testable import RegistrationTableExample
import Switchback
import Testing

@MainActor
struct RegistrationTableTests {
  @Test func `the table and the switch are the same graph`() {
    // In a table a payload is part of the state's name.
    let table = moves(of: RegistrationStepTable.withWayBack.graph).map { $0.replacing(/\([^)]*\)/, with: "") }
    #expect(Set(table) == moves(of: Registration.graph))
    #expect(RegistrationStepTable.withWayBack.graph.check().isEmpty)
  }

  @Test(arguments: [
    ["next", "next", "back", "next", "next", "next"],
    ["next", "facebook", "next", "back", "later", "next"],
    ["login"],
  ])
  func `a person is taken through the table to its end`(lines: [String]) async {
    let played = await Example.registrationTable.played(lines)
    #expect(played.ending == .finished)
    #expect(played.text.hasSuffix("\n\nFinished\n"))
  }

  @Test(arguments: [
    (["next", "next", "back"], "Create your profile"), (["next", "facebook", "next", "back"], "Your Facebook profile"),
  ])
  func `back leads to where a person came from`(lines: [String], title: String) async {
    let played = await Example.registrationTable.played(lines + ["?"])
    #expect(played.text.hasSuffix("\nThe input ended at '\(title)', before the registration did.\n"))
    #expect(
      played.text.contains("● \(title == "Create your profile" ? "createProfile" : "facebookProfile") · you are here")
    )
  }
}
