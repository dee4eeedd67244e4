import Foundation

/// A check of a machine that is left out, since what could refute it was not among what was given.
struct LeftOut: Sendable {
  var rule: String
  var machine: String
  /// Where all that could refute it lies; nil where nothing tells.
  var folder: String?

  /// One sentence for all of which the same has to be given.
  static func notes(on all: [LeftOut]) -> [String] {
    Dictionary(grouping: all, by: \.folder).sorted { ($0.key ?? "") < ($1.key ?? "") }.map { folder, left in
      let rules = Set(left.map(\.rule)).sorted().map { "'\($0)'" }
      let names = Set(left.map(\.machine)).sorted()
      let others = names.count > 1 ? " and \(counted(names.count - 1, "other machine"))" : ""
      let verb = rules.count > 1 ? "are" : "is"
      return "\(rules.joined(separator: " and ")) \(verb) left out for '\(names[0])'\(others), since \(why(folder))"
    }
  }

  private static func why(_ folder: String?) -> String {
    guard let folder else {
      return "nothing tells where else the source of the project lies; "
        + "give a folder in a package or an Xcode project, with all its source"
    }
    return "other source may refute it; give all of '\(shown(folder))'"
  }

  /// A path as it is seen from where the command runs.
  private static func shown(_ folder: String) -> String {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath().path
    if folder == here { return "." }
    return folder.hasPrefix(here + "/") ? String(folder.dropFirst(here.count + 1)) : folder
  }
}
