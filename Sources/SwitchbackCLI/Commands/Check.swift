import ArgumentParser
import SwitchbackGraph

struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says what is wrong with the machines in Swift source.",
    discussion: """
      Prints a line for each finding and for each part that could not be read, then a line for each machine, and says \
      which checks were left out for want of source. At a terminal the source stands below each finding. A finding is \
      silenced by the comment '// switchback:ignore <rule>' at its line.

        switchback check Sources
        switchback check --strict Sources/App/Checkout.swift

      \(SwitchbackCommand.exitCodes) With '--strict' a warning exits with 1, too.
      """
  )

  @OptionGroup var machines: Machines

  @Flag(help: "Exit with 1 for warnings, too.")
  var strict = false

  func run() async throws {
    let found = await machines.read()
    let style = Style.output
    for machine in found.machines {
      let lines = Findings(of: machine, excerptWidth: Terminal.isOutput ? Terminal.width ?? 80 : nil, style: style)
        .lines
      print(lines.joined(separator: "\n"))
    }
    for note in found.notes { print("\(style.note("note:")) \(note)") }
    report(found.problems)
    let findings = found.machines.flatMap(\.graph.findings)
    let isBad = findings.contains { $0.severity == .error || strict && $0.severity == .warning }
    if isBad || !found.problems.isEmpty { throw ExitCode(1) }
  }
}
