import SwiftSyntax

/// A question that compares something with a number or a text that is written: `count == 1`, `case 1` of `switch count`.
struct WrittenComparison {
  var text: String
  var value: ComparedValue
  var node: Syntax
  /// The `switch` of which it is a row: these exclude each other.
  var choice: SyntaxIdentifier?
}

/// Questions about one value of which an answer may tell another: where `count == 1` holds, `count > 3` does not.
extension QuestionFinder {
  /// Those that are asked where the answer to another one may be known.
  var related: [String] {
    let hiding = localNames
    return comparisons.values.filter { $0.count > 1 }.flatMap { all -> [String] in
      // Of so many, as a table has them, none is asked inside of another.
      guard 1..<5_000 ~= all.pairsBesideRows else { return [] }
      let around = all.map { Set(sequence(first: $0.node, next: \.parent).map(\.id)) }
      let asked = all.indices.filter { one in
        all.indices.contains { other in
          one != other && !all[one].isRowBeside(all[other])
            && (all[one].tells(all[other], around[one]) || all[other].tells(all[one], around[other]))
        }
      }
      return asked.map { all[$0].text.withoutSelf(hiddenBy: hiding) }
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
        note("\(node.subject.text) == \(item.pattern.text)", at: Syntax(item), rowOf: node.id)
      }
    }
  }

  private func note(_ text: String, at node: Syntax, rowOf choice: SyntaxIdentifier? = nil) {
    guard let (name, value) = text.toldPlace?.comparedValue, name.isPlace(withDots: true) else { return }
    comparisons[name.nameWithoutSelf, default: []].append(
      WrittenComparison(text: text, value: value, node: node, choice: choice)
    )
  }
}

extension WrittenComparison {
  fileprivate func isRowBeside(_ other: WrittenComparison) -> Bool { choice != nil && choice == other.choice }

  /// Whether the answer to it tells that to another one, where both are asked.
  ///
  /// - Parameter around: the nodes around it.
  fileprivate func tells(_ other: WrittenComparison, _ around: Set<SyntaxIdentifier>) -> Bool {
    // Whether it is about integers is asked where the answers are told.
    if value.tells(other.value, where: false, isInteger: true) != nil { return true }
    return value.tells(other.value, where: true, isInteger: true) != nil && !other.node.isExcluded(fromWhatIsIn: around)
  }
}

extension [WrittenComparison] {
  /// How many pairs there are that are not rows of one `switch`.
  fileprivate var pairsBesideRows: Int {
    let rows = Dictionary(grouping: compactMap(\.choice)) { $0 }.values
    return count * count - rows.reduce(0) { $0 + $1.count * $1.count }
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
  /// Whether it is never asked, or done, where what else is inside of nodes holds: behind an `else`, in another row.
  fileprivate func isExcluded(fromWhatIsIn around: Set<SyntaxIdentifier>) -> Bool {
    var (inner, common) = (self, parent)
    while let node = common, !around.contains(node.id) { (inner, common) = (node, node.parent) }
    guard let common else { return false }
    if common.is(SwitchCaseListSyntax.self) { return true }
    guard let choice = common.as(IfExprSyntax.self), let otherwise = choice.elseBody.map({ Syntax($0) }) else {
      return false
    }
    return inner.id == otherwise.id || around.contains(otherwise.id)
  }
}
