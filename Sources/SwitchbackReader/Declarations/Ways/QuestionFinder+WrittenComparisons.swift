import SwiftSyntax

/// A question that compares something with a number or a text that is written: `count == 1`, `case 1` of `switch count`.
struct WrittenComparison {
  var text: String
  var value: ComparedValue
  var node: Syntax
}

/// Questions about one value of which an answer may tell another: where `count == 1` holds, `count > 3` does not.
extension QuestionFinder {
  /// Those that are asked where the answer to another one may be known.
  var related: [String] {
    let hiding = localNames
    return comparisons.values.filter { $0.count > 1 }.flatMap { all -> [String] in
      // Of so many, as a table has them, none is asked inside of another.
      guard all.count < 40 else { return [] }
      return all.filter { one in
        all.contains { other in other.node.id != one.node.id && (one.tells(other) || other.tells(one)) }
      }
      .map { $0.text.withoutSelf(hiddenBy: hiding) }
    }
  }

  func noteComparison(_ term: Operands) {
    guard term.elements.count == 3, term.elements[1].is(BinaryOperatorExprSyntax.self),
      term.elements[0].isWrittenOrNil != term.elements[2].isWrittenOrNil
    else { return }
    note(RepeatedQuestions.text(of: term), at: Syntax(term.elements[1]))
  }

  /// What the rows of a `switch` ask: `count == 1` for `case 1`.
  func noteRows(_ node: SwitchExprSyntax) {
    guard node.subject.is(DeclReferenceExprSyntax.self) || node.subject.is(MemberAccessExprSyntax.self) else { return }
    for element in node.cases {
      guard let label = element.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) else { continue }
      for item in label.caseItems where item.pattern.isWritten {
        note("\(node.subject.text) == \(item.pattern.text)", at: Syntax(item))
      }
    }
  }

  private func note(_ text: String, at node: Syntax) {
    guard let (name, value) = text.toldPlace?.comparedValue, name.isPath else { return }
    comparisons[name.nameWithoutSelf, default: []].append(WrittenComparison(text: text, value: value, node: node))
  }
}

extension WrittenComparison {
  /// Whether the answer to it tells that to another one, where both are asked.
  fileprivate func tells(_ other: WrittenComparison) -> Bool {
    if value.tells(other.value, where: false) != nil { return true }
    return value.tells(other.value, where: true) != nil && !node.excludes(other.node)
  }
}

extension ExprSyntax {
  fileprivate var isWrittenOrNil: Bool { self.is(NilLiteralExprSyntax.self) || WrittenValue(self) != nil }
}

extension PatternSyntax {
  fileprivate var isWritten: Bool {
    if let expression = self.as(ExpressionPatternSyntax.self)?.expression {
      WrittenValue(expression) != nil
    } else {
      false
    }
  }
}

extension Syntax {
  /// Whether what is inside of one is never asked, or done, where the other one holds: behind an `else`, in another row.
  fileprivate func excludes(_ other: Syntax) -> Bool {
    let around = Set(sequence(first: self, next: \.parent).map(\.id))
    var (inner, common) = (other, other.parent)
    while let node = common, !around.contains(node.id) { (inner, common) = (node, node.parent) }
    guard let common else { return false }
    if common.is(SwitchCaseListSyntax.self) { return true }
    guard let choice = common.as(IfExprSyntax.self), let otherwise = choice.elseBody.map({ Syntax($0) }) else {
      return false
    }
    return inner.id == otherwise.id || around.contains(otherwise.id)
  }
}
