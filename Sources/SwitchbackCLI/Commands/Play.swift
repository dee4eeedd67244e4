import ArgumentParser
import SwitchbackGraph

struct Play: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Walks through a machine, event by event.",
    discussion: """
      Shows where you are and what you can do; you choose an event by its number or name, and say whether its guards \
      hold. 'undo' goes a step back, 'restart' to the start, '?' draws where you are, and the path so far is printed at \
      the end. What is typed can come from a pipe.

        switchback play Sources/App/Checkout.swift
        switchback play --type Checkout Sources
        printf 'next\\nback\\n' | switchback play Sources/App/Checkout.swift

      \(SwitchbackCommand.exitCodes)
      """
  )

  @OptionGroup var machines: Machines

  func run() async throws {
    let found = await machines.read()
    report(found.problems)
    guard let graph = playable(among: found.machines.map(\.graph)) else { throw ExitCode(1) }
    var game = Game(of: graph, on: .standard)
    game.run()
    if !found.problems.isEmpty { throw ExitCode(1) }
  }

  private func playable(among graphs: [StateGraph]) -> StateGraph? {
    guard let graph = graphs.first else { return nil }
    if graphs.count > 1 {
      let names = graphs.map { "'\($0.name)'" }.joined(separator: ", ")
      report(["there are several machines, \(names); choose one with '--type', or give its file"])
      return nil
    }
    if graph.read == .refused || graph.states.isEmpty {
      let reason = graph.unread.first?.why ?? "it has no state"
      report(["\(graph.file):\(graph.line): '\(graph.name)' cannot be played, \(reason); see 'switchback check'"])
      return nil
    }
    return graph
  }
}
