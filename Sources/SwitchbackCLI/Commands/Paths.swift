import ArgumentParser
import SwitchbackGraph

struct Paths: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Finds paths that together take every transition.",
    discussion: """
      Each path starts in an initial state and goes on as long as it can come to something new; they are what a test, \
      or a person with the app in hand, has to go through. Guards are taken to hold. What no path takes is listed \
      below, with the reason.

        switchback paths Sources/App/Checkout.swift
        switchback paths --covering states --type Checkout Sources

      \(SwitchbackCommand.exitCodes)
      """
  )

  @OptionGroup var machines: Machines

  @Option(help: "What to cover: \(StateGraph.Coverage.allCases.map(\.rawValue).joined(separator: ", ")).")
  var covering: StateGraph.Coverage = .transitions

  func run() async throws {
    let found = await machines.read()
    let pages = found.machines.map { PathsPage(of: $0.graph, covering: covering, style: .output).lines }
    if !pages.isEmpty { print(pages.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")) }
    report(found.problems)
    if !found.problems.isEmpty { throw ExitCode(1) }
  }
}

extension StateGraph.Coverage: ExpressibleByArgument {}
