import Foundation

/// The Swift files that paths on the command line stand for.
struct SourceFiles {
  /// Each file's path, as it is shown.
  private(set) var paths: [String] = []
  /// What could not be opened, each with a sentence.
  private(set) var problems: [String] = []

  init(at arguments: [String]) {
    for argument in arguments { add(argument) }
  }

  private mutating func add(_ path: String) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      problems.append("\(path): there is no such file or folder; check the spelling")
      return
    }
    guard isFolder.boolValue else {
      paths.append(path)
      return
    }
    let found = swiftFiles(in: path)
    if found.isEmpty { problems.append("\(path): no Swift file in this folder; give a folder with Swift source") }
    paths += found
  }

  /// Links inside the folder are not followed, so a loop of links is no trap; what starts with a dot is not source.
  private func swiftFiles(in folder: String) -> [String] {
    let root = URL(fileURLWithPath: folder, isDirectory: true).resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(
      at: root,
      includingPropertiesForKeys: [.isRegularFileKey],
      options: [.skipsHiddenFiles]
    )
    let prefix = root.standardizedFileURL.path
    return (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" && !$0.hasDirectoryPath }
      .map { path(of: $0, below: prefix, shownAs: folder) }
      .sorted()
  }

  private func path(of file: URL, below prefix: String, shownAs folder: String) -> String {
    let tail = file.standardizedFileURL.path.dropFirst(prefix.count).drop { $0 == "/" }
    let head = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    return head == "." ? String(tail) : "\(head)/\(tail)"
  }

  /// The text of a file, or a sentence that says why there is none.
  static func text(at path: String) -> Result<String, Problem> {
    guard let data = FileManager.default.contents(atPath: path) else {
      return .failure(Problem("\(path): cannot be read; check its permissions"))
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      return .failure(Problem("\(path): is not valid UTF-8; save it as UTF-8"))
    }
    return .success(text)
  }

  struct Problem: Error {
    let sentence: String

    init(_ sentence: String) {
      self.sentence = sentence
    }
  }
}
