import Switchback
import Testing

@Suite("A table's drawing")
struct TableGraphTests {
  @Test func `states and events stand in the order of their cases, rows in that of the table`() {
    #expect(
      Screens.sample.graph
        == StateGraph(
          name: "Screen",
          dialect: "transition-table",
          states: [
            .init("login", isInitial: true), .init("createProfile"), .init("selectAvatar"),
            .init("finished", isFinal: true),
          ],
          events: [.init("login"), .init("next"), .init("back")],
          transitions: [
            .init(from: "login", on: "next", to: "createProfile"),
            .init(from: "login", on: "login", to: "finished"),
            .init(from: "createProfile", on: "next", to: "selectAvatar"),
            .init(from: "selectAvatar", on: "next", to: "finished"),
            .init(from: "selectAvatar", on: "back", to: "createProfile"),
          ]
        )
    )
    #expect(Screens.sample.drawing == Screens.sample.graph)
  }

  @Test func `of types that do not list their cases stands what the rows name`() {
    enum Light { case green, yellow, red }
    enum Tick { case waited, broke }
    let table = TransitionTable<Light, Tick>(initial: .red, [.red: [.waited: .green], .green: [.waited: .red]])
    #expect(table.graph.states.map(\.name) == ["red", "green"])
    #expect(table.graph.events.map(\.name) == ["waited"])
  }

  @Test func `values of one name are one state, and their payloads guards`() {
    enum Profile { case email, facebook }
    enum Step: Hashable { case start, avatar(from: Profile), done(Int, by: String) }
    enum Tap: Hashable { case next, back, chose(Int) }
    let table = TransitionTable<Step, Tap>(
      initial: .start,
      [
        .start: [.next: .avatar(from: .email), .chose(2): .avatar(from: .facebook)],
        .avatar(from: .email): [.back: .start, .chose(7): .done(7, by: "e")],
        .avatar(from: .facebook): [.back: .start],
        .done(7, by: "e"): [.back: .start],
      ]
    )
    let graph = table.graph
    #expect(graph.states.map(\.name) == ["start", "avatar", "done"])
    #expect(graph.states.map(\.payload) == [[], ["from: Profile"], ["Int", "by: String"]])
    #expect(graph.events.map(\.payload) == [[], ["Int"], []])
    #expect(
      graph.transitions.map { "\($0.from) \($0.event) \($0.to ?? "?") \($0.guardText ?? "")" } == [
        "start next avatar ", "start chose avatar 2",
        "avatar back start from: .email", "avatar chose done from: .email && 7",
        "avatar back start from: .facebook",
        "done back start 7, by: \"e\"",
      ]
    )
  }

  @Test func `a row that leads to where it is is drawn as a stay`() {
    let table = Screens(initial: .login, [.login: [.next: .login, .back: .finished]])
    #expect(table.graph.transitions.map(\.kind) == [.stay, .move])
  }

  @Test func `numbers and texts are named by themselves`() {
    let table = TransitionTable<Int, String>(initial: 1, [1: ["up": 2], 2: ["down": 1]])
    #expect(table.graph.states.map(\.name) == ["1", "2"])
    #expect(table.graph.transitions.map(\.guardText) == ["up", "down"])
  }

  @Test func `the checks speak of a table as of any other machine`() {
    var table = Screens.sample
    table[.createProfile] = [.next: .finished]
    table[.login][.login] = nil
    table[.selectAvatar][.back] = nil
    #expect(table.graph.check().map(\.rule) == ["unreachable-state", "unhandled-event", "unhandled-event"])
    #expect(Screens.sample.graph.check().isEmpty)
  }
}
