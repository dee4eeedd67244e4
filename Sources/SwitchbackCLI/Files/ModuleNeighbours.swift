import Foundation
import SwitchbackReader

/// What lies beside files that were given by themselves, so that their machines are read as those of the whole module.
struct ModuleNeighbours: Sendable {
  private let folder: String
  private let isDeep: Bool

  /// - Parameter file: one of those given; all of them are in one module.
  init(of file: String) {
    let url = URL(fileURLWithPath: file).standardizedFileURL
    let own = url.deletingLastPathComponent().path
    let module = ModuleFolder.target(of: file) ?? ProjectFolder(around: url.path)?.folder(of: .package)
    isDeep = module != nil
    let above = (module ?? own).split(separator: "/").count
    let steps = max(0, own.split(separator: "/").count - above)
    folder = Self.folder(steps, above: file)
  }

  /// The path of a folder so many steps above that of a file, as short as the file's own path allows.
  private static func folder(_ steps: Int, above file: String) -> String {
    var names = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
    for _ in 0..<steps {
      if let last = names.last, ![".", "..", ""].contains(last) { names.removeLast() } else { names.append("..") }
    }
    let path = names.joined(separator: "/")
    return path.isEmpty ? file.hasPrefix("/") ? "/" : "." : path
  }

  /// The files that the given ones need; what cannot be read is passed over.
  func needed(by sources: [ParsedSource]) -> [ParsedSource] {
    let known = Set(sources.map { Self.place($0.path) })
    let files = SourceFolder(folder, isDeep: isDeep).files.filter { !known.contains(Self.place($0)) }
    return Neighbours.needed(by: sources, among: files) { path in
      FileManager.default.contents(atPath: path).map { Array($0) }
    }
  }

  private static func place(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
}
