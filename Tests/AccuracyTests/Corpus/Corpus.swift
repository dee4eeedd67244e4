import Foundation
import SwitchbackReader
import SwitchbackTestSupport
import Testing

/// Sources of public packages, as `scripts/corpus` gets them.
enum Corpus {
  struct Package: Sendable {
    var name: String
    var version: String
    /// Whether it has tabulated machines, so that every run of the tests reads it.
    var isTabulated: Bool

    var folder: URL { Corpus.folder.appending(path: "\(name)-\(version)") }
    var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }
  }

  static let folder = Repository.corpus

  static let packages: [Package] = {
    let list = (try? Repository.text("Tests/AccuracyTests/packages")) ?? ""
    return list.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let words = line.split(separator: " ")
      guard words.count >= 2, let name = words[words.count - 2].split(separator: "/").last else { return nil }
      return Package(name: String(name), version: String(words[words.count - 1]), isTabulated: words.count > 2)
    }
  }()

  /// Whether everything is to be read, as `make soak` does, and not a selection.
  static let isWhole = environment["SWITCHBACK_SOAK"] == "1"

  /// The packages that this run reads.
  static var wanted: [Package] { packages.filter { isWhole || $0.isTabulated } }

  /// Skips a test where the packages are missing; in CI nothing is skipped.
  static var isThere: ConditionTrait {
    .enabled(
      if: environment["CI"] == "true" || wanted.allSatisfy(\.isThere),
      "there are no public packages in .build/corpus; run scripts/corpus to get them"
    )
  }

  /// The source of a tabulated machine: in its package, or in `other/<id>.swift` for what cannot be had as a package.
  static func source(of truth: Truth) -> String? {
    try? String(contentsOf: place(of: truth), encoding: .utf8)
  }

  private static func place(of truth: Truth) -> URL {
    let words = truth.source.repo.split(separator: "/").last?.split(separator: "@").map(String.init) ?? []
    return truth.source.cloneable
      ? folder.appending(path: words.joined(separator: "-")).appending(path: truth.source.path)
      : folder.appending(path: "other/\(truth.id).swift")
  }

  /// What a machine's file needs of the rest of its module, or of `other/<id>` for what cannot be had as a package.
  static func neighbours(of truth: Truth, _ source: ParsedSource) -> [ParsedSource] {
    let place = place(of: truth)
    return neighbours(of: source, in: place, among: truth.source.cloneable ? nil : place.deletingPathExtension())
  }

  /// The same of any file of a package.
  static func neighbours(of source: ParsedSource, in file: URL, among folder: URL? = nil) -> [ParsedSource] {
    let others = swiftFiles(in: folder ?? target(of: file)).filter { $0 != file.path }
    return Neighbours.needed(by: [source], among: others) { path in
      FileManager.default.contents(atPath: path).map { Array($0) }
    }
  }

  /// The folder below `Sources` in which a file lies.
  private static func target(of file: URL) -> URL {
    let parts = file.deletingLastPathComponent().pathComponents
    let index = parts.lastIndex(of: "Sources") ?? parts.lastIndex(of: "Tests") ?? parts.count - 1
    return URL(filePath: "/" + parts[1...min(index + 1, parts.count - 1)].joined(separator: "/"))
  }

  static func swiftFiles(in folder: URL) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0).path }.sorted()
  }

  /// The paths of all Swift files to be read, in order: of the packages, and of what this package was built with.
  static func files() -> [String] {
    let checkouts = isWhole ? [] : [Repository.root.appending(path: ".build/checkouts")]
    return (wanted.map(\.folder) + checkouts).flatMap(swiftFiles).sorted()
  }

  static let environment = ProcessInfo.processInfo.environment
}
