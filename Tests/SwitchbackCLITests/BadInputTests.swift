import Foundation
import Testing

@Suite struct BadInputTests {
  @Test(arguments: ["draw", "check"])
  func `one bad file does not stop the rest`(command: String) throws {
    let run = try Invocation(
      [command, "Nowhere.swift", "Broken.swift", "Door.swift"],
      files: ["Door.swift": Invocation.door]
    ) { folder in
      try Data([0x65, 0xff, 0xfe]).write(to: folder.appending(path: "Broken.swift"))
    }
    #expect(run.output.contains("error: Nowhere.swift: there is no such file or folder; check the spelling\n"))
    #expect(run.output.contains("error: Broken.swift: is not valid UTF-8; save it as UTF-8\n"))
    #expect(run.output.contains(command == "draw" ? "stateDiagram-v2" : "Door.swift:1: Door:"))
    #expect(run.status == 1)
  }

  @Test(arguments: [
    (
      ["Empty.swift": ""], "Empty.swift",
      "no machine found; a machine is an enum with 'func next(on event: Event) -> Self?'"
    ),
    (["Notes/a.txt": "a"], "Notes", "no Swift file in this folder; give a folder with Swift source"),
    (
      ["Other.swift": "struct A {}"], ".",
      "no machine found; a machine is an enum with 'func next(on event: Event) -> Self?'"
    ),
  ])
  func `nothing to read is said`(files: [String: String], path: String, sentence: String) throws {
    let run = try Invocation("check", path, files: files)
    #expect(run.output == "error: \(path): \(sentence)\n")
    #expect(run.status == 1)
  }

  @Test func `a loop of links ends`() throws {
    let run = try Invocation(["check", "."], files: ["In/Door.swift": Invocation.door]) { folder in
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "In/loop"),
        withDestinationURL: folder.appending(path: "In")
      )
    }
    #expect(run.output == "In/Door.swift:1: Door: 2 states, 2 events, 2 moves; read: complete; no findings\n")
  }

  @Test func `a link to a folder is the folder`() throws {
    let run = try Invocation(["check", "link"], files: ["In/Door.swift": Invocation.door]) { folder in
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "link"),
        withDestinationURL: folder.appending(path: "In")
      )
    }
    #expect(run.output == "link/Door.swift:1: Door: 2 states, 2 events, 2 moves; read: complete; no findings\n")
  }

  @Test func `source with mistakes is read as far as it goes`() throws {
    let run = try Invocation("check", "Door.swift", files: ["Door.swift": String(Invocation.door.dropLast(40))])
    #expect(run.output.contains("Door: 2 states, 2 events"))
    #expect(run.status == 0)
  }

  @Test(arguments: [["draw", "--format", "png"], ["paint"], ["check", "--sternly"]])
  func `a wrong command line exits with 64`(arguments: [String]) throws {
    let run = try Invocation(arguments, files: [:])
    #expect(run.output.contains("Error: "))
    #expect(run.status == 64)
  }
}
