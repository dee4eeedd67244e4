import ArgumentParser
import SwitchbackGraph
import SwitchbackReader

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says what is wrong with the machines in Swift source.",
    discussion: """
      Prints a line for each finding and for each part that could not be read, then a line for each machine.

        switchback check Sources
        switchback check --strict Sources/App/Checkout.swift
      """
  )

  @OptionGroup var machines: Machines

  @Flag(help: "Exit with 1 for warnings, too.")
  var strict = false

  func run() throws {
    let (readings, problems) = machines.read()
    for reading in readings { print(Self.lines(about: reading).joined(separator: "\n")) }
    report(problems)
    let findings = readings.flatMap(\.graph.findings)
    let isBad = findings.contains { strict || $0.severity == .error }
    if isBad || !problems.isEmpty { throw ExitCode(1) }
  }

  private static func lines(about reading: Reading) -> [String] {
    let graph = reading.graph
    let findings = zip(graph.findings, reading.columns).map { finding, column in
      "\(graph.file):\(finding.line):\(column): \(finding.severity): \(finding.message) [\(finding.rule)]"
    }
    let said = Set(graph.findings.filter { $0.rule == UnreadTarget().rule }.map(\.line))
    let unread = graph.unread.filter { !said.contains($0.line) }
      .map { "\(graph.file):\($0.line): note: not read: \($0.why)" }
    return findings + unread + [summary(of: graph)]
  }

  private static func summary(of graph: StateGraph) -> String {
    let moves = graph.transitions.filter { $0.kind == .move }.count
    let counts = [
      counted(graph.states.count, "state"), counted(graph.events.count, "event"), counted(moves, "move"),
    ].joined(separator: ", ")
    let findings = graph.findings.isEmpty ? "no findings" : counted(graph.findings.count, "finding")
    return "\(graph.file):\(graph.line): \(graph.name): \(counts); read: \(graph.read); \(findings)"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
