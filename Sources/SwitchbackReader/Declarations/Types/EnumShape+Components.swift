import SwiftSyntax

extension EnumShape {
  /// The shape with cases of several states at once taken apart: `.running(.streaming, .waitingForHead)`.
  ///
  /// Two payloads or more are such states if they have no labels, are enums of the file, and the functions match and make them case by case.
  func withComponents(usedBy functions: [FunctionDeclSyntax], in declarations: Declarations) -> EnumShape {
    var shape = self
    for index in cases.indices where cases[index].nested == nil && cases[index].payload.count > 1 {
      let parts = cases[index].payload.enumerated().compactMap { position, type -> Component? in
        guard let found = declarations.enumeration(named: type, from: path), found.path != path,
          let enumeration = found.enumeration, !enumeration.caseDeclarations.isEmpty
        else { return nil }
        return Component(position: position, shape: EnumShape(events: enumeration, path: found.path))
      }
      guard parts.count > 1, parts.map(\.shape.cases.count).reduce(1, *) <= Self.mostCombinations else { continue }
      let finder = ComponentFinder(name: cases[index].name, count: cases[index].payload.count, components: parts)
      for function in functions { function.body.map { finder.enter($0) } }
      guard finder.areStates else { continue }
      shape.cases[index].components = parts
      shape.cases[index].nested = cases[index].combinations(
        of: parts[...],
        besides: cases[index].payload.indices.filter { position in !parts.contains { $0.position == position } }
          .map { cases[index].payload[$0] },
        path: "\(path).\(cases[index].name)()"
      )
    }
    return shape
  }

  /// More than anybody tells apart.
  private static let mostCombinations = 24
}

/// One of several states that a payload has at once.
struct Component {
  /// Its position in the payload.
  var position: Int
  var shape: EnumShape
}

extension EnumShape.Case {
  /// Each case of the first component, and in it each of the next.
  ///
  /// - Parameter others: the payloads that are no components.
  fileprivate func combinations(of parts: ArraySlice<Component>, besides others: [String], path: String) -> EnumShape? {
    guard let first = parts.first else { return nil }
    let cases = first.shape.cases.map { item in
      var part = item
      part.offset = offset
      part.nested = combinations(of: parts.dropFirst(), besides: others, path: "\(path).\(item.name)")
      if part.nested == nil { part.payload = others + item.payload }
      return part
    }
    return EnumShape(name: first.shape.name, path: path, cases: cases)
  }
}

/// Whether what is between the parentheses of a case is told apart by patterns, and made case by case.
final class ComponentFinder: SyntaxVisitor {
  private let name: String
  private let count: Int
  private let components: [Component]
  private var matched: Set<Int> = []
  private var made: Set<Int> = []
  /// The cases that are written where it is made.
  private(set) var written: Set<String> = []
  /// The components that patterns give a name, by that.
  private var named: [String: Component] = [:]

  init(name: String, count: Int, components: [Component]) {
    (self.name, self.count, self.components) = (name, count, components)
    super.init(viewMode: .sourceAccurate)
  }

  var areStates: Bool { components.allSatisfy { matched.contains($0.position) && made.contains($0.position) } }

  /// Names are the function's own.
  func enter(_ body: CodeBlockSyntax) {
    named = [:]
    walk(body)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), node.arguments.count == count,
      member.declName.baseName.identifierText == name
    else { return .visitChildren }
    let arguments = Array(node.arguments)
    let isPattern = node.isPattern
    for component in components {
      let argument = arguments[component.position].expression
      let callee = argument.as(FunctionCallExprSyntax.self)?.calledExpression ?? argument
      if isPattern, callee.isCase(of: component.shape) { matched.insert(component.position) }
      if isPattern { for name in argument.namesGiven { named[name] = component } }
      // A local that was given a case before is as good.
      if !isPattern {
        made.insert(component.position)
        written.formUnion(argument.cases(of: component.shape))
      }
    }
    return .visitChildren
  }

  /// `switch request { case .idle: … }`, where a pattern around has named the component so.
  override func visitPost(_ node: SwitchExprSyntax) {
    for case .switchCase(let item) in node.cases {
      guard case .case(let label) = item.label else { continue }
      for pattern in label.caseItems { note(pattern.pattern, over: node.subject) }
    }
  }

  /// `request == .idle`.
  override func visitPost(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated().dropFirst() where index + 1 < elements.count {
      guard ["==", "!="].contains(element.as(BinaryOperatorExprSyntax.self)?.operator.text),
        let name = elements[index - 1].as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
        let component = named[name], elements[index + 1].isCase(of: component.shape)
      else { continue }
      matched.insert(component.position)
    }
  }

  override func visitPost(_ node: MatchingPatternConditionSyntax) { note(node.pattern, over: node.initializer.value) }

  private func note(_ pattern: PatternSyntax, over subject: ExprSyntax) {
    let subjects = Arrangement(subject)
    for (column, leaf) in zip(PatternNode(pattern).columns(like: subjects), subjects.leaves) {
      guard let component = leaf.as(DeclReferenceExprSyntax.self).flatMap({ named[$0.baseName.identifierText] }),
        case .member(let member) = column.content, component.shape.hasCase(member.name)
      else { continue }
      matched.insert(component.position)
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether it stands where a pattern does, by itself or in a tuple.
  var isPattern: Bool {
    let around = sequence(first: Syntax(self), next: \.parent).dropFirst()
    let place = around.first { syntax in
      !syntax.is(LabeledExprSyntax.self) && !syntax.is(LabeledExprListSyntax.self) && !syntax.is(TupleExprSyntax.self)
    }
    return place?.is(ExpressionPatternSyntax.self) ?? false
  }
}

extension ExprSyntax {
  /// What a part of a pattern is called, be it behind a `let` before all of it.
  fileprivate var namesGiven: [String] {
    boundNames + [self.as(DeclReferenceExprSyntax.self)?.baseName.identifierText].compactMap(\.self)
  }

  /// The cases of an enum that are written in it.
  fileprivate func cases(of shape: EnumShape) -> [String] {
    tokens(viewMode: .sourceAccurate).map(\.identifierText).filter(shape.hasCase)
  }

  fileprivate func isCase(of shape: EnumShape) -> Bool {
    self.as(MemberAccessExprSyntax.self).map { shape.hasCase($0.declName.baseName.identifierText) } ?? false
  }
}
