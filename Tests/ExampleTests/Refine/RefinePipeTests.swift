import ExampleTestSupport
import Foundation
import Testing

struct RefinePipeTests {
  @Test func `refining runs from a pipe, with a diagram and Back`() throws {
    let run = try ExampleProgram.run(["refine"], input: Data("category\nshoes\n?\nback\nbags\nshow\nquit\n".utf8))
    #expect(run.output.contains("\n● refineL2(Draft) · you are here\n"))
    #expect(run.output.contains("): back\n\nRefine: Women\n"))
    #expect(run.output.hasSuffix("\nYou left at 'Results'. You were looking at Women › Bags.\n"))
    #expect(run.exitCode == 0)
  }
}
