import Foundation
import SwitchbackGraph
import Testing

@Suite struct TextFormatTests {
  @Test func `a machine reads as its states with their rows, and says where one is`() {
    #expect(
      StateGraph.registration.formatted(.text(current: "login")) == """
        Registration

        ● login · initial, you are here
            login                   → finished
            next                    → createProfile
        ○ createProfile
            next                    → selectAvatar
            registerLater           → termsAndConditions
            facebookRegister        → facebookProfile
        ○ facebookProfile
            next                    → selectAvatar
            registerLater           → termsAndConditions
        ○ selectAvatar(from)
            next                    → termsAndConditions
            back [from: .email]     → createProfile
            back [from: .facebook]  → facebookProfile
        ○ termsAndConditions
            next                    → finished
        ◎ finished · final
        """
    )
  }

  @Test(arguments: [60, 66, 70, 200])
  func `a note has room behind the name of a file, however long that is`(letters: Int) {
    let file = "Sources/App/\(String(repeating: "n", count: letters)).swift"
    var graph = StateGraph.sketch("a! b\na go b", unread: [.init(line: 3, why: "a few words of why", file: file)])
    graph.file = "Sources/App/Main.swift"
    let text = graph.formatted(.text)
    #expect(text.contains("\(String(repeating: "n", count: letters)).swift:3: a few"))
    #expect(text.split(separator: "\n").last?.trimmingCharacters(in: .whitespaces).hasSuffix("why") == true)
  }

  @Test func `what is so otherwise stands behind what is so under a condition`() {
    let sketch = "a! b c\na set b any\na halt a any\na set a any [yes]\nb set b any\nb set a any [yes]\nc set b any"
    #expect(
      StateGraph.sketch(sketch).formatted(.text) == """
        Sketch

        ○ a · initial
            set [yes]  ↺ stays
            set        → b
            halt       ↺ stays
        ○ b
            set [yes]  → a
            set        ↺ stays
        ○ c
            set        → b
        """
    )
  }

  @Test
  func `stays, rejects, traps, unknown targets, rules for every state, what is unread and found have their place`() {
    var graph = StateGraph.player
    graph.findings = graph.check()
    #expect(
      graph.formatted(.text) == """
        Player

        ○ stopped · initial
            start                          → running.loading
            fail                           – rejected
        ○ running.loading(String)
            loaded(items) [items.count > 3 && isOpen]
                                           → running.ready
            loaded(items) [items.isEmpty]  → failed
        ○ running.ready
            start                          → done
            tick                           → done
            loaded(items)                  ↺ stays
            skip(Int)                      ? history[at: $0]
        ○ failed(any Error)
            start                          ✕ traps
        ◎ done · final

          any state
            reset                          → stopped
            fail                           → failed, not in stopped

          not read
            line 17: target comes from a subscript
            line 30: the switch has a '#if', whose condition only the compiler knows

          findings
            line 17: the target 'history[at: $0]' of 'skip' in 'running.ready' cannot be
                     read; write the target in the row, or state the possible targets
                     with the comment '// switchback:targets a, b' [unread-target]
        """
    )
  }

  @Test func `what is said of several lines stands once, and behind a long place in a wide column`() {
    let graph = StateGraph(
      name: "Lamp",
      states: [.init("off")],
      events: [],
      transitions: [],
      unread: [
        .init(line: 3, why: "'emit' is not followed"), .init(line: 5, why: "another reason"),
        .init(line: 9, why: "'emit' is not followed"),
        .init(line: 4, why: "'emit' is not followed, and so on and so on", file: "A/LongNameOfAnotherFile.swift"),
        .init(line: 8, why: "'emit' is not followed, and so on and so on", file: "A/LongNameOfAnotherFile.swift"),
      ]
    )
    #expect(
      graph.formatted(.text) == """
        Lamp

        ○ off

          not read
            lines 3, 9: 'emit' is not followed
            line 5: another reason
            LongNameOfAnotherFile.swift:4, 8: 'emit' is not followed, and so on and so
              on
        """
    )
  }

  @Test func `what a case of a parameter holds stands with the case, and a long path is cut at a dot`() {
    let target = "executing.requestHeadSent.waitingForAnotherResponseHead"
    let graph = StateGraph(
      name: "Link",
      states: [.init("idle"), .init(target)],
      events: [.init("receive(.data)", payload: ["Int"]), .init("receiveSomethingWithAVeryLongNameIndeed")],
      transitions: [
        .init(from: "idle", on: "receive(.data)", to: target, guard: "isReady && isWaitingForIt"),
        .init(from: "idle", on: "receiveSomethingWithAVeryLongNameIndeed", to: "idle", kind: .stay),
      ]
    )
    #expect(
      graph.formatted(.text) == """
        Link

        ○ idle
            receive(.data(Int)) [isReady && isWaitingForIt]
                                                     → executing.requestHeadSent.
                                                       waitingForAnotherResponseHead
            receiveSomethingWithAVeryLongNameIndeed  ↺ stays
        ○ executing.requestHeadSent.waitingForAnotherResponseHead
        """
    )
  }

  @Test func `no line is wider than 80 columns, and no word is lost`() {
    let long = String(repeating: "veryLongName", count: 9)
    let graph = StateGraph(
      name: long,
      states: [.init(long, isInitial: true)],
      events: [.init(long)],
      transitions: [.init(from: long, on: long, to: long, guard: "\(long)\n  && \(long) a b")],
      unread: [.init(line: 1, why: long)]
    )
    for graph in [graph, .player] + StateGraph.randomOnes(200, seed: 4) {
      for line in graph.formatted(.text).split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
    #expect(graph.formatted(.text).filter { !$0.isWhitespace }.ranges(of: "veryLongName").count == 9 * 6)
  }

  @Test func `a machine without a graph is its name and the reason`() {
    let graph = StateGraph(
      name: "Door",
      read: .refused,
      states: [],
      events: [],
      transitions: [],
      unread: [.init(line: 3, why: "a class")]
    )
    #expect(graph.formatted(.text) == "Door\n\n  not read\n    line 3: a class")
  }

  @Test func `what is assumed at several places is said once, behind its lines`() {
    var graph = StateGraph.sketch("a!")
    graph.assumptions = [
      "line 30: the closure runs later", "where it starts is not in the source", "line 7: the closure runs later",
      "Other.swift:5: the closure runs later", "line 9: 'f' runs later",
    ]
    #expect(
      graph.formatted(.text) == """
        Sketch

        ○ a · initial

          assumed
            lines 7, 30, Other.swift:5: the closure runs later
            where it starts is not in the source
            line 9: 'f' runs later
        """
    )
  }

  @Test func `several machines stand one below the other`() {
    let graph = StateGraph.sketch("a!")
    #expect([graph, graph].formatted(.text) == "Sketch\n\n○ a · initial\n\nSketch\n\n○ a · initial")
    #expect([StateGraph]().formatted(.text) == "")
  }
}
