import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
@testable import SwitchbackMacros
import Testing

@Suite struct ExpansionTests {
  private static let specs: [String: MacroSpec] = [
    "MachineState": MacroSpec(type: MachineStateMacro.self, conformances: ["MachineState", "GraphProviding"]),
    "MachineEvent": MacroSpec(type: MachineEventMacro.self, conformances: ["MachineEvent"]),
    "Final": MacroSpec(type: MarkerMacro.self),
  ]

  /// In what the expansion differs, in sentences; XCTest's own way of failing is not heard by Swift Testing.
  private func differences(expanding source: String, into expanded: String) -> [String] {
    var differences: [String] = []
    assertMacroExpansion(
      source,
      expandedSource: expanded,
      macroSpecs: Self.specs,
      indentationWidth: .spaces(2),
      failureHandler: { differences.append($0.message) }
    )
    return differences
  }

  private func expectExpansion(
    of source: String,
    into expanded: String,
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    for difference in differences(expanding: source, into: expanded) {
      Issue.record("\(difference)", sourceLocation: location)
    }
  }

  @Test func `a flat machine gets its graph, its kinds and its final states`() {
    expectExpansion(
      of: """
        @MachineState
        public enum Door {
          case open, closed(by: String)
          @Final case sealed

          func next(on event: Event) -> Self? {
            .sealed
          }
        }
        """,
      into: #"""
        public enum Door {
          case open, closed(by: String)
          case sealed

          func next(on event: Event) -> Self? {
            .sealed
          }
        }

        extension Door: Switchback.MachineState, nonisolated Switchback.GraphProviding {
          public nonisolated static let graph = Switchback.StateGraph(compact: "m\tDoor\tTestModule/test.swift\t2\tstate-event-switch\tpartial\ns\topen\ti\t3\ns\tclosed\t\t3\tby: String\ns\tsealed\tf\t4\nu\t2\tthe cases of 'Event' are declared elsewhere; drawn are those that a row names")

          public nonisolated enum Kind: Swift.Hashable, Swift.Sendable {
            case open
            case closed
            case sealed
          }

          public nonisolated var kind: Kind {
            switch self {
            case .open:
              .open
            case .closed:
              .closed
            case .sealed:
              .sealed
            }
          }

          public nonisolated var isFinal: Swift.Bool {
            switch self {
            case .sealed:
              true
            default:
              false
            }
          }
        }
        """#
    )
  }

  @Test func `a machine with nested states gets kinds for them and for what is around them`() {
    expectExpansion(
      of: """
        @MachineState
        enum Call<Line> {
          case idle, running(Running)
          enum Running {
            case ringing, talking
          }
          func next(on event: CallEvent) -> Self? {
            nil
          }
        }
        """,
      into: #"""
        enum Call<Line> {
          case idle, running(Running)
          enum Running {
            case ringing, talking
          }
          func next(on event: CallEvent) -> Self? {
            nil
          }
        }

        extension Call: Switchback.MachineState, nonisolated Switchback.GraphProviding {
          nonisolated static var graph: Switchback.StateGraph {
            Switchback.StateGraph(compact: "m\tCall\tTestModule/test.swift\t2\tstate-event-switch\tpartial\ns\tidle\ti\t3\ns\trunning.ringing\t\t5\ns\trunning.talking\t\t5\nu\t2\tthe cases of 'CallEvent' are declared elsewhere; drawn are those that a row names")
          }

          typealias Event = CallEvent

          nonisolated enum Kind: Swift.Hashable, Swift.Sendable, Swift.CustomStringConvertible {
            case idle
            case running(RunningKind?)

            nonisolated enum RunningKind: Swift.Hashable, Swift.Sendable {
              case ringing
              case talking
            }

            static var running: Kind {
              .running(nil)
            }

            var description: Swift.String {
              switch self {
              case .idle:
              "idle"
              case .running(nil):
              "running"
              case .running(let inner?):
              "running.\(inner)"
              }
            }
          }

          nonisolated var kind: Kind {
            switch self {
            case .idle:
              .idle
            case .running(.ringing):
              .running(.ringing)
            case .running(.talking):
              .running(.talking)
            }
          }

          nonisolated static func ancestors(of kind: Kind) -> [Kind] {
            switch kind {
            case .running(.some):
              [.running]
            default:
              []
            }
          }
        }
        """#
    )
  }

  @Test func `a machine whose nested machine is elsewhere gets that one's kinds and drawing`() {
    expectExpansion(
      of: """
        @MachineState
        enum Call {
          case idle, running(Running)
          enum Event {
            case dial, running(Running.Event)
          }
          func next(on event: Event) -> Self? {
            switch (self, event) {
            case (.idle, .dial): .running(.ringing)
            case (.running(let running), .running(let event)): running.next(on: event).map(Self.running)
            default: nil
            }
          }
        }
        """,
      into: #"""
        enum Call {
          case idle, running(Running)
          @Switchback.MachineEvent(nesting: "running")
          enum Event {
            case dial, running(Running.Event)
          }
          func next(on event: Event) -> Self? {
            switch (self, event) {
            case (.idle, .dial): .running(.ringing)
            case (.running(let running), .running(let event)): running.next(on: event).map(Self.running)
            default: nil
            }
          }
        }

        extension Call: Switchback.MachineState, nonisolated Switchback.GraphProviding {
          nonisolated static let graph = Switchback.StateGraph(compact: "m\tCall\tTestModule/test.swift\t2\tstate-event-switch\tpartial\ns\tidle\ti\t3\ns\trunning.ringing\t\t3\ns\trunning\t\t3\tRunning\ne\tdial\t5\ne\trunning\t5\tRunning.Event\nt\tidle\tdial\tmove\t9\trunning.ringing\nt\trunning.ringing\trunning\tcomputed\t10\t\t\tnested\trunning.next(on: event).map(Self.running)\nt\trunning\trunning\tcomputed\t10\t\t\tnested\trunning.next(on: event).map(Self.running)\nu\t10\twhat 'Running' does is declared elsewhere").nesting(Running.graph, in: "running", on: "running")

          nonisolated enum Kind: Swift.Hashable, Swift.Sendable, Swift.CustomStringConvertible {
            case idle
            case running(Running.Kind?)

            static var running: Kind {
              .running(nil)
            }

            var description: Swift.String {
              switch self {
              case .idle:
              "idle"
              case .running(nil):
              "running"
              case .running(let inner?):
              "running.\(inner)"
              }
            }
          }

          nonisolated var kind: Kind {
            switch self {
            case .idle:
              .idle
            case .running(let inner):
              .running(inner.kind)
            }
          }

          nonisolated static func ancestors(of kind: Kind) -> [Kind] {
            switch kind {
            case .running(let inner?):
              [.running] + Running.ancestors(of: inner).map {
                Kind.running($0)
              }
            default:
              []
            }
          }
        }
        """#
    )
  }

  @Test func `a struct of machines gets its rule, its kind and the graphs of its regions`() {
    expectExpansion(
      of: """
        @MachineState
        public struct Device {
          public var power: Power
          var screen = Screen.dark
          let serial = 1
        }
        """,
      into: #"""
        public struct Device {
          public var power: Power
          var screen = Screen.dark
          let serial = 1
        }

        extension Device: Switchback.MachineState, nonisolated Switchback.GraphProviding {
          public nonisolated static let graph = Switchback.StateGraph(compact: "m\tDevice\tTestModule/test.swift\t2\tregions\tcomplete").adding(Power.graph, as: "power").adding(Screen.graph, as: "screen", startingIn: "dark")

          public nonisolated struct Kind: Swift.Hashable, Swift.Sendable, Swift.CustomStringConvertible {
            public var power: Power.Kind
            public var screen: Screen.Kind

            public var description: Swift.String {
              "power.\(power), screen.\(screen)"
            }
          }

          public nonisolated var kind: Kind {
            Kind(power: power.kind, screen: screen.kind)
          }

          public nonisolated var isFinal: Swift.Bool {
            power.isFinal && screen.isFinal
          }

          public mutating func applyToRegions(_ event: Event) -> Switchback.Outcome {
            let before = self
            return power.apply(event, beside: before)
              .joined(with: screen.apply(event, beside: before))
          }
        }
        """#
    )
  }

  @Test func `events get their kinds`() {
    expectExpansion(
      of: """
        @MachineEvent
        package enum Event {
          case push(Int), `in`
        }
        """,
      into: #"""
        package enum Event {
          case push(Int), `in`
        }

        extension Event: nonisolated Switchback.MachineEvent {
          package nonisolated enum Kind: Swift.Hashable, Swift.Sendable, Swift.CaseIterable {
            case push
            case `in`
          }

          package nonisolated var kind: Kind {
            switch self {
            case .push:
              .push
            case .`in`:
              .`in`
            }
          }
        }
        """#
    )
  }

  @Test func `an expansion that differs is noticed`() {
    #expect(differences(expanding: "@Final struct A {}", into: "struct B {}") != [])
  }
}
