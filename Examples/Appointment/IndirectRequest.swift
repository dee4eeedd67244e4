import Switchback

/// The same some time later: the direct way is gone, and with whom is no question any more.
///
/// Of the rows three are left as they were, and one is new.
@MachineState
enum IndirectRequest: CaseIterable {
  case initial
  case whenIndirect, whenIndirectValid, indirectReason
  @Final case indirectReasonValid

  typealias Event = AppointmentRequest.Event

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.initial, .next): .whenIndirect
    case (.whenIndirect, .becameValid): .whenIndirectValid
    case (.whenIndirectValid, .next): .indirectReason
    case (.indirectReason, .becameValid): .indirectReasonValid
    case (_, .becameInvalid): nil
    default: nil
    }
  }
}
