import ArgumentParser
import SwitchbackGraph

struct Table: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows what happens in each state on each event.",
    discussion: """
      A row for each state and a column for each event, with a sign for what happens and the count of each: what moves, \
      stays, is rejected, traps, could not be read, and what nothing handles. Where a guard decides, a star leads to the \
      guards below. A table that is wider than the terminal, or than COLUMNS, numbers its states, and is split.

        switchback table Sources/App/Checkout.swift
        switchback table --type Checkout Sources
        COLUMNS=200 switchback table Sources | less

      What the words in guards mean, 'Reading a Drawing' tells, an article of the manual.

      \(SwitchbackCommand.exitCodes)
      """
  )

  @OptionGroup var machines: Machines

  func run() async throws {
    let found = await machines.read()
    let pages = found.machines.map {
      TablePage(of: $0.graph, beside: $0.beside, width: Terminal.width, style: .output).lines
    }
    if !pages.isEmpty { print(pages.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")) }
    report(found.problems)
    if !found.problems.isEmpty { throw ExitCode(1) }
  }
}
