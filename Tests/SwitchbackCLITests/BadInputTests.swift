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
      "no machine found; a machine is an enum of states and what changes it, such as 'switch (state, event)' "
        + "or a method for each event; 'switchback --help' names the other ways"
    ),
    (["Notes/a.txt": "a"], "Notes", "no Swift file in this folder; give a folder with Swift source"),
    (
      ["Other.swift": "struct A {}"], ".",
      "no machine found; a machine is an enum of states and what changes it, such as 'switch (state, event)' "
        + "or a method for each event; 'switchback --help' names the other ways"
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

  @Test(arguments: [
    ("chekc", "did you mean 'check'?"), ("zzz", "there are draw, check, table, play, paths"),
  ])
  func `what is no command is said, with the nearest one`(word: String, remedy: String) throws {
    let run = try Invocation([word], files: [:])
    #expect(run.output.hasPrefix("Error: '\(word)' is no command; \(remedy)\n"))
    #expect(run.status == 64)
  }

  @Test func `a link that leads nowhere is said, and does not stop the rest`() throws {
    let run = try Invocation(["check", "In"], files: ["In/Door.swift": Invocation.door]) { folder in
      for (name, target) in [("Gone.swift", "nowhere"), ("Round.swift", "Round.swift")] {
        let link = folder.appending(path: "In/\(name)").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
      }
    }
    #expect(
      run.output.contains(
        "error: In/Gone.swift: is a link that leads nowhere; remove it, or restore what it leads to\n"
      )
    )
    #expect(run.output.contains("error: In/Round.swift: is a link that leads nowhere"))
    #expect(run.output.contains("In/Door.swift:1: Door: "))
    #expect(run.status == 1)
  }

  @Test func `what is no file is passed by, and nobody waits for a pipe`() throws {
    let run = try Invocation(["check", "."], files: ["Door.swift": Invocation.door, "Folder.swift/a.txt": ""]) {
      folder in
      #expect(mkfifo(folder.appending(path: "Pipe.swift").path, 0o600) == 0)
    }
    #expect(run.output == "Door.swift:1: Door: 2 states, 2 events, 2 moves; read: complete; no findings\n")
    #expect(run.status == 0)
  }

  @Test func `a file that several arguments lead to is read once`() throws {
    let run = try Invocation(
      ["check", "In/Door.swift", "In", "./In/../In/Door.swift", "Link.swift"],
      files: ["In/Door.swift": Invocation.door]
    ) { folder in
      let link = folder.appending(path: "Link.swift").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "In/Door.swift")
    }
    #expect(run.output == "In/Door.swift:1: Door: 2 states, 2 events, 2 moves; read: complete; no findings\n")
  }

  #if os(Linux)
    @Test func `a file that cannot be read is said, and does not stop the rest`() throws {
      // Nobody, not even root, reads from the start of a process's memory.
      let run = try Invocation("check", "/proc/self/mem", "Door.swift", files: ["Door.swift": Invocation.door])
      #expect(run.output.contains("error: /proc/self/mem: cannot be read; check its permissions\n"))
      #expect(run.output.contains("Door.swift:1: Door: "))
      #expect(run.status == 1)
    }
  #endif

  @Test(.timeLimit(.minutes(10))) func `ten thousand files are read in their order`() throws {
    let names = (0..<10_000).map { "F\($0 % 100)/A\($0).swift" }
    let machines = Set((0..<40).map { names[$0 * 250] })
    let run = try Invocation(["check", "."], files: [:]) { folder in
      for index in 0..<100 {
        try FileManager.default.createDirectory(
          at: folder.appending(path: "F\(index)"),
          withIntermediateDirectories: false
        )
      }
      for name in names {
        let text = machines.contains(name) ? Invocation.door : name.hasSuffix("7.swift") ? "func a() {}" : "let a = 1"
        try Data(text.utf8).write(to: folder.appending(path: name))
      }
    }
    #expect(run.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) } == machines.sorted())
    #expect(run.status == 0)
  }

  @Test(arguments: ["check", "draw", "table", "paths"]) func `two runs say the same`(command: String) throws {
    let files = Dictionary(
      uniqueKeysWithValues: (0..<90).map { number in
        ("In\(number % 7)/A\(number).swift", Invocation.door.replacing("Door", with: "Door\(number)"))
      }
    )
    let runs = try (0..<2).map { _ in try Invocation(command, ".", files: files).output }
    #expect(runs[0] == runs[1])
    let names = files.keys.sorted().map { "Door" + $0.drop { $0 != "A" }.dropFirst().prefix { $0 != "." } }
    #expect(command == "draw" || runs[0].matches(of: /Door\d+/).map { String($0.output) } == names)
  }

  @Test func `a file on which the parser would not end is reported`() throws {
    let files = ["A.swift": "enum E { let a = \(String(repeating: "[", count: 40)) }", "Door.swift": Invocation.door]
    let run = try Invocation("check", ".", files: files)
    #expect(run.output.contains("Door.swift:1: Door: 2 states"))
    #expect(
      run.output.contains("error: A.swift:1: brackets nest too deeply for the parser; split the expression\n")
    )
    #expect(run.status == 1)
  }
}
