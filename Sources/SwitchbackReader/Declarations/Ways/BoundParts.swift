import SwiftSyntax

/// The parts of a body in which names stand for what patterns bind: the rows of a `switch`, what an `if` encloses.
struct BoundParts {
  var ranges: [String: Set<Range<Int>>] = [:]
  /// What is bound by something else as well.
  var others: Set<String> = []

  /// The parts of a name that stands for one thing in each of several, and for nothing elsewhere.
  func apart(_ name: String) -> [Range<Int>]? {
    guard !others.contains(name), let found = ranges[name]?.sorted(by: { $0.lowerBound < $1.lowerBound }) else {
      return nil
    }
    return zip(found, found.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound } ? found : nil
  }
}

extension IdentifierPatternSyntax {
  /// Where what a pattern binds has its name; nil where it is no pattern of a `switch`, an `if` or a `guard`.
  var partOfPattern: Range<Int>? {
    let around = sequence(first: Syntax(self), next: \.parent)
    guard let owner = around.first(where: { $0.is(SwitchCaseLabelSyntax.self) || $0.is(ConditionElementSyntax.self) })
    else { return nil }
    if let row = owner.parent?.as(SwitchCaseSyntax.self) { return row.offset..<row.endPosition.utf8Offset }
    if let choice = owner.parent?.parent?.as(IfExprSyntax.self) {
      return choice.conditions.offset..<choice.body.endPosition.utf8Offset
    }
    let check = owner.parent?.parent?.as(GuardStmtSyntax.self)
    guard let check, let list = check.parent?.parent else { return nil }
    return check.offset..<list.endPosition.utf8Offset
  }

  /// `case .open(var tries)`, `case var .open(tries)`, `if var name`.
  var isBoundAsVariable: Bool {
    if let binding = parent?.as(OptionalBindingConditionSyntax.self) { return binding.bindingSpecifier.text == "var" }
    let around = sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(ValueBindingPatternSyntax.self) }
    return around.first { _ in true }?.bindingSpecifier.text == "var"
  }
}
