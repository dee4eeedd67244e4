import Foundation
import Testing

@Suite struct DrawTests {
  @Test func `a machine is drawn for Mermaid unless another format is asked for`() throws {
    let run = try Invocation("draw", "Door.swift", files: ["Door.swift": Invocation.door])
    #expect(
      run.output == """
        stateDiagram-v2
          state "open" as s0
          state "closed" as s1
          [*] --> s0
          s0 --> s1 : push
          s1 --> s0 : pull

        """
    )
    #expect(run.status == 0)
  }

  @Test func `text is for a terminal`() throws {
    let run = try Invocation("draw", "-f", "text", ".", files: ["Door.swift": Invocation.door])
    #expect(
      run.output == """
        Door

        ○ open · initial
            push  → closed
        ○ closed
            pull  → open

        """
    )
  }

  @Test func `JSON is one object for all machines, with paths as they were given`() throws {
    let run = try Invocation(
      "draw",
      "--format",
      "json",
      "Sources",
      files: ["Sources/B/Lamp.swift": Invocation.lamp, "Sources/A.swift": Invocation.door]
    )
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let machines = try #require(object["machines"] as? [[String: Any]])
    #expect(object["version"] as? Int == 1)
    #expect(machines.map { $0["file"] as? String } == ["Sources/A.swift", "Sources/B/Lamp.swift"])
    #expect(machines.map { $0["read"] as? String } == ["complete", "partial"])
  }

  @Test func `one machine can be asked for by its name`() throws {
    let files = ["All.swift": Invocation.door + "enum House {\n\(Invocation.lamp)}\n"]
    let lamp = try Invocation("draw", "-f", "text", "--type", "Lamp", "All.swift", files: files)
    #expect(lamp.output.hasPrefix("House.Lamp\n"))
    let gate = try Invocation("draw", "--type", "Gate", "All.swift", files: files)
    #expect(gate.output == "error: All.swift: no machine named 'Gate'; leave '--type' away to see all there are\n")
    #expect(gate.status == 1)
  }

  @Test(arguments: ["Game", "Game.side", "Board.Game"])
  func `of a type with several machines each has the name of its property`(type: String) throws {
    let game = """
      enum Board {
        final class Game {
          enum Turn { case white, black }
          enum Side { case left, right }
          var turn = Turn.white
          var side = Side.left
          func play() { turn = turn == .white ? .black : .white }
          func move() { side = side == .left ? .right : .left }
        }
      }
      """
    let run = try Invocation("draw", "-f", "text", "--type", type, "Game.swift", files: ["Game.swift": game])
    let names = run.output.split(separator: "\n").filter { $0.hasPrefix("Board") }
    #expect(names == (type == "Game.side" ? ["Board.Game.side"] : ["Board.Game.turn", "Board.Game.side"]))
  }

  @Test func `the drawing can go to a file`() throws {
    let run = try Invocation(
      "draw",
      "-o",
      "door.mmd",
      "Door.swift",
      files: ["Door.swift": Invocation.door],
      written: "door.mmd"
    )
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.written?.hasPrefix("stateDiagram-v2\n") == true)
    let nowhere = try Invocation("draw", "-o", "no/such/door.mmd", "Door.swift", files: ["Door.swift": Invocation.door])
    #expect(
      nowhere.output
        == "error: no/such/door.mmd: cannot be written; check that its folder exists and that you may write there\n"
    )
    #expect(nowhere.status == 1)
  }

  @Test func `Graphviz draws all machines in one picture`() throws {
    let files = ["Door.swift": Invocation.door, "Lamp.swift": Invocation.lamp]
    let one = try Invocation("draw", "--format", "dot", "Door.swift", files: files)
    #expect(one.output.hasPrefix("digraph \"Door\" {\n"))
    #expect(one.output.contains("\n  s0 -> s1 [label=\"push\"]\n"))
    let both = try Invocation("draw", "-f", "dot", ".", files: files)
    #expect(both.output.ranges(of: "digraph").count == 1)
    #expect(both.output.contains("label=\"Door\"") && both.output.contains("label=\"Lamp\""))
  }

  @Test func `a drawing never goes over Swift source`() throws {
    let run = try Invocation(
      "draw",
      "-o",
      "Door.swift",
      "Door.swift",
      files: ["Door.swift": Invocation.door],
      written: "Door.swift"
    )
    #expect(
      run.output.contains("Error: 'Door.swift' would be overwritten by the drawing; give '--output' another name.")
    )
    #expect(run.status == 64)
    #expect(run.written == Invocation.door)
  }

  @Test func `a drawing goes where a link leads, and the link stays`() throws {
    let run = try Invocation(
      ["draw", "-o", "link", "Door.swift"],
      files: ["Door.swift": Invocation.door],
      written: "door.mmd"
    ) {
      folder in
      let link = folder.appending(path: "link").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "door.mmd")
    }
    #expect(run.output == "")
    #expect(run.written?.hasPrefix("stateDiagram-v2\n") == true)
  }
}
