@testable import AppointmentExample
import Foundation
import Switchback
import Testing

extension GoodIntentionsIITests {
  @Suite("Applied to branching navigation")
  struct AppointmentRequestTests {
    @Test(
      arguments: AppointmentRequest.allCases,
      [.becameValid, .becameInvalid, .next(bookable: true), .next(bookable: false)] as [AppointmentRequest.Event]
    )
    func `a state and an event lead on, or nowhere`(state: AppointmentRequest, event: AppointmentRequest.Event) {
      let machine = StateMachine(state, unhandled: .ignore)
      let target = Self.table[state]?[event]
      let disposition: Disposition = state.isFinal ? .ended : target == nil ? .unhandled : .moved
      #expect(machine.send(event) == disposition)
      #expect(machine.state == target ?? state)
    }

    @Test func `a doctor who can be booked is searched, chosen, and told why`() {
      #expect(
        states(after: [
          .becameValid, .next(bookable: true), .becameValid, .next(bookable: true), .next(bookable: true), .becameValid,
        ])
          == [.whomValid, .directSearch, .directSearchValid, .directChosen, .directReason, .directReasonValid]
      )
    }

    @Test func `any other is asked for a time, and told why`() {
      #expect(
        states(after: [.becameValid, .next(bookable: false), .becameValid, .next(bookable: false), .becameValid])
          == [.whomValid, .whenIndirect, .whenIndirectValid, .indirectReason, .indirectReasonValid]
      )
    }

    @Test func `nothing goes on before the step is valid`() {
      for state in [AppointmentRequest.whomInitial, .directSearch, .directReason, .whenIndirect, .indirectReason] {
        #expect(!StateMachine(state).canSend(.next(bookable: true)))
        #expect(!StateMachine(state).canSend(.next(bookable: false)))
      }
    }

    @Test func `a screen is embedded when its first state is entered, and not again when the step becomes valid`() {
      let machine = StateMachine(AppointmentRequest.whomInitial)
      var embedded = [machine.state.screen]
      machine.onTransition { if $0.to.screen != $0.from.screen { embedded.append($0.to.screen) } }
      for event in [.becameValid, .next(bookable: false), .becameValid, .next(bookable: false), .becameValid]
        as [AppointmentRequest.Event]
      {
        machine.send(event)
      }
      #expect(embedded == [.whom, .when, .reason])
    }

    @Test func `both branches end`() {
      #expect(AppointmentRequest.allCases.filter(\.isFinal) == [.directReasonValid, .indirectReasonValid])
    }

    @Test func `some time later five states are left, one row is new, and the others are as they were`() throws {
      #expect(IndirectRequest.allCases.count == 5)
      let (before, after) = try (rows(in: "AppointmentRequest"), rows(in: "IndirectRequest"))
      #expect(after.count == 4)
      #expect(after.subtracting(before) == ["case (.initial, .next): .whenIndirect"])
    }

    private func rows(in file: String) throws -> Set<String> {
      let url = URL(filePath: #filePath).appending(path: "../../../../Examples/Appointment/\(file).swift").standardized
      let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      return Set(lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("case (.") })
    }

    private func states(after events: [AppointmentRequest.Event]) -> [AppointmentRequest] {
      let machine = StateMachine(AppointmentRequest.whomInitial)
      return events.map { event in
        machine.send(event)
        return machine.state
      }
    }

    private static let table: [AppointmentRequest: [AppointmentRequest.Event: AppointmentRequest]] = [
      .whomInitial: [.becameValid: .whomValid],
      .whomValid: [.next(bookable: true): .directSearch, .next(bookable: false): .whenIndirect],
      .directSearch: [.becameValid: .directSearchValid],
      .directSearchValid: [.next(bookable: true): .directChosen, .next(bookable: false): .directChosen],
      .directChosen: [.next(bookable: true): .directReason, .next(bookable: false): .directReason],
      .directReason: [.becameValid: .directReasonValid],
      .whenIndirect: [.becameValid: .whenIndirectValid],
      .whenIndirectValid: [.next(bookable: true): .indirectReason, .next(bookable: false): .indirectReason],
      .indirectReason: [.becameValid: .indirectReasonValid],
    ]
  }
}
