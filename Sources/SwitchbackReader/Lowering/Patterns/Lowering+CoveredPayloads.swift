import SwiftSyntax

extension Lowering {
  /// Marks the rows that leave nothing of a case to those behind them: `.data(end: false)` behind `.data(end: true)`.
  func markCompletingRows(of choice: inout Choice, in expression: SwitchExprSyntax, like arrangement: Arrangement) {
    guard choice.rows.count > 2 else { return }
    var given: [PartlyMatched.Rest: Set<String>] = [:]
    for (index, pattern) in patterns(in: expression).enumerated() {
      guard choice.rows.indices.contains(index), choice.rows[index].condition == nil, choice.rows[index].lost == nil,
        let part = PartlyMatched(PatternNode(pattern).columns(like: arrangement))
      else { continue }
      given[part.rest, default: []].insert(part.value)
      if let all = values(of: part, in: choice, over: expression.subject), given[part.rest]?.isSuperset(of: all) == true
      {
        choice.rows[index].completing = part.rest.column
      }
    }
  }

  /// Those of all rows that no `#if` hides, as far as each has one.
  private func patterns(in expression: SwitchExprSyntax) -> [PatternSyntax] {
    var patterns: [PatternSyntax] = []
    for element in expression.cases {
      guard case .switchCase(let item) = element, case .case(let label) = item.label else { break }
      patterns += label.caseItems.map(\.pattern)
    }
    return patterns
  }

  /// All that the part may be, if that is known.
  private func values(of part: PartlyMatched, in choice: Choice, over subject: ExprSyntax) -> Set<String>? {
    switch part.value {
    case "true", "false": return isBool(part.rest, in: choice, over: subject) ? ["true", "false"] : nil
    case "nil", "some": return ["nil", "some"]
    default:
      guard let (type, path) = payloadType(of: part.rest, in: choice) else { return nil }
      if type.hasPrefix("Result<"), type.hasSuffix(">") { return ["success", "failure"] }
      let declared = machine.declarations.enumeration(named: type, from: path)?.enumeration
      return declared.map { Set($0.caseDeclarations.flatMap(\.elements).map(\.name.identifierText)) }
    }
  }

  /// Whether the part is known to be a `Bool`; of one that may be missing `true` and `false` are not all.
  private func isBool(_ rest: PartlyMatched.Rest, in choice: Choice, over subject: ExprSyntax) -> Bool {
    if rest.position != nil { return payloadType(of: rest, in: choice)?.type == "Bool" }
    let leaves = Arrangement(subject).leaves
    if leaves.indices.contains(rest.column), leaves[rest.column].isBoolParameter { return true }
    guard choice.subjects.indices.contains(rest.column), let slot = choice.subjects[rest.column].slot,
      let type = variables[slot.id].type
    else { return false }
    return type.isBool && !type.isOptional
  }

  /// How the type of the part is written, and in which enum.
  private func payloadType(of rest: PartlyMatched.Rest, in choice: Choice) -> (type: String, path: String)? {
    guard let name = rest.name, let position = rest.position, choice.subjects.indices.contains(rest.column),
      let shape = shape(of: choice.subjects[rest.column].slot), let item = shape.case(name),
      item.payload.indices.contains(position)
    else { return nil }
    let type = item.payload[position].split(separator: ":").last?.drop { $0 == " " }
    return type.map { (String($0), shape.path) }
  }
}

/// A row that matches all but one part of what it looks at whatever that is.
private struct PartlyMatched {
  var rest: Rest
  /// What the part has to be: a literal, `some`, or the name of a case.
  var value: String

  /// Where the part is, and what the row asks besides.
  struct Rest: Hashable {
    var column: Int
    /// The case, and the argument of it; of what is no case the column itself.
    var name: String?
    var position: Int?
    var others: [String?]
  }

  init?(_ columns: [PatternNode]) {
    let partial = columns.indices.filter { columns[$0].plainText == nil }
    guard let column = partial.first, partial.count == 1 else { return nil }
    let others = columns.enumerated().map { $0.offset == column ? nil : $0.element.plainText }
    if let value = columns[column].columnValue {
      self.init(rest: Rest(column: column, others: others), value: value)
      return
    }
    guard case .member(let member) = columns[column].content else { return nil }
    let refutable = member.arguments.indices.filter { !member.arguments[$0].isIrrefutable }
    guard refutable.count == 1, let position = refutable.first, let value = member.arguments[position].argumentValue
    else { return nil }
    self.init(rest: Rest(column: column, name: member.name, position: position, others: others), value: value)
  }

  private init(rest: Rest, value: String) { (self.rest, self.value) = (rest, value) }
}

extension PatternNode {
  /// `_` or the name of a case, where nothing is asked of a payload.
  fileprivate var plainText: String? {
    if isIrrefutable { return "_" }
    guard case .member(let member) = content, presence == nil else { return nil }
    return member.refutablePayload == nil ? member.name : nil
  }

  /// Whether it wants a value to be there, or none.
  fileprivate var presence: String? {
    switch content {
    case .nothing: "nil"
    case .optional(let inner): inner.isIrrefutable ? "some" : nil
    case .member(let member) where member.name == "none" && member.arguments.isEmpty: "nil"
    case .member(let member) where member.name == "some" && member.arguments.count == 1:
      member.refutablePayload == nil ? "some" : nil
    default: nil
    }
  }

  /// What it wants a column to be, where that is no case of an enum.
  fileprivate var columnValue: String? {
    if case .bool(let value) = content { "\(value)" } else { presence }
  }

  /// What it wants an argument to be, whatever that carries.
  fileprivate var argumentValue: String? {
    if let value = columnValue { return value }
    guard case .member(let member) = content else { return nil }
    return member.refutablePayload == nil ? member.name : nil
  }
}

extension ExprSyntax {
  /// Whether it is a `Bool` that the function around it is given, and nothing in there has the same name.
  fileprivate var isBoolParameter: Bool {
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      let function = sequence(first: Syntax(self), next: \.parent).lazy.compactMap({ $0.as(FunctionDeclSyntax.self) })
        .first,
      let parameter = function.signature.parameterClause.parameters.first(where: { $0.innerName == name }),
      parameter.type.trimmedDescription == "Bool", let body = function.body
    else { return false }
    return body.tokens(named: name).allSatisfy { $0.parent?.is(DeclReferenceExprSyntax.self) == true }
  }
}
