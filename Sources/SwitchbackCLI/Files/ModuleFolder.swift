import Foundation
import SwitchbackReader

/// The folder of the module to which a file belongs, so that its files are read together.
///
/// SwiftPM keeps a target in a folder of `Sources` or `Tests`; where there is none of these, a folder that was given is one
/// module, and so are the files that were given by themselves in one project or folder.
enum ModuleFolder {
  /// - Parameter root: the folder that was given; nil for a file that was given by itself.
  static func path(of file: String, below root: String?) -> String {
    if let known = target(of: file) ?? root { return known }
    let url = URL(fileURLWithPath: file).standardizedFileURL
    return ProjectFolder(around: url.path)?.folder(of: .package) ?? url.deletingLastPathComponent().path
  }

  /// The folder of the target in which SwiftPM has a file.
  static func target(of file: String) -> String? {
    let folders = URL(fileURLWithPath: file).standardizedFileURL.path.split(separator: "/").dropLast()
    guard let index = folders.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }) else { return nil }
    return "/" + folders[...min(index + 1, folders.count - 1)].joined(separator: "/")
  }

  /// Whether all files of a module lie in a folder.
  static func isWhole(_ module: String, in root: String) -> Bool {
    let place = URL(fileURLWithPath: root, isDirectory: true).standardizedFileURL.path
    return module == root || place == "/" || (module + "/").hasPrefix(place + "/")
  }
}
