import Foundation
import SwitchbackReader
import Testing

/// The reader's time grows with the size of a machine, and not with its square, whatever there is much of.
@Suite struct GrowthTests {
  struct Large: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// What stands beside the statement that moves, and what in the type.
    var statement: @Sendable (Int) -> String = { _ in "" }
    /// What ends the statements.
    var end = ""
    var member: @Sendable (Int) -> String = { _ in "" }

    func source(_ count: Int) -> String {
      """
      final class Machine {
        enum State { case a, b, c }
        private(set) var state = State.a
        func first() {
          if state == .a { state = .b }
      \((0..<count).map(statement).joined(separator: "\n"))\(end)
        }
        func helper() { if state == .b { state = .c } }
      \((0..<count).map(member).joined(separator: "\n"))
      }
      """
    }
  }

  static let all = [
    Large(testDescription: "calls of others", statement: { _ in "print(1)" }),
    Large(testDescription: "calls of the type's own", statement: { _ in "helper()" }),
    Large(testDescription: "conditions", statement: { _ in "if state == .a { state = .b }" }),
    Large(testDescription: "constants", statement: { "let x\($0) = \($0)" }),
    Large(testDescription: "guards that leave", statement: { "guard f(\($0)) else { helper(); return }" }),
    Large(testDescription: "closures that run later", statement: { "later { print(\($0)) }" }),
    Large(testDescription: "methods beside", member: { "func f\($0)() { print(\($0)) }" }),
    Large(testDescription: "methods that move", member: { "func f\($0)() { if state == .a { state = .b } }" }),
    Large(testDescription: "hidden methods", member: { "private func f\($0)() { print(\($0)) }" }),
    Large(testDescription: "properties", member: { "var x\($0) = \($0)" }),
    Large(testDescription: "computed properties", member: { "var x\($0): Int { \($0) }" }),
    Large(testDescription: "types inside", member: { "struct X\($0) { var x = \($0) }" }),
    Large(testDescription: "elements of an array", statement: { $0 == 0 ? "let x = [" : "\($0)," }, end: "]"),
  ]

  @Test(arguments: all)
  func `four times as much takes about four times as long`(large: Large) throws {
    let (small, great) = (try module(large.source(300)), try module(large.source(1_200)))
    // Growing with the square it would be sixteen times; what else the computer does can make one measurement wrong.
    let isLinear = (0..<3).contains { _ in seconds { Reader.read(great) } < 7 * seconds { Reader.read(small) } }
    #expect(isLinear)
  }

  /// The parser is not meant.
  private func module(_ source: String) throws -> SourceModule {
    SourceModule([try #require(ParsedSource(source, path: ""))])
  }

  /// How long this thread has worked.
  private func seconds(_ work: () -> [[Reading]]) -> Double {
    let began = processorTime()
    #expect(!work().joined().isEmpty)
    return processorTime() - began
  }

  private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
