/// Which type a name means in which file: what is private, or declared several times, belongs to its file alone.
struct TypeNames {
  /// The types of one path, by their files; true where only the file sees them.
  private struct Rivals {
    private(set) var files: [Int: Bool] = [:]
    private(set) var shownCount = 0

    /// A declaration in each branch of an '#if' is one.
    mutating func add(_ file: Int, isPrivate: Bool) {
      if files[file] == false { shownCount -= 1 }
      files[file] = isPrivate
      if !isPrivate { shownCount += 1 }
    }

    /// Whether every file means the same type.
    var isOne: Bool { files.count == 1 && shownCount == 1 }
  }

  /// Only those paths of which not every file means the same.
  private var rivals: [String: Rivals] = [:]

  /// - Parameter protocols: those of the files, which have a name for themselves as other types do.
  init(of parts: [DeclarationParts.Part], _ protocols: [DeclarationParts.DeclaredProtocol] = []) {
    let types = parts.filter { $0.declaration != nil }.map { (names: $0.names, file: $0.file, isPrivate: $0.isPrivate) }
    let all = types + protocols.map { (names: $0.names, file: $0.file, isPrivate: $0.isPrivate) }
    let declared = Dictionary(grouping: all, by: \.names.count)
    // From the outside in, for what is nested in one of two types of a name does not belong to the other.
    for depth in declared.keys.sorted() {
      var found: [String: Rivals] = [:]
      for part in declared[depth] ?? [] {
        let path = Self.joined(self.path(of: part.names.dropLast(), in: part.file), part.names[depth - 1])
        found[path, default: Rivals()].add(part.file, isPrivate: part.isPrivate)
      }
      for (path, item) in found where !item.isOne { rivals[path] = item }
    }
  }

  /// Whether every name means the same type in all files.
  var areUnique: Bool { rivals.isEmpty }

  /// The path of the type that names mean, from the outside in, without looking further out.
  func path(of names: some Sequence<String>, below scope: String = "", in file: Int) -> String {
    names.reduce(scope) { path, name in
      let full = Self.joined(path, name)
      guard let item = rivals[full] else { return full }
      if let isPrivate = item.files[file] {
        return item.files.count == 1 || (!isPrivate && item.shownCount == 1) ? full : full + Self.mark + "\(file)"
      }
      // Where several are shown, nobody knows which one is meant; what is private elsewhere is not.
      return item.shownCount == 1 ? full : full + Self.mark + (item.shownCount == 0 ? "" : "\(file)")
    }
  }

  private static func joined(_ path: String, _ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

  /// What stands between a name and the file to which it belongs; nobody sees it.
  static let mark = "\u{2063}"
}

extension String {
  /// The path as it is written in source.
  var plainPath: String {
    guard contains(TypeNames.mark) else { return self }
    return split(separator: TypeNames.mark, omittingEmptySubsequences: false).enumerated().map { index, part in
      index == 0 ? String(part) : String(part.drop(while: \.isNumber))
    }.joined()
  }
}
