/// What is strewn into sources to try the reader.
enum OddText {
  static let tokens = [
    "case", "default:", "switch self {", "switch (self, event) {", "self = .", "state =", "return", "return .a", "nil",
    ".none",
    "_", "(_, _)", "where", "fallthrough", "break", "throw", "try", "await", "if case", "guard case", "else {", "let",
    "var",
    "case let (.a(x), .b(y)):", "@unknown default:", "mutating func next(on event: Event) -> Self? {", "func", "inout",
    "enum State {", "enum Event {", "indirect", "extension", "preconditionFailure()", "fatalError()", "defer {",
    "repeat {",
    "while true {", "for x in y {", "do {", "} catch {", "??", "? .a : .b", "!", "&&", "||", ",", ":", ";", "->", "=",
    ".", "...",
    "\\.", "#if DEBUG", "#else", "#endif", "#if", "/*", "*/", "//", "\"", "\"\"\"", "\\(", "`", "`self`", "$0",
    "{ $0 in",
    "@MachineState", "@Final", "as? Self", "is State", "(", ")", "{", "}", "[", "]", "<", ">", "&self.state", "self",
    "Self", "0x",
  ]

  static let pieces = [
    "é", "e\u{301}", "日本", "🚦", "👩‍👩‍👧‍👦", "\u{200D}", "\u{FEFF}", "\u{0}", "\u{1B}[0m", "\r", "\r\n", "\u{2028}", "\u{202E}",
    "\t\t\t",
    "\u{FFFD}", "ﬂ", "ß", "İ", "𝒳", "\u{10FFFF}", "🏳️‍🌈", "´", "’", "“", "\\u{}", "1_000e", "9999999999999999999999",
    "case 状態", "enum 🚦 {", "let `case` = 1",
  ]

  static let nests: [(String, String)] = [
    ("(", ")"), ("[", "]"), ("{", "}"), (".a(", ")"), ("!(", ")"), ("if x { ", " }"), ("switch self { case .a: ", " }"),
    ("c ? .a : (", ")"), ("{ $0 in ", " }()"), ("do { ", " }"), ("enum A { ", " }"), ("a.b(", ")"),
  ]

  /// What a long line can be full of, with what begins and ends that.
  static let fillings: [(String, String, String)] = [
    ("", " ", ""), ("", "\t", ""), ("/*", "x", "*/"), ("//", "é", "\n"), ("\"", "x", "\""),
    (" ", "x", " "), (" ", "1", " "),
  ]
}
