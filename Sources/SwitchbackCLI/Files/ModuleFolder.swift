import Foundation

/// The folder of the module to which a file belongs, so that its files are read together.
///
/// SwiftPM keeps a target in a folder of `Sources` or `Tests`; where there is none of these, all that was given is one
/// module.
enum ModuleFolder {
  /// - Parameter root: the folder that was given; nil for a file that was given by itself.
  static func path(of file: String, below root: String?) -> String {
    let parts = URL(fileURLWithPath: file).standardizedFileURL.path.split(separator: "/")
    let folders = parts.dropLast()
    if let index = folders.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }) {
      return folders[...min(index + 1, folders.count - 1)].joined(separator: "/")
    }
    return root ?? file
  }
}
