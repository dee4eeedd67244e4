import SwiftParser
import SwiftSyntax
import SwitchbackGraph
import SwitchbackReader
import Testing

/// Nothing that sets a state is passed over: each assignment was followed, or is listed as unread.
struct SiteCoverageTests {
  @Test(Corpus.isThere, arguments: try Truth.tried())
  func `each assignment to the state is followed, or listed with its line`(truth: Truth) throws {
    let source = try #require(Corpus.source(of: truth))
    let parsed = try #require(ParsedSource(source, path: truth.source.path))
    let module = SourceModule([parsed], context: Corpus.neighbours(of: truth, parsed))
    let readings = Reader.read(module).flatMap(\.self)
    guard let graph = Score.meant(by: truth, among: readings.map(\.graph)), graph.read != .refused,
      let reading = readings.first(where: { $0.graph.name == graph.name }), let storage = truth.source.storageName
    else { return }
    let tree = Parser.parse(source: source)
    let finder = StateAssignments(of: truth.source.typeName, storage: storage, in: tree)
    let followed = reading.assignments.filter { $0.file == nil }.map(\.line)
    let listed = graph.unread.filter { $0.file == nil }.map(\.line)
    let missed = finder.found.filter { site in
      !(followed + listed).contains { site.lines.contains($0) } && !listed.contains { $0 == site.condition }
    }
    #expect(missed.map(\.lines) == [], "\(graph.name)")
  }
}

extension Truth.Source {
  /// The property that holds the state, or `self`; nil where no type of the source stores it.
  fileprivate var storageName: String? {
    let name = stateStorage.prefix { $0.isLetter }
    return ["none", "that", "currentState"].contains(name) ? nil : String(name)
  }

  fileprivate var typeName: String { type.split(separator: ".").last.map(String.init) ?? type }
}

/// The lines of the assignments to a property in a type and its extensions, apart from initialisers and nested types.
private final class StateAssignments: SyntaxVisitor {
  /// The lines of an assignment, and that of the `#if` around it, which may be listed for all that is inside.
  private(set) var found: [(lines: ClosedRange<Int>, condition: Int?)] = []
  private var conditions: [Int] = []
  private let type: String
  private let targets: Set<String>
  private let converter: SourceLocationConverter
  private var types: [String] = []

  init(of type: String, storage: String, in tree: SourceFileSyntax) {
    self.type = type
    targets = storage == "self" ? ["self"] : [storage, "self.\(storage)"]
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if types.last == type, elements.count > 2, elements[1].is(AssignmentExprSyntax.self),
      targets.contains(elements[0].trimmedDescription)
    {
      let end = converter.location(for: node.endPositionBeforeTrailingTrivia).line
      found.append((lines: line(of: node)...end, condition: conditions.last))
    }
    return .visitChildren
  }

  private func line(of node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    conditions.append(line(of: node))
    return .visitChildren
  }

  override func visitPost(_ node: IfConfigDeclSyntax) { conditions.removeLast() }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    types.append(name)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription.split(separator: ".").last.map(String.init) ?? "")
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }
}
