import Switchback

/// The view controller that is embedded: a step that becomes valid stays on its screen.
enum AppointmentScreen { case whom, search, when, reason }

extension AppointmentRequest: Flow {
  var screen: AppointmentScreen {
    switch self {
    case .whomInitial, .whomValid: .whom
    case .directSearch, .directSearchValid, .directChosen: .search
    case .whenIndirect, .whenIndirectValid: .when
    case .directReason, .directReasonValid, .indirectReason, .indirectReasonValid: .reason
    }
  }

  var presentation: Presentation { screen == .whom ? .root : .push }
}

extension IndirectRequest: Flow {
  var screen: AppointmentScreen { step.screen }

  var presentation: Presentation { step.presentation }

  /// The step of the longer way that looks the same.
  var step: AppointmentRequest {
    switch self {
    case .initial: .whomInitial
    case .whenIndirect: .whenIndirect
    case .whenIndirectValid: .whenIndirectValid
    case .indirectReason: .indirectReason
    case .indirectReasonValid: .indirectReasonValid
    }
  }
}
