import SwitchbackReader

/// Source in which places carry a mark: `1️⃣state = .b`; a line `// file Name.swift` begins another file.
struct MarkedSource: Sendable {
  /// The source without the marks, all files behind one another.
  private(set) var text = ""
  /// The files, by themselves.
  private(set) var files: [File] = [File()]
  /// Where each mark is.
  private(set) var places: [Character: Place] = [:]

  struct File: Sendable {
    var path = ""
    var text = ""
  }

  struct Place: Equatable, Sendable {
    var file: String
    var line: Int
  }

  init(_ marked: String) {
    for line in marked.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("// file ") {
        if files.last?.text.isEmpty == true { files.removeLast() }
        files.append(File(path: String(line.dropFirst(8))))
      } else {
        add(line)
      }
      text += line.filter { !$0.isMark } + "\n"
    }
    text.removeLast()
    for index in files.indices { files[index].text.removeLast() }
  }

  private mutating func add(_ line: Substring) {
    let index = files.count - 1
    let number = files[index].text.count { $0 == "\n" } + 1
    for mark in line.filter(\.isMark) { places[mark] = Place(file: files[index].path, line: number) }
    files[index].text += line.filter { !$0.isMark } + "\n"
  }

  /// What is read of all files together.
  var readings: [Reading] {
    let sources = files.compactMap { ParsedSource($0.text, path: $0.path) }
    return Reader.read(SourceModule(sources)).flatMap(\.self)
  }
}

extension Character {
  /// Whether this is a digit in a key cap.
  var isMark: Bool { unicodeScalars.contains("\u{20E3}") }
}
