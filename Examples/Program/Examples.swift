import CoinExample
import ExampleTerminal
import Foundation
import PermissionsExample
import PhoneVerificationExample
import RegistrationExample

/// Lists the examples, and takes a person through any of them.
@main
@MainActor
struct Examples {
  static let all: [Example] = [
    .registration, .coin, .phoneVerification, .permissions,
  ]

  static func main() async {
    exit(await Menu(of: all, on: .standard).run(Array(CommandLine.arguments.dropFirst())))
  }
}
