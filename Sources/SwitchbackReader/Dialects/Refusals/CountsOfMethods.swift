import SwiftSyntax

/// A number that methods raise and lower, and on which it depends what they do: how often something is retained.
enum CountsOfMethods {
  static func machine(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    let functions = type.functions.filter { !$0.isStatic }
    let accessors = type.variables.flatMap(\.bindings).compactMap { $0.accessorBlock.map { Syntax($0) } }
    let found = type.counts.filter { count in
      let uses = functions.map { type.uses(ofCount: count.name, in: $0) }
      let steps = uses.map { $0.compactMap(\.step) }.filter { !$0.isEmpty }
      return steps.count > 1 && uses.joined().contains(.decides) && !uses.joined().contains(.place)
        && !accessors.contains { $0.subscripts(count.name) }
    }
    guard let first = found.first else { return nil }
    let why = CountedEvents.why(found.map(\.name))
    return .refused(type, states: .none(at: type), why: why, at: first.offset, in: declarations)
  }
}

extension Syntax {
  /// Whether a number says in it which element is meant.
  fileprivate func subscripts(_ name: String) -> Bool {
    tokens(named: name).contains { token in
      sequence(first: Syntax(token), next: \.parent).contains { $0.is(SubscriptCallExprSyntax.self) }
    }
  }
}
