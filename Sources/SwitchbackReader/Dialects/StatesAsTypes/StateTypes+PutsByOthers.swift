import SwiftSyntax

extension StateTypes {
  /// Where others than the states put one there, but for the holder when it is made.
  func putsByOthers(in declarations: Declarations) -> [Program.Note] {
    guard let context else { return [] }
    let own = Set(types.map(\.path))
    let members = declarations.membersOfAll.filter { !own.contains($0.path) }
    return members.flatMap { member -> [Program.Note] in
      let isHolder = context.holders.contains(member.path)
      let function = member.member.as(FunctionDeclSyntax.self)?.name.identifierText
      if isHolder, function.map(context.putters.contains) == true { return [] }
      let offsets: [Int] =
        isHolder
        ? context.assignments(in: member.member) : context.puts(self, in: member.member).map(\.syntax.offset)
      let name = member.path.isEmpty ? "other code" : "'\(member.path)'"
      return offsets.map { Program.Note(why: "\(name) sets the state, which is not followed", offset: $0) }
    }
  }

  /// What puts there what it is given, or what it makes, and that others can call beside the states.
  func settersOfHolders(in declarations: Declarations) -> [String] {
    guard let context else { return [] }
    return context.holders.sorted().compactMap { declarations.types[$0] }.flatMap(\.functions)
      .filter { context.putters.contains($0.name.identifierText) && $0.access == .shown }.map(\.signatureText)
  }
}

extension StateContext {
  /// The functions of the holders that are followed where the states call them.
  fileprivate var putters: Set<String> { setters.union(makers.keys) }

  /// Where the holder sets its property to anything, or calls what does.
  fileprivate func assignments(in member: Syntax) -> [Int] {
    if member.is(InitializerDeclSyntax.self) { return [] }
    let set = AssignmentFinder.assignments(in: member).filter { assignment, _ in
      properties.contains(assignment.target.nameBehindSelf)
    }
    // What is called where the property was set comes behind what the states do.
    let called = member.is(VariableDeclSyntax.self) ? putters.union(members) : putters
    let calls = member.tokens(viewMode: .sourceAccurate).filter { token in
      called.contains(token.text) && token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .leftParen
        && token.parent?.is(DeclReferenceExprSyntax.self) == true
    }
    return set.map(\.offset) + calls.map(\.offset)
  }
}
