import SwiftSyntax

/// A number that methods raise and lower, and on which it depends what they do: how often something is retained, or how far
/// something has come.
enum CountsOfMethods {
  static func machine(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    let functions = type.functions.filter { !$0.isStatic }
    let accessors = type.bindings.compactMap { $0.accessorBlock.map { Syntax($0) } }
    let found = type.counts.compactMap { count -> (name: String, kind: Kind, offset: Int)? in
      let uses = functions.map { type.uses(ofCount: count.name, in: $0) }
      guard let kind = Kind(of: uses), !accessors.contains(where: { $0.subscripts(count.name) }) else { return nil }
      return (count.name, kind, count.offset)
    }
    guard let first = found.first else { return nil }
    let names = found.filter { $0.kind == first.kind }.map(\.name)
    let why = first.kind == .endless ? CountedEvents.why(names) : why(names)
    return .refused(type, states: .none(at: type), why: why, at: first.offset, in: declarations)
  }

  private static func why(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }.joined(separator: ", ")
    let verb = names.count == 1 ? "has" : "have"
    return "the state is how far \(quoted) \(verb) come; declare an enum of what that can be"
  }

  private enum Kind {
    case endless, bounded

    /// - Parameter uses: what each function does with the number.
    init?(of uses: [[CountUse]]) {
      let all = uses.joined()
      guard !all.contains(.place) else { return nil }
      let moving = uses.filter { $0.contains { $0.step != nil } }
      let others = uses.filter { !$0.contains { $0.step != nil } }
      if moving.contains(where: { $0.contains(.bounds) }),
        moving.count > 1 || others.joined().contains(where: { $0 == .decides || $0 == .bounds })
      {
        self = .bounded
      } else if moving.count > 1, all.contains(.decides) {
        self = .endless
      } else {
        return nil
      }
    }
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
