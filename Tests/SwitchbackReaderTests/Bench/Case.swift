import SwitchbackGraph
import Testing

/// A way in which Swift lets one write a transition, and what the reader has to make of it.
struct Case: CustomTestStringConvertible, Sendable {
  var family: String
  var name: String
  var shape: Shape
  /// The source with marks like `1️⃣` where something is expected to be unread.
  var marked: MarkedSource
  var expected: Expectation
  var comparison: Comparison = .entries
  /// Whether it is Swift; syntax errors are read as far as it goes.
  var isValid = true
  /// Whether it can be run.
  var isRun = true
  var sample = Sample()

  var testDescription: String { "\(family): \(name)" }

  /// What is compared in each cell.
  enum Comparison: String, Sendable {
    /// The entries with their guards, word for word.
    case entries
    /// The entries word for word, and which of them come from a rule for every state.
    case rules
    /// Where each combination of conditions leads, however the list says it.
    case meaning
    /// Nothing; running the source tells whether the entries are true.
    case truth
  }
}

/// What is expected of the graph.
struct Expectation: Sendable {
  /// Nil where there is no machine to be found.
  var machine: String? = "Machine"
  var states: [String]
  var events: [String]
  var initial: [String]
  var final: [String] = []
  var cells: Cells = Cells()
  /// Whether there are more machines in the source.
  var hasOthers = false
  /// Whether more may be unread than is listed.
  var isOpen = false
  /// The mark of each unread place, `*` for any line, and what its reason has to say.
  var unread: [(mark: Character, why: String)] = []
  var read: StateGraph.Completeness = .complete
}

/// What is needed to run a machine, where its shape does not say it.
struct Sample: Sendable {
  var stateType: String?
  var eventType = "Event"
  var states: [String]?
  var events: [String]?
  var run: String?
  /// Statements that append to `trials`, where these are not each event in each state.
  var trials: String?
  /// The property that is the state, where it has another name, or is one of several: a machine by itself, or a region.
  var property: String?
  var isRegion = false
  /// Whether each event is a method without parameters.
  var callsMethods = false
  /// Whether states carry what is not drawn, so that one stays that sets it and says no.
  var carriesMore = false
  /// Whether cells that trap are left out: a program that traps has to be started anew.
  var isWithoutTraps = false
}

extension Case {
  static let all: [Case] = Table.all.flatMap(\.cases)
}
