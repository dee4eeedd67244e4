import Foundation

/// The Swift files that paths on the command line stand for, each once.
struct SourceFiles {
  /// Each file's path, as it is shown.
  private(set) var paths: [String] = []
  /// The folder of the module of each file.
  private(set) var modules: [String] = []
  /// The modules that were given as a folder, so that there is nothing beside what was given.
  private(set) var wholeModules: Set<String> = []
  /// What could not be opened, each with a sentence.
  private(set) var problems: [String] = []

  private var known: Set<String> = []

  init(at arguments: [String]) {
    for argument in arguments { add(argument) }
  }

  private mutating func add(_ path: String) {
    switch Kind(of: path) {
    case .nothing: problems.append("\(path): there is no such file or folder; check the spelling")
    case .folder: addFolder(path)
    case .file, .stream: addFile(path)
    }
  }

  private mutating func addFolder(_ path: String) {
    let folder = SourceFolder(path)
    if folder.files.isEmpty, folder.problems.isEmpty {
      problems.append("\(path): no Swift file in this folder; give a folder with Swift source")
    }
    problems += folder.problems
    for file in folder.files { addFile(file, below: path) }
  }

  /// A file that several arguments or links lead to is one file.
  private mutating func addFile(_ path: String, below root: String? = nil) {
    let place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard known.insert(place).inserted else { return }
    let isStream = Kind(of: path) == .stream
    let module = isStream ? path : ModuleFolder.path(of: path, below: root)
    paths.append(path)
    modules.append(module)
    if isStream || root.map({ ModuleFolder.isWhole(module, in: $0) }) == true { wholeModules.insert(module) }
  }

  /// What a path leads to, links followed.
  enum Kind {
    case nothing, folder, file
    /// A pipe or a device, which can be read once and perhaps never ends.
    case stream

    init(of path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else {
        self = .nothing
        return
      }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: self = .folder
      case S_IFREG: self = .file
      default: self = .stream
      }
    }
  }
}
