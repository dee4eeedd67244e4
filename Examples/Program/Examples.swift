import AppointmentExample
import CoinExample
import CommuteExample
import DataSourceExample
import ExampleTerminal
import Foundation
import NearbyStopsExample
import OnboardingExample
import PermissionsExample
import PhoneVerificationExample
import PriceSortExample
import RefineExample
import RegistrationExample
import RegistrationTableExample
import SessionExample

/// Lists the examples, and takes a person through any of them.
@main
@MainActor
struct Examples {
  static let all: [Example] = [
    .onboarding, .refine, .priceSort,
    .registration, .registrationTable,
    .dataSource, .appointment, .appointmentLater, .session,
    .coin, .phoneVerification, .commute, .nearbyStops,
    .permissions,
  ]

  static func main() async {
    exit(await Menu(of: all, on: .standard).run(Array(CommandLine.arguments.dropFirst())))
  }
}
