import SwiftSyntax

/// The transitions that a call adds, in the ways in which libraries let one write them.
///
/// `addRoute(.a => .b)`, `addRoutes(event: .e, transitions: [.a => .b])`, `add(Transition(with: .e, from: .a, to: .b))`,
/// and `state(.a) { on(.e) { transition(to: .b) } }`: what is said by arrows and labels, whatever the functions are called.
enum TableBuilders {
  /// What a call adds; nil where it is not all written there.
  static func added(by call: FunctionCallExprSyntax) -> [WrittenTable.What]? {
    if let closure = call.onlyClosure, call.arguments.count < 2, closure.choosesCases { return [.mapping(closure)] }
    let condition = RouteCondition(of: call)
    let arguments = call.arguments.filter { $0 != condition?.argument }
    guard let added = added(by: Array(arguments)), let condition else { return added(by: Array(arguments)) }
    return added.map { .under(condition: condition.text, $0) }
  }

  private static func added(by arguments: [LabeledExprSyntax]) -> [WrittenTable.What]? {
    guard let first = arguments.first else { return nil }
    if let cells = cells(arguments) { return cells }
    guard !arguments.contains(where: { $0.expression.isTable }) else { return nil }
    let event = arguments.first { $0.label.map { NameWords($0.identifierText).contain(TableEvidence.events) } ?? false }
    let routes = arguments.compactMap { $0.expression.routes }.flatMap(\.self)
    if !routes.isEmpty {
      return routes.map { route in
        guard let event else { return .route(state: route.source, target: route.target) }
        return .cell(state: route.source, event: event.expression, target: route.target, .adds)
      }
    }
    let others = arguments.dropFirst().map(\.self).filter {
      $0.label == nil && !$0.expression.is(ClosureExprSyntax.self)
    }
    let all = ([first.expression] + others.map(\.expression)).map(rows)
    return all.contains { $0 == nil } ? nil : all.compactMap(\.self).flatMap(\.self)
  }

  /// A row or a list of rows, each a call with labels: `Transition(with: .e, from: .a, to: .b)`.
  static func rows(_ expression: ExprSyntax) -> [WrittenTable.What]? {
    let rows = expression.as(ArrayExprSyntax.self).map { $0.elements.map(\.expression) } ?? [expression]
    let cells = rows.map { row in
      (row.as(FunctionCallExprSyntax.self)?.arguments ?? row.as(TupleExprSyntax.self)?.elements)
        .flatMap { self.cells(Array($0)) }
    }
    return cells.isEmpty || cells.contains(where: { $0 == nil }) ? nil : cells.compactMap(\.self).flatMap(\.self)
  }

  /// Three values of which labels say that two are the ends; the source may be a list.
  private static func cells(_ arguments: [LabeledExprSyntax]) -> [WrittenTable.What]? {
    guard arguments.count == 3 else { return nil }
    let ends = arguments.map { $0.label.flatMap { NameWords($0.identifierText).end } }
    guard let source = ends.firstIndex(of: .source), let target = ends.firstIndex(of: .target),
      let event = ends.firstIndex(of: nil)
    else { return nil }
    let values = arguments.map(\.expression)
    let sources = values[source].as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [values[source]]
    guard !sources.isEmpty, (sources + [values[event], values[target]]).allSatisfy(\.isCaseOrAny) else { return nil }
    return sources.map { .cell(state: $0, event: values[event], target: values[target], .adds) }
  }
}

extension ExprSyntax {
  /// `.a => .b`, or a list of such.
  fileprivate var routes: [(source: ExprSyntax, target: ExprSyntax)]? {
    if let list = self.as(ArrayExprSyntax.self) {
      let routes = list.elements.map(\.expression.route)
      return routes.isEmpty || routes.contains(where: { $0 == nil }) ? nil : routes.compactMap(\.self)
    }
    return route.map { [$0] }
  }

  private var route: (source: ExprSyntax, target: ExprSyntax)? {
    let elements = Operands(self).elements
    guard elements.count == 3, elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "=>" else { return nil }
    return (elements[0], elements[2])
  }

  fileprivate var isTable: Bool { self.is(DictionaryExprSyntax.self) }

  var isCaseOrAny: Bool {
    (self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self).is(MemberAccessExprSyntax.self)
  }
}
