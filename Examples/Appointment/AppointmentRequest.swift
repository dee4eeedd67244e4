import Switchback

/// The steps of requesting an appointment: with whom, then directly or indirectly when, and why.
///
/// The document gives the eleven states. Inferred are the arrows, the events, that whether a doctor can be booked directly
/// decides on the branch, and that the request ends where the reason is valid.
@MachineState
enum AppointmentRequest: CaseIterable {
  case whomInitial, whomValid
  case directSearch, directSearchValid, directChosen, directReason
  case whenIndirect, whenIndirectValid, indirectReason
  @Final case directReasonValid, indirectReasonValid

  enum Event: Hashable {
    case becameValid, becameInvalid
    case next(bookable: Bool)
  }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.whomInitial, .becameValid): .whomValid
    case (.whomValid, .next(bookable: true)): .directSearch
    case (.whomValid, .next(bookable: false)): .whenIndirect

    case (.directSearch, .becameValid): .directSearchValid
    case (.directSearchValid, .next): .directChosen
    case (.directChosen, .next): .directReason
    case (.directReason, .becameValid): .directReasonValid

    case (.whenIndirect, .becameValid): .whenIndirectValid
    case (.whenIndirectValid, .next): .indirectReason
    case (.indirectReason, .becameValid): .indirectReasonValid
    case (_, .becameInvalid): nil
    default: nil
    }
  }
}
