import Foundation
import SwitchbackGraph
import SwitchbackTestSupport

/// The manual of the checks, made from the doc comments of their types.
enum ChecksArticle {
  static let path = "Sources/Switchback/Switchback.docc/Checks.md"

  static let introduction = """
    # Checks

    What is looked for in every machine, why it matters, and how to mend or silence it.

    ## Overview

    The macro reads the machine when it is compiled, and each finding is a warning at its line. The command
    `switchback check` says the same of any source, whether it uses this package or not, and `graph.check()` of
    any graph.

    No check guesses. A row whose target is not in the source may lead to any state, and a line that was not read may
    hold any row; whatever could be refuted by it is then not said.

    Most findings are warnings. A note is worth a look and often meant so; `check --strict` does not fail for it.

    Each message names the best way to silence it. Beside that, the comment `// switchback:ignore` with the name of the
    rule silences any finding at its line.
    """

  static func text() throws -> String {
    try ([introduction] + [any Check].all.map(section)).joined(separator: "\n\n") + "\n"
  }

  static func section(of check: any Check) throws -> String {
    let source = try Repository.text("Sources/SwitchbackGraph/Checks/\(type(of: check)).swift")
    let comment = source.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { !$0.hasPrefix("public struct") }
      .filter { $0.hasPrefix("///") }
      .map { $0.dropFirst($0.hasPrefix("/// ") ? 4 : 3) }
    return "## \(check.rule)\n\n" + comment.joined(separator: "\n")
  }
}
