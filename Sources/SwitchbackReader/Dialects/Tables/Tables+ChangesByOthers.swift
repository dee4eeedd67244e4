import SwiftSyntax

extension Tables {
  /// Changes by other types, in other files, of the table that an instance holds: `player.machine.add(…)`; each with who makes it.
  static func changesByOthers(
    of variable: TableVariable,
    in type: Declarations.TypeDeclaration,
    _ declarations: Declarations
  ) -> [(change: TableChange, place: String)] {
    let name = variable.name
    guard !type.path.isEmpty else { return [] }
    let members = declarations.members(outside: type.path) { $0.opened.contains(name) || $0.assigned.contains(name) }
      .filter { !declarations.isSameFile($0.member.offset, variable.syntax.offset) }
    guard !members.isEmpty else { return [] }
    let family = Family(of: type.path, in: declarations)
    let isOnly = !declarations.types.values.contains { $0.path != type.path && $0.properties[name] != nil }
    return members.flatMap { path, member in
      let types = WrittenTypes(in: member, of: path, declarations)
      return TableChangeFinder.changes(of: [], orMember: name, isShared: variable.isShared, in: member)
        .filter { change in
          switch change.syntax.owner(ofMember: name).map({ family.includes($0, types) }) {
          case .surely, .perhaps: true
          case .unknown: isOnly
          case .never, nil: false
          }
        }
        .map { ($0, member.named ?? "another type") }
    }
  }
}

extension TableVariable {
  /// Whether a change in the same file is surely one of something else that has the same name.
  func isOfAnother(_ change: TableChange, than owner: String, in declarations: Declarations) -> Bool {
    let around = Set(sequence(first: change.syntax, next: \.parent).map(\.id))
    let family = Family(of: owner, in: declarations)
    guard let place = declarations.membersOfAll.first(where: { around.contains($0.member.id) }),
      !family.contains(place.path)
    else { return false }
    guard let base = change.syntax.owner(ofMember: name), !base.isSelf else {
      return declarations.types[place.path]?.properties[name] != nil
    }
    return family.includes(base, WrittenTypes(in: place.member, of: place.path, declarations)) == .never
  }
}

extension Syntax {
  /// `player` of `player.machine.add(…)`.
  fileprivate func owner(ofMember name: String) -> ExprSyntax? {
    let finder = OwnerFinder(of: name)
    finder.walk(self)
    return finder.found
  }

  /// What a message calls a function.
  fileprivate var named: String? { self.as(FunctionDeclSyntax.self).map { "'\($0.name.identifierText)'" } }
}

private final class OwnerFinder: SyntaxVisitor {
  private(set) var found: ExprSyntax?
  private let name: String

  init(of name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.identifierText == name { found = found ?? node.base }
    return found == nil ? .visitChildren : .skipChildren
  }
}
