import Foundation
import SwitchbackTestSupport

extension Compiler {
  /// What the compiler says about an example; nil when it has nothing to say.
  ///
  /// A warning counts, too, but where the example is there to show one.
  static func complaints(about example: Example) throws -> String? {
    let stubs = try stubs.get()
    let result = try withTemporaryFolder { folder in
      try (example.imports + example.source)
        .write(to: folder.appending(path: "main.swift"), atomically: true, encoding: .utf8)
      return try typecheck(
        ["main.swift", "-I", stubs.path] + (example.isManifest ? manifestFlags() : [])
          + (example.showsWarnings ? [] : ["-warnings-as-errors"]),
        in: folder
      )
    }
    return result.status == 0 ? nil : result.output
  }

  /// The modules of ours that examples may import: one stands in for what this system lacks, one has what doc comments speak of.
  private static let stubs: Result<URL, any Error> = Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "switchback-stubs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for module in ["SwiftUI", "Sample"] {
      let source = Repository.root.appending(path: "Tests/DocumentationTests/Stubs/\(module).swift").path
      let result = try run(
        ["-emit-module", "-module-name", module, "-parse-as-library", source]
          + ["-emit-module-path", folder.appending(path: "\(module).swiftmodule").path],
        in: folder
      )
      guard result.status == 0 else { throw StubError(output: result.output) }
    }
    return folder
  }

  private struct StubError: Error {
    var output: String
  }

  /// Where the toolchain keeps the module of package manifests.
  private static func manifestFlags() throws -> [String] {
    let answer = try Program("swiftc", ["-print-target-info"], in: Repository.root).output
    let info = try JSONDecoder().decode(TargetInfo.self, from: Data(answer.utf8))
    let modules = URL(filePath: info.paths.runtimeResourcePath).appending(path: "pm/ManifestAPI").path
    return ["-I", modules, "-package-description-version", "6.2"]
  }

  private struct TargetInfo: Decodable {
    var paths: Paths
    struct Paths: Decodable {
      var runtimeResourcePath: String
    }
  }
}

extension Example {
  fileprivate var isManifest: Bool { source.contains("import PackageDescription") }

  /// The comment of a check shows what it warns of.
  fileprivate var showsWarnings: Bool { article.contains("/Checks/") }

  fileprivate var imports: String {
    if isManifest { return "" }
    let modules = article.hasSuffix(".swift") ? ["Foundation", "Sample", "Switchback"] : ["Switchback"]
    let imports = modules.map { "import \($0)\n" }.joined()
    return article.hasSuffix(".swift") ? imports + "@testable import RegistrationExample\n" : imports
  }
}
