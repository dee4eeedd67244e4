// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// swift-syntax and swift-argument-parser are fetched only when the trait is on, because every use carries this condition.
let macros = TargetDependencyCondition.when(traits: ["Macros"])

func syntax(_ product: String) -> Target.Dependency {
  .product(name: product, package: "swift-syntax", condition: macros)
}

/// Each is a folder under `Examples` and one under `Tests/ExampleTests`.
let examples = [
  "Appointment",
  "Coin",
  "Commute",
  "DataSource",
  "NearbyStops",
  "Onboarding",
  "Permissions",
  "PhoneVerification",
  "PriceSort",
  "Refine",
  "Registration",
  "RegistrationTable",
  "Session",
]

let package = Package(
  name: "switchback",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "Switchback", targets: ["Switchback"]),
    .executable(name: "switchback", targets: ["SwitchbackCLI"]),
  ],
  traits: [
    .trait(name: "Macros", description: "@MachineState, and the command-line tool: needs swift-syntax."),
    .default(enabledTraits: ["Macros"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .target(name: "SwitchbackGraph"),
    .target(
      name: "SwitchbackReader",
      dependencies: ["SwitchbackGraph", syntax("SwiftSyntax"), syntax("SwiftParser")]
    ),
    .macro(
      name: "SwitchbackMacros",
      dependencies: [
        "SwitchbackGraph", "SwitchbackReader", syntax("SwiftCompilerPlugin"), syntax("SwiftDiagnostics"),
        syntax("SwiftSyntaxBuilder"), syntax("SwiftSyntaxMacros"),
      ]
    ),
    .target(
      name: "Switchback",
      dependencies: ["SwitchbackGraph", .target(name: "SwitchbackMacros", condition: macros)]
    ),
    .executableTarget(
      name: "SwitchbackCLI",
      dependencies: [
        "SwitchbackGraph", "SwitchbackReader",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: macros),
      ]
    ),
    .target(name: "ExampleTerminal", dependencies: ["Switchback"], path: "Examples/Terminal"),
    .target(
      name: "ExampleList",
      dependencies: ["ExampleTerminal"] + examples.map { .target(name: $0 + "Example") },
      path: "Examples/List"
    ),
    .executableTarget(name: "examples", dependencies: ["ExampleList", "ExampleTerminal"], path: "Examples/Program"),
    .executableTarget(
      name: "ReaderBenchmark",
      dependencies: ["SwitchbackReader", syntax("SwiftParser")],
      path: "Benchmarks",
      // All but its own folder and the two files that it shares with the other benchmarks.
      exclude: ["Package.swift", "thresholds", "Sources/AllocationCounter", "Sources/RegistrationWorkload"]
        + ["Measures", "Rules", "Scenarios", "main.swift"].map { "Sources/SwitchbackBenchmarks/" + $0 }
        + ["Failure", "Section+Allocations", "Section+Exploration", "Section+Times"].map {
          "Sources/SwitchbackBenchmarks/Results/\($0).swift"
        },
      sources: ["Reader", "Sources/SwitchbackBenchmarks/Results"]
    ),

    .target(name: "SwitchbackTestSupport", dependencies: ["Switchback"], path: "Tests/SwitchbackTestSupport"),
    .testTarget(name: "SwitchbackGraphTests", dependencies: ["SwitchbackGraph", "SwitchbackTestSupport"]),
    .testTarget(
      name: "SwitchbackReaderTests",
      dependencies: ["SwitchbackReader", "SwitchbackTestSupport", syntax("SwiftParser"), syntax("SwiftSyntax")]
    ),
    .testTarget(
      name: "AccuracyTests",
      dependencies: [
        "SwitchbackGraph", "SwitchbackReader", "SwitchbackTestSupport", syntax("SwiftParser"), syntax("SwiftSyntax"),
      ],
      exclude: ["Truth", "packages"]
    ),
    .testTarget(
      name: "SwitchbackMacrosTests",
      dependencies: [
        "Switchback", "SwitchbackMacros", "SwitchbackTestSupport", syntax("SwiftParser"),
        syntax("SwiftSyntaxMacroExpansion"), syntax("SwiftSyntaxMacrosGenericTestSupport"),
      ],
      exclude: ["Programs"]
    ),
    .testTarget(
      name: "SwitchbackMainActorTests",
      dependencies: ["Switchback"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(name: "SwitchbackTests", dependencies: ["Switchback", "SwitchbackTestSupport"]),
    .testTarget(name: "DocumentTests", dependencies: ["Switchback"] + examples.map { .target(name: $0 + "Example") }),
    .testTarget(name: "SwitchbackCLITests", dependencies: ["SwitchbackCLI", "SwitchbackTestSupport"]),
    .target(
      name: "ExampleTestSupport",
      dependencies: ["ExampleTerminal", "Switchback", "SwitchbackTestSupport"],
      path: "Tests/ExampleTestSupport"
    ),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "ExampleList", "ExampleTerminal", "ExampleTestSupport", "Switchback", "SwitchbackTestSupport", "examples",
      ] + examples.map { .target(name: $0 + "Example") }
    ),
    .testTarget(
      name: "RegistrationTests",
      dependencies: [
        "ExampleTerminal", "ExampleTestSupport", "RegistrationExample", "SwitchbackReader", "SwitchbackTestSupport",
        "examples",
      ]
    ),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "ExampleList", "ExampleTerminal", "RegistrationExample", "Switchback", "SwitchbackCLI", "SwitchbackGraph",
        "SwitchbackReader", "SwitchbackTestSupport", syntax("SwiftParser"), syntax("SwiftSyntax"),
      ],
      exclude: ["Fixtures", "Stubs"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for name in examples {
  package.targets.append(
    .target(name: name + "Example", dependencies: ["ExampleTerminal", "Switchback"], path: "Examples/" + name)
  )
}

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .treatAllWarnings(as: .error),
    ]
}
