import Foundation
import SwitchbackTestSupport
import Testing

/// A machine of somebody else's, tabulated by hand; `Truth/README.md` says what the fields mean.
struct Truth: Decodable, Sendable {
  var id: String
  var source: Source
  var states: [Name]
  var events: [EventName]
  var transitions: [Cell]
  /// What may be drawn, and need not be.
  var alsoTrue: [Cell]

  struct Source: Decodable, Sendable {
    /// `owner/name@version`
    var repo: String
    var path: String
    var type: String
    /// The name of the property that holds the state, or `self`, and words about it.
    var stateStorage: String
    /// First and last line of the type.
    var lines: [Int]?
    var cloneable: Bool
  }

  struct Name: Decodable, Sendable {
    var name: String
  }

  struct EventName: Decodable, Sendable {
    var name: String
    /// The function in which a closure stands, and what it is given to, for the source gives it no name: `connect(whenComplete)`.
    var scheduled: String?
    /// Other names by which it may go: of what a closure does nothing but call, or of the call of a helper that waits.
    var also: [String]?
  }

  struct Cell: Decodable, Sendable {
    var from: String
    var event: String
    var to: String?
    var kind: String?
  }

  var moves: Set<Move> {
    Set(transitions.filter { $0.kind == "move" }.compactMap(Move.init))
  }

  /// The tabulated state that a drawn one is part of, where the table does not take a payload apart.
  func state(drawnAs name: String) -> String {
    guard !states.contains(where: { $0.name == name }) else { return name }
    return states.map(\.name).filter { name.hasPrefix("\($0).") }.max { $0.count < $1.count } ?? name
  }

  static func all() throws -> [Truth] {
    try Repository.files(in: "Tests/AccuracyTests/Truth", ending: ".json").map { path in
      try JSONDecoder().decode(Truth.self, from: Data(Repository.text(path).utf8))
    }
  }

  /// Those of packages that can be had, and those whose source somebody has put there.
  static func tried() throws -> [Truth] {
    try all().filter { $0.source.cloneable || Corpus.source(of: $0) != nil }
  }
}

extension Truth: CustomTestStringConvertible {
  var testDescription: String { id }
}

/// One arrow, whatever its guard.
struct Move: Hashable, Comparable, Sendable, CustomStringConvertible {
  var from: String
  var event: String
  var to: String

  var description: String { "\(from) --\(event)--> \(to)" }

  static func < (left: Move, right: Move) -> Bool { left.description < right.description }
}

extension Move {
  /// A target that no reader of the code can name.
  static let unknown = "?"

  /// Nil for what leads nowhere.
  init?(_ cell: Truth.Cell) {
    guard let to = cell.to else { return nil }
    self.init(from: cell.from, event: cell.event, to: to)
  }
}
