import Testing

@Suite struct CheckTests {
  @Test func `a machine without findings is one line`() throws {
    let run = try Invocation("check", "Door.swift", files: ["Door.swift": Invocation.door])
    #expect(run.output == "Door.swift:1: Door: 2 states, 2 events, 2 moves; read: complete; no findings\n")
    #expect(run.status == 0)
  }

  @Test func `findings have their place, their message and their rule`() throws {
    let stuck = Invocation.door.replacing("case (.closed, .pull): .open", with: "case (.closed, .pull): nil")
    let files = ["Door.swift": stuck, "Lamp.swift": Invocation.lamp]
    let run = try Invocation("check", ".", files: files)
    #expect(
      run.output == """
        Door.swift:2:14: warning: state 'closed' cannot be left; add a transition out of it, or write \
        '// switchback:ignore dead-end' at its line [dead-end]
        Door.swift:1: Door: 2 states, 2 events, 1 move; read: complete; 1 finding
        Lamp.swift:7:26: warning: the target 'relit()' of 'press' in 'off' cannot be read; write the target in the row, or \
        state the possible targets with the comment '// switchback:targets a, b' [unread-target]
        Lamp.swift:1: Lamp: 3 states, 1 event, 2 moves; read: partial; 1 finding

        """
    )
    #expect(run.status == 0)
    #expect(try Invocation("check", "--strict", ".", files: files).status == 1)
  }

  @Test func `what is not read is noted`() throws {
    let source = Invocation.door.replacing("case (.open, .push)", with: "case (start, .push)")
    let run = try Invocation("check", "Door.swift", files: ["Door.swift": source])
    #expect(
      run.output == """
        Door.swift:6:10: warning: where 'push' in 'open' and 'closed' leads cannot be read: pattern 'start' is not a case; only \
        running the code tells what it matches; write it in another way, or silence this with the comment \
        '// switchback:ignore unread-target' [unread-target]
        Door.swift:1: Door: 2 states, 2 events, 1 move; read: partial; 1 finding

        """
    )
  }

  @Test func `a file that uses the package is told of its marks`() throws {
    let stuck = Invocation.door.replacing("case (.closed, .pull): .open", with: "case (.closed, .pull): nil")
    for source in [
      "import Switchback\n" + stuck, "@MachineState " + stuck, stuck.replacing("Door {", with: "Door: MachineState {"),
    ] {
      let run = try Invocation("check", "Door.swift", files: ["Door.swift": source])
      #expect(run.output.contains("or mark it '@Final' [dead-end]"))
    }
  }

  @Test func `what was only taken for a machine is a note, which is no reason to fail`() throws {
    let lamp = """
      final class Lamp {
        enum State { case off, dim, bright }
        var state = State.off
        func darken() { state = .off }
        func soften() { state = .dim }
        func light() { state = .bright }
      }

      """
    let run = try Invocation("check", "--strict", "Lamp.swift", files: ["Lamp.swift": lamp])
    #expect(
      run.output == """
        Lamp.swift:3:7: note: 'Lamp' looks like a machine and is not drawn: nothing that sets 'state' asks what it \
        was; if it is none, write '// switchback:ignore refused-machine' at this line [refused-machine]
        Lamp.swift:1: Lamp: refused; 1 finding

        """
    )
    #expect(run.status == 0)
  }

  @Test func `places where the reader comes to the same limit are one finding`() throws {
    let flags = (1...11).map { "let level\($0): State = flags[\($0)] ? .off : .on" }.joined(separator: "; ")
    let switching = "guard state == .off else { return }; \(flags); if level1 == .on { state = .on }"
    let lamp = """
      final class Lamp {
        enum State { case off, on }
        private var state = State.off
        var flags: [Bool] = []
        func light() { \(switching) }
        func flash() { \(switching) }
        func darken() { if state == .on { state = .off } }
      }

      """
    let run = try Invocation("check", "Lamp.swift", files: ["Lamp.swift": lamp])
    let findings = run.output.split(separator: "\n").filter { $0.contains("more ways lead here") }
    #expect(
      findings == [
        """
        Lamp.swift:5:3: warning: where 'light' and 'flash' in 'off' leads, here and in 1 other place, cannot be read: \
        more ways lead here than the reader follows; split the function, or silence this with the comment \
        '// switchback:ignore unread-target' [unread-target]
        """
      ]
    )
  }

  @Test func `a comment at one of the places where the reader comes to a limit leaves the others`() throws {
    let flags = (1...11).map { "let level\($0): State = flags[\($0)] ? .off : .on" }.joined(separator: "; ")
    let switching = "guard state == .off else { return }; \(flags); if level1 == .on { state = .on }"
    let lamp = """
      final class Lamp {
        enum State { case off, on }
        private var state = State.off
        var flags: [Bool] = []
        // switchback:ignore unread-target
        func light() { \(switching) }
        func flash() { \(switching) }
        func darken() { if state == .on { state = .off } }
      }

      """
    let run = try Invocation("check", "Lamp.swift", files: ["Lamp.swift": lamp])
    let findings = run.output.split(separator: "\n").filter { $0.contains("more ways lead here") }
    #expect(
      findings == [
        """
        Lamp.swift:7:3: warning: where 'flash' in 'off' leads cannot be read: more ways lead here than the reader follows; \
        split the function, or silence this with the comment '// switchback:ignore unread-target' [unread-target]
        """
      ]
    )
  }

  @Test func `a reason for which a machine is refused is said once`() throws {
    let run = try Invocation("check", "A.swift", files: ["A.swift": Invocation.refused])
    #expect(
      run.output == """
        A.swift:1:6: warning: 'Gate' cannot be drawn, 'next(on:)' has no body; write it as a switch over state and event, or \
        write '// switchback:ignore refused-machine' at this line [refused-machine]
        A.swift:1: Gate: refused; 1 finding

        """
    )
  }
}
