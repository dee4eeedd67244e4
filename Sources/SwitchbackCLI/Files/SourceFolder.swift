import Foundation

/// The Swift files in a folder and in those inside it, in the order of their paths.
///
/// Links to folders are not followed inside, so a loop of links is no trap; links to files are. What starts with a dot is
/// not source, and a pipe is not waited for.
struct SourceFolder {
  private(set) var files: [String] = []
  private(set) var problems: [String] = []

  /// - Parameter isDeep: whether folders inside are looked into.
  init(_ path: String, isDeep: Bool = true) {
    let root = URL(fileURLWithPath: path, isDirectory: true).resolvingSymlinksInPath()
    let prefix = root.standardizedFileURL.path
    var unopened: [URL] = []
    let found = FileManager.default.enumerator(
      at: root,
      includingPropertiesForKeys: nil,
      options: isDeep ? [.skipsHiddenFiles] : [.skipsHiddenFiles, .skipsSubdirectoryDescendants]
    ) { url, _ in
      unopened.append(url)
      return true
    }
    while let url = found?.nextObject() as? URL {
      guard url.pathExtension == "swift" else { continue }
      add(Self.path(of: url, below: prefix, shownAs: path), at: url.path)
    }
    files.sort()
    problems =
      problems.sorted()
      + unopened.map {
        "\(Self.path(of: $0, below: prefix, shownAs: path)): cannot be opened; check its permissions"
      }.sorted()
  }

  private mutating func add(_ path: String, at place: String) {
    switch SourceFiles.Kind(of: place) {
    case .file: files.append(path)
    case .folder, .stream: break
    case .nothing: problems.append("\(path): is a link that leads nowhere; remove it, or restore what it leads to")
    }
  }

  private static func path(of file: URL, below prefix: String, shownAs folder: String) -> String {
    let tail = file.standardizedFileURL.path.dropFirst(prefix.count).drop { $0 == "/" }
    let head = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    if tail.isEmpty { return folder }
    return head == "." ? String(tail) : "\(head)/\(tail)"
  }
}
