// swift-tools-version: 6.2
import PackageDescription

/// The parts for Apple's platforms, compiled and tested where there are none: UIKit and SwiftUI are stand-ins of ours, with
/// the shape of what is used of them.
let package = Package(
  name: "apple-stand-ins",
  platforms: [.macOS(.v14)],
  targets: [
    .target(name: "SwitchbackGraph"),
    .target(name: "SwiftUI"),
    .target(name: "UIKit"),
    .target(name: "_Testing_UIKit"),
    .target(name: "Switchback", dependencies: ["SwiftUI", "SwitchbackGraph", "UIKit"]),
    .testTarget(name: "PresenterTests", dependencies: ["SwiftUI", "Switchback", "UIKit", "_Testing_UIKit"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
