/// Random classes as one program that prints what each of them does; what waits there does not wait here.
enum ExplorerProgram {
  /// The text of each file by its name.
  static func files(of classes: [RandomClass]) -> [String: String] {
    var files = ["prelude.swift": prelude]
    for item in classes { files["seed\(item.seed).swift"] = item.rendering }
    files["main.swift"] = classes.map { "explore(Seed\($0.seed).self, seed: \($0.seed))\n" }.joined()
    return files
  }
}

extension RandomClass {
  /// The same lines without what would need threads.
  fileprivate var rendering: String {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = line.replacing("await ", with: "").replacing(" async", with: "")
      if line.contains("let own") {
        line = line.replacing("= self.generation", with: "= generation")
          .replacing("= generation", with: "= Script.kept(number: self.generation)")
      }
      // A helper knows from which line it is called.
      if line.hasPrefix("  private func "), let end = line.firstIndex(of: ")") {
        line.insert(
          contentsOf: line[..<end].hasSuffix("(") ? "from line: Int = #line" : ", from line: Int = #line",
          at: end
        )
        line += " Stretch.enter(line, #line); defer { Stretch.leave() }"
      }
      return line
    }
    lines[0] = "final class Seed\(seed): Explored {"
    return lines.joined(separator: "\n") + conformance
  }

  private var conformance: String {
    let samples = states.map { $0 == numbered ? ".\($0)(0), .\($0)(5)" : ".\($0)" }.joined(separator: ", ")
    let words = states.map { "case .\($0): \"\($0)\"" }.joined(separator: "; ")
    let setting = flags.enumerated().map { "; \($1) = configuration.flags[\($0)]" }.joined()
    let count = hasToken ? ", count: generation" : ""
    let counting = hasToken ? "; generation = configuration.count" : ""
    let calls = events.map { event in
      let call = "\(event.name)(\(event.parameters.isEmpty ? "" : "Script.keptAnswer()"))"
      return "(\(line(of: event)), { \(event.mayThrow ? "try " : "")self.\(call) })"
    }
    return """

      extension Seed\(seed) {
        static let samples: [State] = [\(samples)]
        static let flagCount = \(flags.count)
        static let counts = 0...\(hasToken ? 3 : 0)
        var word: String { switch state { \(words) } }
        var configuration: Configuration<State> {
          get { Configuration(state: state, flags: [\(flags.joined(separator: ", "))]\(count)) }
          set(configuration) { state = configuration.state\(setting)\(counting) }
        }
        var events: [(line: Int, run: () throws -> Void)] { [\(calls.joined(separator: ", "))] }
      }

      """
  }

  private func line(of event: Function) -> Int {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.firstIndex { $0.hasPrefix("  func \(event.name)(") } ?? 0) + 1
  }
}
