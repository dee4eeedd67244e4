import ExampleList
import ExampleTerminal
import Foundation
import Switchback
import SwitchbackTestSupport
import Testing

@MainActor
struct ExamplesPageTests {
  @Test func `the page of examples has a picture of each`() throws {
    let introduction = """
      # Examples

      Run one with `swift run examples <name>`; `?` shows where you are. The pictures are drawn of the machines that run.

      """
    let sections = ExampleTerminal.Example.all.map { example in
      """

      ## \(example.name)

      Shows \(example.teaches).

      From “\(example.document)”; its source is [\(example.folder)](../\(example.folder)).

      ```mermaid
      \(example.graph().formatted(.mermaid))
      ```

      """
    }
    let new = introduction + sections.joined()
    #expect(
      try Repository.recorded("Documentation/Examples.md", now: new) == new,
      "it is out of date; record it anew with: SWITCHBACK_RECORD=1 swift test --filter ExamplesPageTests"
    )
  }

  @Test func `each example lies in a folder of its own`() {
    let folders = Set(ExampleTerminal.Example.all.map(\.folder))
    #expect(folders.filter { !Repository.files(in: $0, ending: ".swift").contains { $0.contains("/Example+") } } == [])
  }
}
