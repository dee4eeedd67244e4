import SwiftSyntax

/// How the tuples of a subject nest: `((state, event), isReady)`.
indirect enum Arrangement {
  case one(ExprSyntax)
  case tuple([Arrangement])

  init(_ expression: ExprSyntax) {
    guard let tuple = expression.as(TupleExprSyntax.self) else {
      self = .one(expression)
      return
    }
    let elements = tuple.elements.map { Arrangement($0.expression) }
    self = elements.count == 1 ? elements[0] : .tuple(elements)
  }

  var leaves: [ExprSyntax] {
    switch self {
    case .one(let expression): [expression]
    case .tuple(let elements): elements.flatMap(\.leaves)
    }
  }
}

extension PatternNode {
  /// A pattern over a tuple as one pattern for each of its subjects.
  func columns(like arrangement: Arrangement) -> [PatternNode] {
    guard case .tuple(let parts) = arrangement else { return [self] }
    switch content {
    case .tuple(let elements) where elements.count == parts.count:
      return zip(elements, parts).flatMap { $0.columns(like: $1) }
    case .wildcard, .binding:
      return arrangement.leaves.map { _ in PatternNode(PatternSyntax(WildcardPatternSyntax())) }
    default: return arrangement.leaves.map { _ in self }
    }
  }
}
