import Foundation
import SwitchbackReader

/// The folder of the package or project to which a file belongs.
struct ProjectFolder {
  private let root: [String]
  private let file: [String]

  /// Nil where nothing tells where the project begins.
  init?(around file: String) {
    self.file = file.split(separator: "/").map(String.init)
    var folder = Array(self.file.dropLast())
    while !folder.isEmpty, !Self.isProject(Self.path(folder)) { folder.removeLast() }
    guard !folder.isEmpty else { return nil }
    root = folder
  }

  /// Where all the source lies that may see a declaration of the file.
  ///
  /// That is more than its module, whose folder only the package's manifest knows: all of `Sources`, or of the project.
  func folder(of reach: Reach) -> String {
    switch reach {
    case .file: return Self.path(file)
    case .package: return Self.path(root)
    case .module:
      let isBelowSources = isPackage && file.count > root.count + 1 && Self.groups.contains(file[root.count])
      return Self.path(isBelowSources ? Array(file.prefix(root.count + 1)) : root)
    }
  }

  private static let groups: Set = ["Sources", "Tests"]

  private var isPackage: Bool { FileManager.default.fileExists(atPath: Self.path(root) + "/Package.swift") }

  private static func path(_ names: [String]) -> String { "/" + names.joined(separator: "/") }

  private static func isProject(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
  }
}
