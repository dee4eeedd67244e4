import Foundation
import SwitchbackTestSupport
import Testing

@Suite struct ProgramTests {
  @Test(arguments: ["Warnings", "Silenced", "Mistakes"])
  func `the compiler says what the program expects, at the very lines, and nothing else`(program: String) throws {
    let file = Repository.root.appending(path: "Tests/SwitchbackMacrosTests/Programs/\(program).swift")
    let result = try withTemporaryFolder { folder in
      try Compiler.typecheck(["-parse-as-library", "-Xfrontend", "-verify", file.path], in: folder)
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
