import AppointmentExample
import CoinExample
import CommuteExample
import DataSourceExample
import ExampleTerminal
import NearbyStopsExample
import OnboardingExample
import PermissionsExample
import PhoneVerificationExample
import PriceSortExample
import RefineExample
import RegistrationExample
import RegistrationTableExample
import SessionExample

extension Example {
  /// In the order in which a person is offered them.
  package static let all: [Example] = [
    .onboarding, .refine, .priceSort,
    .registration, .registrationTable,
    .dataSource, .appointment, .appointmentLater, .session,
    .coin, .phoneVerification, .commute, .nearbyStops,
    .permissions,
  ]
}
