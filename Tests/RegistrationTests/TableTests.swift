@testable import RegistrationExample
import Switchback
import Testing

/// The registration as a table: in each state, where each event leads.
///
/// Back from the avatar has two targets, for it leads to the profile that the person came from.
private let table = """
  .                  login     next                back                            registerLater       facebookRegister
  login              finished  createProfile       -                               -                   -
  createProfile      -         selectAvatar        -                               termsAndConditions  facebookProfile
  facebookProfile    -         selectAvatar        -                               termsAndConditions  -
  selectAvatar       -         termsAndConditions  createProfile/facebookProfile   -                   -
  termsAndConditions -         finished            -                               -                   -
  finished           -         -                   -                               -                   -
  """

private struct Move: Hashable {
  let from, event, to: String
}

struct TableTests {
  private let states: [String]
  private let events: [String]
  private let moves: Set<Move>

  init() {
    let rows = table.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let events = Array(rows[0].dropFirst())
    self.events = events
    states = rows.dropFirst().map { $0[0] }
    moves = Set(
      rows.dropFirst().flatMap { row in
        zip(events, row.dropFirst()).flatMap { event, cell in
          cell.split(separator: "/").filter { $0 != "-" }.map { Move(from: row[0], event: event, to: String($0)) }
        }
      }
    )
  }

  @Test func `the graph has the table's moves, and nothing else`() {
    let graph = Registration.graph
    #expect(moves.count == 11)
    #expect(Set(graph.transitions.map { Move(from: $0.from, event: $0.event, to: $0.to ?? "") }) == moves)
    #expect(graph.transitions.allSatisfy { $0.kind == .move })
    #expect(graph.read == .complete)
  }

  @Test func `the graph has the table's states and events, begins at login and ends finished`() {
    let graph = Registration.graph
    #expect(Set(graph.states.map(\.name)) == Set(states))
    #expect(Set(graph.events.map(\.name)) == Set(events))
    #expect(graph.states.filter(\.isInitial).map(\.name) == ["login"])
    #expect(graph.states.filter(\.isFinal).map(\.name) == ["finished"])
  }

  @Test func `no check finds anything in it`() {
    #expect(Registration.graph.findings == [])
  }

  @Test func `the running code has the table's moves, and nothing else`() {
    var found: Set<Move> = []
    for state in Registration.samples {
      for event in Registration.Event.samples {
        guard let next = state.next(on: event) else { continue }
        found.insert(Move(from: "\(state.kind)", event: "\(event)", to: "\(next.kind)"))
      }
    }
    #expect(found == moves)
  }
}

extension Registration {
  static let samples: [Registration] = [
    .login, .createProfile, .facebookProfile, .selectAvatar(from: .email), .selectAvatar(from: .facebook),
    .termsAndConditions, .finished,
  ]
}

extension Registration.Event {
  static let samples: [Registration.Event] = [.login, .next, .back, .registerLater, .facebookRegister]
}
