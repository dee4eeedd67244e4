import Foundation
import SwitchbackTestSupport
import Testing

@Suite struct ProgramTests {
  @Test(arguments: ["Warnings", "Silenced", "Mistakes", "Tables"])
  func `the compiler says what the program expects, at the very lines, and nothing else`(program: String) throws {
    let file = Repository.root.appending(path: "Tests/SwitchbackMacrosTests/Programs/\(program).swift")
    let result = try withTemporaryFolder { folder in
      try Compiler.typecheck(["-parse-as-library", "-Xfrontend", "-verify", file.path], in: folder)
    }
    #expect(result.status == 0, "\(result.output)")
  }

  @Test func `a file that names a machine's events before its state compiles by itself`() throws {
    let result = try withTemporaryFolder { folder in
      let machine = """
        import Switchback
        @MachineState enum Lamp {
          case on, off
          enum Event { case press }
          func next(on event: Event) -> Self? { self == .on ? .off : .on }
        }
        """
      let view = "import Switchback\nstruct View { let event: Lamp.Event; let machine: StateMachine<Lamp> }\n"
      try machine.write(to: folder.appending(path: "Lamp.swift"), atomically: true, encoding: .utf8)
      try view.write(to: folder.appending(path: "View.swift"), atomically: true, encoding: .utf8)
      return try Compiler.typecheck(primary: "View.swift", beside: ["Lamp.swift"], in: folder)
    }
    #expect(result.status == 0, "\(result.output)")
  }

  @Test func `a program that expects another message fails`() throws {
    let result = try withTemporaryFolder { folder in
      let file = folder.appending(path: "Wrong.swift")
      let text = "import Switchback\n@MachineState class Search {}  // expected-error {{something else}}\n"
      try text.write(to: file, atomically: true, encoding: .utf8)
      return try Compiler.typecheck(["-parse-as-library", "-Xfrontend", "-verify", file.path], in: folder)
    }
    #expect(result.status != 0)
    #expect(result.output.contains("'@MachineState' reads enums"))
  }
}
