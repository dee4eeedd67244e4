import Foundation
import Switchback
import Testing

@Suite("Tables from configuration")
struct TableJSONTests {
  private static let text = """
    {
      "initial": "login",
      "final": ["finished"],
      "transitions": [
        {"from": "login", "event": "next", "to": "createProfile"},
        {"from": "login", "event": "login", "to": "finished"},
        {"from": "createProfile", "event": "next", "to": "selectAvatar"},
        {"from": "selectAvatar", "event": "next", "to": "finished"},
        {"from": "selectAvatar", "event": "back", "to": "createProfile"}
      ]
    }
    """

  @Test func `a table is read from JSON`() throws {
    #expect(try Screens(json: Data(Self.text.utf8)) == .sample)
    #expect(try JSONDecoder().decode(Screens.self, from: Data(Self.text.utf8)) == .sample)
  }

  @Test func `what is written is read as the same table`() throws {
    #expect(try Screens(json: JSONEncoder().encode(Screens.sample)) == .sample)
    let twice = Screens(
      initial: .login,
      [.login: [.next: .createProfile, .next: .login], .createProfile: [.back: .login]]
    )
    #expect(try Screens(json: JSONEncoder().encode(twice)).problems.isEmpty, "what does not count is not written")
  }

  @Test func `the words are those of the graph`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let table = Screens(initial: .login, final: [.finished], [.login: [.next: .finished]])
    #expect(
      String(decoding: try encoder.encode(table), as: UTF8.self)
        == #"{"final":["finished"],"initial":"login","transitions":[{"event":"next","from":"login","to":"finished"}]}"#
    )
  }

  @Test func `a state that the table does not name takes no part, and 'final' may be left out`() throws {
    let table = try Screens.read(
      #"{"initial": "login", "transitions": [{"from": "login", "event": "next", "to": "selectAvatar"}, "#
        + #"{"from": "selectAvatar", "event": "back", "to": "login"}]}"#
    )
    #expect(table.final.isEmpty)
    #expect(StateMachine(table).transition(.next) == .selectAvatar)
  }

  @Test(arguments: [
    (
      row("login", "nxt", "finished"),
      ["transition 1: 'event' names no event, 'nxt'; write 'next', or one of: login, back"]
    ),
    (
      row("logon", "next", "done"),
      [
        "transition 1: 'from' names no state, 'logon'; write 'login', or one of: createProfile, selectAvatar, finished",
        "transition 1: 'to' names no state, 'done'; write one of: login, createProfile, selectAvatar, finished",
      ]
    ),
    (
      row("login", "next", "finished") + ", " + row("login", "next", "createProfile"),
      ["transition 2: 'next' in 'login' is transition 1 already; remove one of the two"]
    ),
    (
      row("login", "next", "finished") + ", " + row("createProfile", "next", "finished"),
      ["state 'createProfile' is never reached; add a transition to it, or remove what names it"]
    ),
    (
      row("login", "next", "createProfile") + ", " + row("login", "login", "finished"),
      ["state 'createProfile' cannot be left; add a transition out of it, or name it in 'final'"]
    ),
    (
      row("login", "next", "finished") + ", " + row("finished", "back", "login"),
      ["final state 'finished' has transitions; remove them, or take it out of 'final'"]
    ),
    (
      #"{"from": "login", "even": "next"}"#,
      [
        "transition 1: 'event' is missing; write \"event\": \"…\"",
        "transition 1: 'to' is missing; write \"to\": \"…\"",
      ]
    ),
    (
      #"3, {"from": 1, "event": null, "to": "login"}"#,
      [
        #"transition 1: this is no object; write {"from": …, "event": …, "to": …}"#,
        "transition 2: 'from' is no text; put the name in quotation marks",
        "transition 2: 'event' is no text; put the name in quotation marks",
      ]
    ),
  ])
  func `a transition that cannot be used is named by its number`(rows: String, problems: [String]) {
    #expect(complaints(about: #"{"initial": "login", "final": ["finished"], "transitions": [\#(rows)]}"#) == problems)
  }

  @Test(arguments: [
    (
      "{}",
      [
        "'initial' is missing; write \"initial\": \"…\"",
        #"'transitions' is missing; write "transitions": [{"from": …}]"#,
      ]
    ),
    ("[]", [#"the table is no object; write {"initial": …, "transitions": […]}"#]),
    (
      #"{"initial": 1, "final": "finished", "transitions": {}}"#,
      [
        "'initial' is no text; put the name in quotation marks",
        #"'final' is no list of texts; write "final": ["…"]"#,
        #"'transitions' is no list; write "transitions": [{"from": …}]"#,
      ]
    ),
    (
      #"{"initial": "start", "final": ["finish"], "transitions": []}"#,
      [
        "'initial' names no state, 'start'; write one of: login, createProfile, selectAvatar, finished",
        "'final' names no state, 'finish'; write 'finished', or one of: login, createProfile, selectAvatar",
      ]
    ),
  ])
  func `a table that cannot be used says everything at once`(text: String, problems: [String]) {
    #expect(complaints(about: text) == problems)
  }

  @Test(arguments: ["", "{", #"{"initial": "login""#, "initial: login"])
  func `a text that is no JSON is one problem`(text: String) throws {
    let error = try #require(throws: TransitionTableError.self) { try Screens.read(text) }
    #expect(error.problems.map(\.reason) == [.malformed])
    #expect(error.description.hasPrefix("the text is no JSON"))
    #expect(error.description.hasSuffix("; look at its commas, quotation marks and brackets"))
  }

  @Test func `every reason can be told apart`() throws {
    let text = """
      {"initial": "login", "final": 1, "transitions": [
        {"from": "a", "event": "b"}, \(row("login", "next", "login")), \(row("login", "next", "login"))
      ]}
      """
    let error = try #require(throws: TransitionTableError.self) { try Screens.read(text) }
    #expect(error.problems.map(\.reason) == [.malformed, .missingKey, .unknownState, .unknownEvent, .duplicate])
    #expect(error.problems.map(\.transition) == [nil, 1, 1, 1, 3])
    #expect(error.description.split(separator: "\n").count == 5)
  }

  @Test func `a table that cannot be read leaves the one in use in use`() {
    let machine = StateMachine(Screens.sample)
    #expect(throws: TransitionTableError.self) { try machine.use(Screens.read(#"{"initial": "login"}"#)) }
    #expect(machine.transition(.next) == .createProfile)
  }

  private func complaints(about text: String) -> [String] {
    do throws(TransitionTableError) {
      _ = try Screens.read(text)
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }
}

extension Screens {
  fileprivate static func read(_ text: String) throws(TransitionTableError) -> Self {
    try Self(json: Data(text.utf8))
  }
}

private func row(_ from: String, _ event: String, _ to: String) -> String {
  #"{"from": "\#(from)", "event": "\#(event)", "to": "\#(to)"}"#
}
