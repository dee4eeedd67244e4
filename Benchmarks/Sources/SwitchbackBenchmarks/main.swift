import RegistrationWorkload

/// `[--markdown | --json]` prints the table; `allocations` what does not wobble; `run <scenario> <passes>` is for counting.
switch Array(CommandLine.arguments.dropFirst()) {
case []: printAll(as: .text)
case ["--markdown"]: printAll(as: .markdown)
case ["--json"]: printAll(as: .json)
case ["allocations"]: checkAllocations()
case let words where words.count == 3 && words[0] == "run": runAlone(words[1], passes: Int(words[2]) ?? 1)
default: fail("usage: SwitchbackBenchmarks [--markdown | --json | allocations | run <scenario> <passes>]")
}

func printAll(as report: Report) {
  report.print([.times(), .exploration()] + allocations())
}

func allocations() -> [Section] {
  Allocations.canBeCounted ? [.allocationsPerEvent(), .bytesPerMachine()] : []
}

/// Exit 1 if an event or a machine takes more from the heap than it may.
func checkAllocations() {
  Report.text.print(allocations())
  guard allocations().allSatisfy(\.isMet) else { fail("an event or a machine allocates more than it may: see ✗ above") }
}

/// Runs one scenario and nothing else, and prints how many events a pass has.
func runAlone(_ name: String, passes: Int) {
  guard let scenario = Scenario.named(name) else {
    fail("no scenario '\(name)'; there are \(Scenario.all.map(\.name).joined(separator: ", "))")
  }
  let walk = Walk(scenario.walk, length: 20_000)
  run(scenario.prepare(walk), times: passes, over: walk, name)
  print(walk.events.count)
}
