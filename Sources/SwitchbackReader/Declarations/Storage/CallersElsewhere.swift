import SwiftSyntax

extension MachineDeclaration {
  /// Where other types call what changes the struct in which the state lies: `broker.phase.advance()`.
  var callersElsewhere: [Program.Note] {
    guard let holder, let content = holder.content.flatMap({ declarations.types[$0] }) else { return [] }
    let changing = Set(content.functions.filter(\.isMutating).map(\.name.identifierText)).filter { name in
      declarations.surveys.reachable(from: name, in: content).contains { survey in
        !survey.allAssigned.isDisjoint(with: [holder.member, "self"])
          || survey.calls.contains { $0.base == holder.member && declarations.mayChangeInPlace($0.name) }
      }
    }
    guard !changing.isEmpty else { return [] }
    let family = Family(of: owner, in: declarations)
    let members = declarations.members(outside: owner) { $0.opened.contains(holder.property) }
      .filter { isNamed(changing, in: $0.member) && isNamed([holder.property], in: $0.member) }
    return members.flatMap { path, member in
      let types = WrittenTypes(in: member, of: path, declarations)
      return MemberCallFinder.calls(of: changing, in: member).compactMap { call -> Program.Note? in
        guard let owner = call.base.owner(of: holder.property) else { return nil }
        let answer = family.includes(owner, types)
        guard answer == .surely || answer == .perhaps else { return nil }
        let verb = answer == .perhaps ? "may set" : "sets"
        return Program.Note(why: "another type \(verb) the state, which is not followed", offset: call.offset)
      }
    }
  }
}

/// Finds calls of methods by their names, and on what these are called.
private final class MemberCallFinder: SyntaxVisitor {
  private var found: [(base: ExprSyntax, offset: Int)] = []
  private let names: Set<String>

  private init(of names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  static func calls(of names: Set<String>, in member: Syntax) -> [(base: ExprSyntax, offset: Int)] {
    let finder = MemberCallFinder(of: names)
    finder.walk(member)
    return finder.found
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let callee = node.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
      names.contains(callee.declName.baseName.identifierText)
    {
      found.append((base, node.offset))
    }
    return .visitChildren
  }
}
