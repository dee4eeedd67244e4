// swift-tools-version: 6.2
import PackageDescription

/// The root without its traits, so that swift-syntax is neither fetched nor built; named here, so that a clone may have any name.
let package = Package(
  name: "switchback-benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "switchback", path: "..", traits: [])],
  targets: [
    .target(
      name: "RegistrationWorkload",
      dependencies: [.product(name: "Switchback", package: "switchback")]
    ),
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "SwitchbackBenchmarks",
      dependencies: [
        "AllocationCounter", "RegistrationWorkload", .product(name: "Switchback", package: "switchback"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "AllocationCounter" {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
