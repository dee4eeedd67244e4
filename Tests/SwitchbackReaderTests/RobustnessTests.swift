import SwitchbackGraph
import SwitchbackReader
import Testing

@Suite struct RobustnessTests {
  @Test(arguments: [
    "", "enum", "enum {", "enum A { case }", "enum A { func next(on: ) }",
    "enum A { func next(on event: Event) -> Self? {",
    "enum A { case a; func next(on event: Event) -> Self? { switch (self, event) { case", "\u{0}\u{feff}enum A", "}}}}",
    "#if",
    "enum A { indirect case a(A); enum Event { indirect case b(Event) }; func next(on event: Event) -> Self? { switch self { case .a(.a(.a)): .a(.a) } } }",
    "enum A { case a(B); enum B { case b(A.B) }; func next(on e: B) -> Self? { .a(.b(.b)) } }",
    "enum A { case a, a; enum Event { case x, x }; func next(on event: Event) -> Self? { switch (self, event) { case (.a, .x, .y), (.a): .a\n case (): nil } } }",
  ])
  func `no input stops the reader`(source: String) {
    for reading in Reader.read(source: source) {
      #expect(reading.graph.findings.count == reading.offsets.count)
    }
  }

  @Test func `absurd nesting is read or refused, not died of`() {
    let depth = 2_000
    let pattern = String(repeating: ".a(", count: depth) + ".b" + String(repeating: ")", count: depth)
    let condition = String(repeating: "!(", count: depth) + "c" + String(repeating: ")", count: depth)
    let chain = Array(repeating: "c", count: depth).joined(separator: " ? .a : ")
    for body in ["case (\(pattern), .x): .a", "case (.a, .x) where \(condition): .a", "case (.a, .x): \(chain) : .b"] {
      _ = Door.graph(rows: body + "\n default: nil")
    }
  }

  @Test func `every truncation of a machine is read without harm`() {
    let source = DeclarationTests.call
    var index = source.startIndex
    while index < source.endIndex {
      _ = Reader.read(source: String(source[..<index]))
      index = source.index(after: index)
    }
  }

  @Test(arguments: [
    (String(repeating: "[", count: 15), 1), ("\n" + String(repeating: "[\n", count: 15), 16), ("let a = [[1]]", nil),
    (String(repeating: "let a = [\n", count: 40), nil),
  ])
  func `brackets that nest too deeply for the parser are not read`(source: String, line: Int?) {
    #expect(Reader.obstacle(in: source)?.line == line)
  }

  @Test(arguments: [30, 60])
  func `blocks are read as deeply as anybody nests them, and more deeply not at all`(depth: Int) {
    let blocks = String(repeating: "if isOn { ", count: depth) + "state = .b" + String(repeating: " }", count: depth)
    let source = """
      final class Door {
        enum State { case a, b, c }
        private var state = State.a
        var isOn = true
        func open() {
          if state == .a { \(blocks) }
        }
        func close() { if state == .b { state = .c } }
      }
      """
    let moves = Reader.read(source: source).first?.graph.transitions.filter { $0.kind == .move }.map(\.event)
    #expect(moves == (depth == 30 ? ["open", "close"] : nil))
    var obstacle: ParsedSource.Obstacle?
    do throws(ParsedSource.Obstacle) { _ = try ParsedSource(parsing: source, path: "") } catch { obstacle = error }
    #expect(obstacle == (depth == 30 ? nil : ParsedSource.Obstacle(line: 6, why: why)))
  }

  private let why = "what is here nests too deeply for the parser; split the function"
}
