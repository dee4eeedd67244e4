import SwiftSyntax

/// How the cases of an enum are ordered that is `Comparable`.
extension Lowering {
  /// The places of its cases: as they stand, or by a number that its `<` compares.
  func order(of path: String) -> RawNumbers? {
    guard let shape = shape(at: path), !shape.isOpen, shape.cases.allSatisfy({ $0.nested == nil }),
      let type = machine.declarations.types[path], let enumeration = type.enumeration,
      enumeration.conditionalCases.isEmpty, type.conformances.contains("Comparable")
    else { return nil }
    let others = ["<=", ">", ">="].flatMap { comparisons($0, of: type) }
    let own = comparisons("<", of: type)
    guard own.count < 2, others.isEmpty else { return nil }
    if let function = own.first { return numbers(comparedBy: function, of: shape, type) }
    guard Set(type.conformances).isSubset(of: Self.withoutOrder), shape.cases.allSatisfy(\.isPlain) else { return nil }
    return Dictionary(shape.cases.enumerated().map { ([$1.name], $0) }) { first, _ in first }
  }

  /// Protocols that bring no order of their own; a raw type needs one that is written.
  private static let withoutOrder: Set = [
    "Comparable", "Equatable", "Hashable", "Sendable", "BitwiseCopyable", "CaseIterable", "Codable", "Encodable",
    "Decodable", "Error", "CustomStringConvertible", "CustomDebugStringConvertible",
  ]

  private func comparisons(_ symbol: String, of type: Declarations.TypeDeclaration) -> [FunctionDeclSyntax] {
    let outside = machine.declarations.functions(named: symbol, seenFrom: machine.offset)
    return type.functions(named: symbol)
      + outside.filter { function in
        function.genericParameterClause != nil
          || function.signature.parameterClause.parameters.contains {
            machine.declarations.enumeration(named: $0.type.plainName, from: "")?.path == type.path
          }
      }
  }

  private func numbers(
    comparedBy function: FunctionDeclSyntax,
    of shape: EnumShape,
    _ type: Declarations.TypeDeclaration
  ) -> RawNumbers? {
    guard let (name, isRising) = function.comparedProperty else { return function.pairs(of: shape)?.places(in: shape) }
    let numbers =
      name == "rawValue"
      ? machine.declarations.rawNumbers(of: type.path)
      : type.properties[name]?.getter.flatMap { shape.numbers(givenBy: $0) }
    return isRising ? numbers : numbers?.mapValues { -$0 }
  }
}

extension FunctionDeclSyntax {
  /// `rawValue` of `static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }`, and whether it is compared so
  /// and not the other way round.
  fileprivate var comparedProperty: (name: String, isRising: Bool)? {
    let names = signature.parameterClause.parameters.map(\.innerName)
    guard names.count == 2, let expression = body?.statements.onlyExpression else { return nil }
    let words = Operands(expression).elements.map { $0.trimmedDescription.split(separator: ".").map(String.init) }
    guard words.count == 3, words[0].count == 2, words[2].count == 2, words[0][1] == words[2][1],
      words[1] == ["<"] || words[1] == [">"]
    else { return nil }
    let isInOrder = [words[0][0], words[2][0]] == names
    guard isInOrder || [words[2][0], words[0][0]] == names else { return nil }
    return (words[0][1], isInOrder == (words[1] == ["<"]))
  }
}

/// Which cases are before which others.
private struct OrderedPairs {
  var before: Set<[String]>

  /// The place of each case, if of two different ones exactly one is before the other, and these make one line.
  func places(in shape: EnumShape) -> RawNumbers? {
    let names = shape.cases.map(\.name)
    let places = names.map { name in names.count { before.contains([$0, name]) } }
    guard Set(places) == Set(names.indices), before.count == names.count * (names.count - 1) / 2 else { return nil }
    return Dictionary(uniqueKeysWithValues: zip(names.map { [$0] }, places))
  }
}

extension FunctionDeclSyntax {
  /// Those that are named by `switch (a, b) { case (.open, .closed): true … default: false }`.
  fileprivate func pairs(of shape: EnumShape) -> OrderedPairs? {
    let names = signature.parameterClause.parameters.map(\.innerName)
    guard let choice = body?.statements.onlyExpression?.as(SwitchExprSyntax.self),
      case let subject = Arrangement(choice.subject), subject.leaves.map(\.trimmedDescription) == names
    else { return nil }
    var (before, decided): (Set<[String]>, Set<[String]>) = ([], [])
    for element in choice.cases {
      guard let item = element.as(SwitchCaseSyntax.self), let pairs = item.pairs(like: subject, of: shape),
        let value = item.statements.onlyExpression?.as(BooleanLiteralExprSyntax.self)
      else { return nil }
      if value.literal.text == "true" { before.formUnion(pairs.subtracting(decided)) }
      decided.formUnion(pairs)
    }
    return OrderedPairs(before: before)
  }
}

extension SwitchCaseSyntax {
  /// The pairs of cases that it takes with whatever payload; nil where it asks for more.
  fileprivate func pairs(like subject: Arrangement, of shape: EnumShape) -> Set<[String]>? {
    let all = shape.cases.map(\.name)
    guard let label = label.as(SwitchCaseLabelSyntax.self) else {
      return Set(all.flatMap { first in all.map { [first, $0] } })
    }
    var pairs: Set<[String]> = []
    for item in label.caseItems {
      let sides = PatternNode(item.pattern).columns(like: subject).compactMap { $0.wholeCases(among: all) }
      guard item.whereClause == nil, sides.count == 2 else { return nil }
      for first in sides[0] { pairs.formUnion(sides[1].map { [first, $0] }) }
    }
    return pairs
  }
}

extension PatternNode {
  /// The cases that it takes with whatever payload.
  fileprivate func wholeCases(among all: [String]) -> [String]? {
    switch content {
    case .wildcard, .binding: all
    case .member(let member) where member.refutablePayload == nil && all.contains(member.name): [member.name]
    default: nil
    }
  }
}

extension EnumShape {
  /// What a property gives for each case that is nothing but a `switch` over them with a number for each.
  fileprivate func numbers(givenBy body: CodeBlockItemListSyntax) -> RawNumbers? {
    guard let choice = body.onlyExpression?.as(SwitchExprSyntax.self), choice.subject.trimmedDescription == "self"
    else { return nil }
    var numbers: RawNumbers = [:]
    for element in choice.cases {
      guard let item = element.as(SwitchCaseSyntax.self), let value = item.statements.onlyExpression,
        case .integer(let number)? = WrittenValue(value), let names = item.wholeCases(of: self)
      else { return nil }
      for name in names where numbers[[name]] == nil { numbers[[name]] = number }
    }
    return numbers.count == cases.count ? numbers : nil
  }
}

extension SwitchCaseSyntax {
  /// The cases that it takes with whatever payload, all for `default`; nil where it asks for more.
  fileprivate func wholeCases(of shape: EnumShape) -> [String]? {
    guard let label = label.as(SwitchCaseLabelSyntax.self) else { return shape.cases.map(\.name) }
    let names = label.caseItems.map { item -> String? in
      guard item.whereClause == nil, case .member(let member) = PatternNode(item.pattern).content,
        member.refutablePayload == nil
      else { return nil }
      return member.name
    }
    return names.contains(nil) ? nil : names.compactMap(\.self)
  }
}
