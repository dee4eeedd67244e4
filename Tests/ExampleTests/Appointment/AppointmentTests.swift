@testable import AppointmentExample
import ExampleTerminal
import ExampleTestSupport
import Switchback
import Testing

@MainActor
struct AppointmentTests {
  /// The document's arrows; whether a doctor can be booked is a guard.
  @Test func `the request's drawing has the moves of the document and no other`() {
    #expect(
      moves(of: AppointmentRequest.graph) == [
        "whomInitial becameValid whomValid", "whomValid next directSearch", "whomValid next whenIndirect",
        "directSearch becameValid directSearchValid", "directSearchValid next directChosen",
        "directChosen next directReason", "directReason becameValid directReasonValid",
        "whenIndirect becameValid whenIndirectValid", "whenIndirectValid next indirectReason",
        "indirectReason becameValid indirectReasonValid",
      ]
    )
    #expect(
      moves(of: IndirectRequest.graph) == [
        "initial next whenIndirect", "whenIndirect becameValid whenIndirectValid",
        "whenIndirectValid next indirectReason", "indirectReason becameValid indirectReasonValid",
      ]
    )
  }

  @Test(arguments: [
    (Example.appointment, ["1", "next", "Friday", "next", "next", "Cough"], "Booked\nDr. Ada, Friday: Cough\n"),
    (.appointment, ["Dr. Grace", "next", "1", "next", "Cough"], "Asked for\nMonday: Cough\n"),
    (.appointment, ["2", "back", "1", "next", "2", "next", "next", "Cough"], "Booked\nDr. Ada, Friday: Cough\n"),
    (
      .appointment, ["2", "next", "back", "back", "1", "next", "1", "next", "next", "Cough"],
      "Booked\nDr. Ada, Monday: Cough\n"
    ),
    (.appointmentLater, ["next", "1", "next", "Cough"], "Asked for\nMonday: Cough\n"),
  ])
  func `an appointment is requested`(example: Example, lines: [String], end: String) async {
    let played = await example.played(lines)
    #expect(played.ending == .finished)
    #expect(played.text.hasSuffix("\n\n" + end))
  }

  @Test func `a screen is pushed once for all its states, and popped on the way back`() async {
    let played = await Example.appointment.played(["1", "next", "Friday", "next", "back", "back", "back", "2", "quit"])
    let screens = played.text.split(separator: "\n").filter { $0.hasPrefix("(") }
    #expect(screens == ["(whom)", "(whom › search)", "(whom)"])
  }

  @Test func `the picture shows the state behind the screen`() async {
    let played = await Example.appointment.played(["1", "next", "Friday", "?", "quit"])
    #expect(played.text.contains("● directSearchValid · you are here"))
  }
}
