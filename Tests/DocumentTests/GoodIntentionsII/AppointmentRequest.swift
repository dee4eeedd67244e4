import Switchback

/// The steps of requesting an appointment: with whom, then directly or indirectly when, and why.
///
/// The document gives the eleven states. Inferred are the arrows, the events, that whether a doctor can be booked directly
/// decides on the branch, and that the request ends where the reason is valid.
enum AppointmentRequest: MachineState, CaseIterable {
  case whomInitial, whomValid
  case directSearch, directSearchValid, directChosen, directReason, directReasonValid
  case whenIndirect, whenIndirectValid, indirectReason, indirectReasonValid

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
    default: nil
    }
  }

  var isFinal: Bool { self == .directReasonValid || self == .indirectReasonValid }

  /// The view controller that is embedded.
  var screen: Screen {
    switch self {
    case .whomInitial, .whomValid: .whom
    case .directSearch, .directSearchValid, .directChosen: .search
    case .whenIndirect, .whenIndirectValid: .when
    case .directReason, .directReasonValid, .indirectReason, .indirectReasonValid: .reason
    }
  }

  enum Screen { case whom, search, when, reason }
}

/// The same some time later: only the indirect way is left, and with whom is no question any more.
enum IndirectRequest: MachineState, CaseIterable {
  case initial, whenIndirect, indirectValid, indirectReason, indirectReasonValid

  enum Event: CaseIterable { case started, becameValid, next }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.initial, .started): .whenIndirect
    case (.whenIndirect, .becameValid): .indirectValid
    case (.indirectValid, .next): .indirectReason
    case (.indirectReason, .becameValid): .indirectReasonValid
    default: nil
    }
  }

  var isFinal: Bool { self == .indirectReasonValid }
}
