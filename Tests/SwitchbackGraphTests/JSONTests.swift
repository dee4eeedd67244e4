import Foundation
import SwitchbackGraph
import Testing

@Suite struct JSONTests {
  @Test func `a document has every key, and null for what is not there`() {
    var graph = StateGraph.sketch(
      "a! b*\na go b [ready]\na jump ?\nb stop x any",
      unread: [.init(line: 12, why: "target is a call")]
    )
    graph.file = "Sources/A/B.swift"
    graph.findings = graph.check()
    let text = [graph].formatted(.json).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      text == #"""
        { "machines" : [ { "assumptions" : [ ], "dialect" : "state-event-switch", "events" : [ \#
        { "line" : 101, "name" : "go", "payload" : [ ] }, { "line" : 102, "name" : "jump", "payload" : [ ] }, \#
        { "line" : 103, "name" : "stop", "payload" : [ ] } ], \#
        "file" : "Sources/A/B.swift", "findings" : [ { "line" : 12, "message" : "the target 'target()' of 'jump' \#
        in 'a' cannot be read; write the target in the row, or state the possible targets with the comment \#
        '// switchback:targets a, b'", "rule" : "unread-target", "severity" : "warning" } ], "line" : 0, \#
        "name" : "Sketch", "read" : "partial", "states" : [ \#
        { "final" : false, "initial" : true, "line" : 1, "name" : "a", "payload" : [ ] }, \#
        { "final" : true, "initial" : false, "line" : 2, "name" : "b", "payload" : [ ] } ], "transitions" : [ \#
        { "event" : "go", "from" : "a", "guard" : "ready", "kind" : "move", "line" : 11, "to" : "b", "via" : null }, \#
        { "event" : "jump", "from" : "a", "guard" : null, "kind" : "computed", "line" : 12, "to" : null, \#
        "via" : null, "why" : "target()" }, \#
        { "event" : "stop", "from" : "b", "guard" : null, "kind" : "trap", "line" : 13, "to" : null, "via" : "any" } ], \#
        "unread" : [ { "line" : 12, "why" : "target is a call" } ] } ], "version" : 1 }
        """#
    )
  }

  @Test func `several machines are one document, and one is a document too`() throws {
    for graphs in [[], [StateGraph.player], [.registration, .player]] {
      let document = try JSONDecoder().decode(GraphDocument.self, from: Data(graphs.formatted(.json).utf8))
      #expect(document.machines == graphs)
    }
    #expect(StateGraph.player.formatted(.json) == [StateGraph.player].formatted(.json))
  }

  @Test func `any graph is the same after printing and decoding`() throws {
    let graphs = StateGraph.randomOnes(100, seed: 2)
    let document = try JSONDecoder().decode(GraphDocument.self, from: Data(graphs.formatted(.json).utf8))
    #expect(document.machines == graphs)
  }

  @Test func `why stands in every computed row and in no other`() throws {
    let rows = [
      StateGraph.Transition(from: "a", on: "b", to: "c", why: "reason"),
      StateGraph.Transition(from: "a", on: "b", to: nil, kind: .computed),
    ]
    let objects = try rows.map { try JSONSerialization.jsonObject(with: JSONEncoder().encode($0)) as? [String: Any] }
    #expect(objects.map { $0?.count } == [7, 8])
    #expect(objects[1]?["why"] is NSNull)
  }

  @Test func `another version is an error that says so, whatever else the document holds`() {
    let error = #expect(throws: GraphDocument.UnknownVersion.self) {
      try JSONDecoder().decode(GraphDocument.self, from: Data(#"{"version": 2, "systems": []}"#.utf8))
    }
    #expect(error?.version == 2)
    #expect(
      error.map { "\($0)" } == "version 2 of the graph's JSON is not read here, only version 1; "
        + "draw the graph again with this version of 'switchback'"
    )
  }
}
