import Switchback
import SwitchbackTestSupport
import Testing

@Suite("The difference of two stacks of screens")
struct ScreenStackTests {
  typealias Stack = ScreenStack<String>
  typealias Step = ScreenStep<String>

  @Test(arguments: [
    (Stack(), Stack(["a"]), [Step.push("a")]),
    (Stack(["a"]), Stack(["a"]), []),
    (Stack(["a"]), Stack(["a", "b", "c"]), [.push("b"), .push("c")]),
    (Stack(["a", "b", "c"]), Stack(["a"]), [.pop, .pop]),
    (Stack(["a", "b"]), Stack(["a", "c"]), [.replace("c")]),
    (Stack(["a", "b", "c"]), Stack(["d", "e"]), [.pop, .pop, .replace("d"), .push("e")]),
    (Stack(["a"]), Stack(["a"], modals: [["m", "n"]]), [.present("m"), .push("n")]),
    (Stack(["a"], modals: [["m"], ["n"]]), Stack(["a"]), [.dismiss, .dismiss]),
    (Stack(["a"], modals: [["m"]]), Stack(["a", "b"]), [.dismiss, .push("b")]),
    (Stack(["a"], modals: [["m"]]), Stack(["a", "b"], modals: [["m"]]), [.dismiss, .push("b"), .present("m")]),
    (Stack(["a"], modals: [["m"], ["n"]]), Stack(["a"], modals: [["n"]]), [.dismiss, .replace("n")]),
    // One modal more is less than all the steps within it.
    (Stack(["a"], modals: [["m", "n", "o"]]), Stack(["a"], modals: [["p"]]), [.dismiss, .present("p")]),
    (Stack(["a"], modals: [["m", "n"]]), Stack(["a"], modals: [["p"]]), [.pop, .replace("p")]),
  ]) func `one stack leads to another by the fewest steps`(old: Stack, new: Stack, steps: [Step]) {
    #expect(old.steps(to: new) == steps)
  }

  @Test(arguments: [
    (Stack(), Step.pop), (Stack(), .replace("a")), (Stack(["a"]), .dismiss), (Stack(["a"], modals: [["m"]]), .pop),
  ]) func `what cannot be done changes nothing`(stack: Stack, step: Step) {
    var changed = stack
    #expect(changed.apply(step) == false)
    #expect(changed == stack)
  }

  @Test func `an empty modal is none`() {
    #expect(Stack(["a"], modals: [[], ["m"], []]) == Stack(["a"], modals: [["m"]]))
  }

  @Test(arguments: [
    (window: 1, modals: 2, modal: 2, count: 3 * (1 + 6 + 36)), (window: 2, modals: 1, modal: 3, count: 7 * (1 + 14)),
  ]) func `no shorter way is found by trying all of them`(window: Int, modals: Int, modal: Int, count: Int) {
    let stacks = smallStacks(window: window, modals: modals, modal: modal)
    #expect(stacks.count == count)
    let neighbours = neighbours(of: stacks)
    for (index, start) in stacks.enumerated() {
      let distances = distances(from: index, over: neighbours)
      let wrong = stacks.indices.first { target in
        let steps = start.steps(to: stacks[target])
        return steps.count != distances[target] || after(steps, from: start) != stacks[target]
      }
      if let wrong { Issue.record("\(start.layers) to \(stacks[wrong].layers): \(start.steps(to: stacks[wrong]))") }
    }
  }

  @Test func `the steps lead from any stack to any other`() {
    var generator = SeededGenerator(seed: 7)
    var old = ScreenStack<Int>()
    for number in 0..<walks * 10 {
      let new = randomStack(&generator)
      if after(old.steps(to: new), from: old) != new {
        Issue.record("stack \(number): \(old.layers) to \(new.layers): \(old.steps(to: new))")
      }
      old = new
    }
  }

  private func after<Screen>(_ steps: [ScreenStep<Screen>], from start: ScreenStack<Screen>) -> ScreenStack<Screen>? {
    var stack = start
    for step in steps where !stack.apply(step) { return nil }
    return stack
  }

  /// All stacks of two different screens, with at most so many in the window, and in each of so many modals.
  private func smallStacks(window: Int, modals: Int, modal: Int) -> [ScreenStack<Int>] {
    let sets = lists(of: lists(of: [0, 1], upTo: modal).filter { !$0.isEmpty }, upTo: modals)
    return lists(of: [0, 1], upTo: window).flatMap { screens in sets.map { ScreenStack(screens, modals: $0) } }
  }

  private func lists<Element>(of elements: [Element], upTo length: Int) -> [[Element]] {
    if length == 0 { return [[]] }
    return [[]] + lists(of: elements, upTo: length - 1).flatMap { list in elements.map { list + [$0] } }
  }

  /// Where one step leads from each stack, as places in the list.
  private func neighbours(of stacks: [ScreenStack<Int>]) -> [[Int]] {
    let places = Dictionary(uniqueKeysWithValues: stacks.enumerated().map { ($1, $0) })
    let steps = [0, 1].flatMap { [ScreenStep.push($0), .present($0), .replace($0)] } + [.pop, .dismiss]
    return stacks.map { stack in
      steps.compactMap { step in
        var reached = stack
        return reached.apply(step) ? places[reached] : nil
      }
    }
  }

  /// How many steps each stack is away, breadth first.
  private func distances(from start: Int, over neighbours: [[Int]]) -> [Int?] {
    var distances = [Int?](repeating: nil, count: neighbours.count)
    distances[start] = 0
    var open = [start]
    var number = 0
    while !open.isEmpty {
      number += 1
      var reached: [Int] = []
      for neighbour in open.flatMap({ neighbours[$0] }) where distances[neighbour] == nil {
        distances[neighbour] = number
        reached.append(neighbour)
      }
      open = reached
    }
    return distances
  }

  private func randomStack(_ generator: inout SeededGenerator) -> ScreenStack<Int> {
    func layer(_ generator: inout SeededGenerator) -> [Int] {
      (0..<Int.random(in: 0..<6, using: &generator)).map { _ in .random(in: 0..<3, using: &generator) }
    }
    let modals = (0..<Int.random(in: 0..<4, using: &generator)).map { _ in layer(&generator) }
    return ScreenStack(layer(&generator), modals: modals)
  }
}
