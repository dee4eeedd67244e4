// swift-tools-version: 6.2
import PackageDescription

/// An app that uses Switchback by hand: with no traits, nothing is fetched and nothing of swift-syntax is built.
let package = Package(
  name: "without-traits",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "switchback", path: "../..", traits: [])],
  targets: [
    .executableTarget(name: "Turnstile", dependencies: [.product(name: "Switchback", package: "switchback")])
  ],
  swiftLanguageModes: [.v6]
)
