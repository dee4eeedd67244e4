@testable import RegistrationExample
import Switchback
import Testing

struct PathTests {
  private static let explored = Exploration(
    from: Registration.login,
    over: Registration.Event.samples,
    // Not `Hashable`: what it is called tells one state from another.
    by: { "\($0)" }
  )

  @Test(arguments: Registration.graph.paths(covering: .transitions))
  func `the registration takes each path that is drawn`(path: StateGraph.Path) {
    #expect(Self.explored.follows(path).holds)
  }

  @Test func `what is drawn can happen, and nothing else`() {
    let coverage = Self.explored.coverage(of: Registration.graph)
    #expect(coverage.description == "Registration: 11 of 11 transitions taken")
    #expect(coverage.undrawn == [])
  }

  @Test func `from everywhere the registration can be finished`() {
    #expect(Self.explored.states.count == Registration.samples.count)
    #expect(Self.explored.canAlwaysReach(\.isFinal).holds)
  }
}
