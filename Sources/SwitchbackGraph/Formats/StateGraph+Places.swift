extension StateGraph {
  /// `line 12`, or `Other.swift:12` for a line of another file than the machine's.
  package static func place(line: Int, file: String?) -> String {
    place(lines: [line], file: file)
  }

  /// The same of several: `lines 3, 12`.
  static func place(lines: [Int], file: String?) -> String {
    let list = lines.map(String.init).joined(separator: ", ")
    guard let name = file?.split(separator: "/").last else { return "line\(lines.count == 1 ? "" : "s") \(list)" }
    return "\(name):\(list)"
  }
}
