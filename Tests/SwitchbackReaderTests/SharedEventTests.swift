import SwitchbackGraph
import SwitchbackReader
import Testing

/// Machines of one file that take the same events need not each handle all of them.
@Suite struct SharedEventTests {
  private static let child = """
    enum Child {
      case off, on
      func next(on event: Parent.Event) -> Self? {
        switch (self, event) {
        case (.off, .x): .on
        case (.on, .x): .off
        default: nil
        }
      }
    }

    """

  /// A machine with rows of its own for one event, which may hand on the others.
  private static func parent(rows: String) -> String {
    """
    enum Parent {
      case idle, running(Child)
      enum Event { case x, y, z }
      func next(on event: Event) -> Self? {
        switch (self, event) {
        case (_, .y): .idle
        case (.idle, .x): .running(.off)
    \(rows)    default: nil
        }
      }
    }

    """
  }

  @Test(
    arguments: [
      // The machine around answers for what neither handles.
      (
        parent(rows: "    case (.running(let child), _): child.next(on: event).map(Self.running)\n") + child,
        ["Parent: z"]
      ),
      (
        child + parent(rows: "    case (.running(let child), _): child.next(on: event).map(Self.running)\n"),
        ["Parent: z"]
      ),
      (parent(rows: "    case (.idle, .z): .idle\n") + child, []),
      // So does a struct of machines.
      ("@MachineState struct Parent { var child: Child; enum Event { case x, y } }\n" + child, ["Parent: y"]),
      // Where it is not known what it handles, nothing is said.
      ("@MachineState struct Parent { var child: Child; var other: Other; enum Event { case x, y } }\n" + child, []),
      // Of equals the first answers; a machine that is alone answers for itself.
      (
        "enum Parent { enum Event { case x, y, z } }\n" + child
          + child.replacing("Child", with: "Other").replacing(".x", with: ".y"), ["Child: z"]
      ), ("enum Parent { enum Event { case x, y } }\n" + child, ["Child: y"]),
    ]
  )
  func `an event that another machine handles is no finding`(source: String, expected: [String]) {
    let findings = Reader.read(source: source).flatMap { reading in
      reading.graph.findings.filter { $0.rule == "unhandled-event" }.map { finding in
        "\(reading.graph.name): \(finding.message.split(separator: "'")[1])"
      }
    }
    #expect(findings == expected)
  }
}
