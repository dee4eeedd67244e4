import SwiftSyntax

/// States that are picked out of a list that is written.
extension Lowering {
  /// The type of what is picked, where the list tells it.
  func pickedType(_ expression: ExprSyntax, scope: Scope) -> ValueType? {
    guard let pick = ElementPick(expression), pick.component == nil, var type = type(ofBase: pick.list, scope: scope),
      type.collection == .list, pickedValues(of: pick, expected: type.elements[0], scope: scope) != nil
    else { return nil }
    type = type.elements[0]
    type.isOptional = !pick.isForced
    return type
  }

  /// One way for each element that may be picked, and one for none; nil where not all of them are cases by name.
  mutating func picked(_ expression: ExprSyntax, expected: ValueType?, scope: Scope) -> ([Statement], Expression)? {
    guard let pick = ElementPick(expression), let expected, expected.path != nil, expected.collection == nil,
      let values = pickedValues(of: pick, expected: expected, scope: scope)
    else { return nil }
    let slot = slot(of: ValueType(path: expected.path ?? ""))
    let site = Operands(expression).site
    switch pick.rule {
    case .any(let comparison):
      if let closure = comparison?.as(ClosureExprSyntax.self), !changes(by: closure, scope: scope).isEmpty {
        return nil
      }
      return ([choice(among: values, for: slot, at: site)], .slot(slot))
    case .fulfilling(let condition, let isLast):
      let none = pick.isForced ? Statement.trap(offset: site.offset) : .assign(slot, .none, site)
      guard let question = question(about: condition, of: expected, scope: scope) else { return nil }
      let ordered = isLast ? values : values.reversed()
      let asked = ordered.reduce([none]) { rest, value in
        let found = Block(statements: [.assign(slot, .constant(.path(value)), site)])
        let (before, condition) = question(&self, value)
        return before + [.branch(condition, then: found, otherwise: Block(statements: rest))]
      }
      return (asked, .slot(slot))
    }
  }

  /// Far more than anybody writes down.
  private static let mostElements = 12

  private func pickedValues(of pick: ElementPick, expected: ValueType, scope: Scope) -> [[String]]? {
    var lowering = self
    guard let list = lowering.listWritten(pick, of: expected, scope: scope), !list.isEmpty,
      list.count <= Self.mostElements
    else { return nil }
    let paths = list.compactMap { value -> [String]? in if case .path(let path) = value { path } else { nil } }
    return paths.count == list.count ? paths : nil
  }

  private mutating func listWritten(_ pick: ElementPick, of element: ValueType, scope: Scope) -> [Value]? {
    let list = pick.list
    if pick.component == nil, let all = allCases(list, scope: scope) {
      return all.path == element.path ? all.cases.map(Value.path) : nil
    }
    var (written, inside) = (list, scope)
    if let constant = constant(list, scope: scope) {
      (written, inside) = (constant.value, scope.inside(constant))
    } else if let name = list.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
      guard let value = Syntax(list).constant(named: name)?.initializer?.value else { return nil }
      written = value
    }
    let type = ValueType(.list, of: [element])
    if let name = pick.component {
      guard list.is(DeclReferenceExprSyntax.self) || effects(in: Operands(list), scope: scope).isEmpty,
        let parts = written.as(ArrayExprSyntax.self)?.elements.map({ $0.expression.component(name) }),
        case .constant(.list(let values)) = elements(parts.compactMap(\.self), of: type, scope: inside).1
      else { return nil }
      return values.count == parts.count ? values : nil
    }
    guard case .constant(.list(let values))? = collection(written, expected: type, scope: inside)?.1 else { return nil }
    return values
  }

  private mutating func choice(among values: [[String]], for slot: Slot, at site: Site) -> Statement {
    var seen: Set<[String]> = []
    let different = values.filter { seen.insert($0).inserted }
    if different.count == 1 { return .assign(slot, .constant(.path(different[0])), site) }
    let rows = different.enumerated().map { index, path in
      let id = nextRow()
      let text = ".\(path.joined(separator: "."))"
      return Row(
        id: id,
        patterns: [.path(path, payload: nil)],
        arm: index,
        isDefault: false,
        text: text,
        offset: site.offset
      )
    }
    let arms = different.map { Block(statements: [.assign(slot, .constant(.path($0)), site)]) }
    return .choose(Choice(subjects: [Operand(slot: nil, text: site.text)], rows: rows, arms: arms))
  }

  // MARK: Conditions

  /// What asks one element; nil where the condition is no more than an expression.
  private typealias ElementQuestion = (inout Lowering, [String]) -> ([Statement], Condition)

  private mutating func question(about condition: ExprSyntax, of type: ValueType, scope: Scope) -> ElementQuestion? {
    guard let closure = condition.as(ClosureExprSyntax.self) else {
      let name = condition.nameBehindSelf
      guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber }), scope[name] == nil,
        !changesState(named: name, owner: scope.owner)
      else { return nil }
      return { _, path in ([], .text("\(name)(.\(path.joined(separator: ".")))")) }
    }
    let names = closure.ownNames
    guard names.count == 1, closure.statements.count == 1, changes(by: closure, scope: scope).isEmpty,
      let (id, parameter) = function(asking: closure, about: names[0], of: type, scope: scope)
    else { return nil }
    return { lowering, path in
      let answer = lowering.slot(of: .bool)
      let text = ".\(path.joined(separator: "."))"
      let site = Site(text: closure.text, offset: closure.offset)
      var call = Call(
        function: id,
        arguments: [Call.Argument(parameter: parameter, value: .constant(.path(path)))],
        result: answer,
        site: site
      )
      call.renaming = Renaming(arguments: [names[0]: Renaming.Argument(text: text, form: .single)])
      return ([.call(call)], .holds(answer, text: "\(text) is picked"))
    }
  }

  private mutating func function(
    asking closure: ClosureExprSyntax,
    about name: String,
    of type: ValueType,
    scope: Scope
  ) -> (id: Int, parameter: Slot)? {
    let parameter = slot(of: ValueType(path: type.path ?? ""))
    var inside = self.scope(of: closure, in: scope)
    inside.bind(name, to: .slot(parameter))
    inside.result = .bool
    functions.append(Function(name: "a closure", offset: closure.offset, isAsked: false))
    let key = Signature.Key(offset: closure.offset, isEntry: false, isOnValue: false)
    signatures.append(Signature(key: key, parameters: [Signature.Parameter(slot: parameter, type: type)]))
    let id = functions.count - 1
    functions[id].body = block(closure.statements, scope: inside, to: .result)
    return (id, parameter)
  }
}

extension ExprSyntax {
  /// What a tuple has by a name, or at a place.
  fileprivate func component(_ name: String) -> ExprSyntax? {
    guard let elements = self.as(TupleExprSyntax.self).map({ Array($0.elements) }) else { return nil }
    if let index = Int(name) { return elements.indices.contains(index) ? elements[index].expression : nil }
    return elements.first { $0.label?.text == name }?.expression
  }
}
