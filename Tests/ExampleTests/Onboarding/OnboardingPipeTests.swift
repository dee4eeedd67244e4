import ExampleTestSupport
import Foundation
import Testing

struct OnboardingPipeTests {
  @Test func `the onboarding runs from a pipe, with a diagram and Back`() throws {
    let run = try ExampleProgram.run(
      ["spring-onboarding"],
      input: Data(OnboardingConversationTests.lines.joined(separator: "\n").utf8)
    )
    #expect(run.output == OnboardingConversationTests.transcript)
    #expect(run.exitCode == 0)
  }
}
