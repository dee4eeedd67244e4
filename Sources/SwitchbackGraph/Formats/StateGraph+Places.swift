extension StateGraph {
  /// `line 12`, or `Other.swift:12` for a line of another file than the machine's.
  package static func place(line: Int, file: String?) -> String {
    guard let name = file?.split(separator: "/").last else { return "line \(line)" }
    return "\(name):\(line)"
  }
}
