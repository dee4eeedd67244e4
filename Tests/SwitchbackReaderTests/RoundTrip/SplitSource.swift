import SwitchbackTestSupport

/// Puts members of a printed machine into extensions in other files.
struct SplitSource {
  private var files = ["", "", ""]
  private var random: SeededGenerator

  /// The source with lines that begin files; nothing in it is private, as the other files have to see it.
  static func split(_ source: String, seed: Int) -> String {
    var split = SplitSource(random: SeededGenerator(seed: seed))
    let shown = source.replacing("private(set) ", with: "").replacing("private ", with: "")
    split.add(shown.split(separator: "\n").map(String.init))
    let order = [0, 1, 2].shuffled(using: &split.random)
    return order.map { "// file \($0).swift\n\(split.files[$0])" }.joined(separator: "\n")
  }

  private init(random: SeededGenerator) { self.random = random }

  private mutating func add(_ lines: [String]) {
    var rest = lines[...]
    while let line = rest.popFirst() {
      // A member that begins here goes to where the others do not follow.
      guard line.isMemberStart, let end = rest.firstIndex(of: "  }"), random.isOnce(in: 2) else {
        files[0] += line + "\n"
        continue
      }
      let member = [line] + rest[...end]
      rest = rest[(end + 1)...]
      files[Int.random(in: 1...2, using: &random)] += "extension Machine {\n\(member.joined(separator: "\n"))\n}\n"
    }
  }
}

extension String {
  /// Whether a function or a type begins in this line whose end is a line of its own.
  fileprivate var isMemberStart: Bool {
    guard hasPrefix("  "), dropFirst(2).first?.isWhitespace == false, hasSuffix("{") else { return false }
    return contains("func ") || contains("enum ")
  }
}
