@testable import RegistrationExample
import Switchback
import Testing

@MainActor
struct PictureTests {
  @Test(arguments: Way.allCases)
  func `a question mark shows the diagram with the current state marked, and asks again`(way: Way) async {
    let question = await play(way.lines).question
    let played = await play(way.lines + ["?"])
    #expect(
      played.text.contains(
        "\(question)?\n\(Registration.graph.formatted(.text(current: "\(way.kind)")))\n\(question)\n"
      )
    )
    #expect(played.states.last?.kind == way.kind)
  }

  @Test func `only the current state is marked`() async {
    let marked = await play(Way.avatar.lines + ["?"]).text.split(separator: "\n").filter { $0.contains("you are here") }
    #expect(marked == ["● selectAvatar(from) · you are here"])
  }

  @Test func `between two questions of a screen the diagram is there as well`() async {
    let text = await play(["next", "Ada", "?"]).text
    #expect(text.contains("Your email address: ?\n\(Registration.graph.name)\n"))
    #expect(text.contains("● createProfile · you are here"))
  }
}
