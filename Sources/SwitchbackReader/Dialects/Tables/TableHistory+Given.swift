import SwiftSyntax

extension TableHistory {
  /// Changes in functions of the module that are given such a table: `func addRows(to machine: StateMachine<Step, Signal>)`.
  mutating func addGiven(_ variable: TableVariable, of owner: String, in declarations: Declarations) {
    guard variable.isShared else { return }
    for (path, member) in declarations.membersOfAll.map({ ($0.path, $0.member) }) {
      let signature = member.as(FunctionDeclSyntax.self)?.signature ?? member.as(InitializerDeclSyntax.self)?.signature
      let parameters = signature?.parameterClause.parameters.filter {
        variable.may(beOf: $0.type, from: path, declarations.seen(from: member), owner: owner)
      }
      for parameter in parameters ?? [] {
        for change in TableChangeFinder.changes(of: [parameter.innerName], isShared: true, in: member)
        where !holds(change) {
          let name = member.as(FunctionDeclSyntax.self)?.name.identifierText ?? "init"
          suspect(change, because: "'\(name)' changes the table that it is given, which is not followed")
        }
      }
    }
  }
}

extension TableVariable {
  /// Whether what a parameter is given can be this table, which is an object.
  fileprivate func may(beOf type: TypeSyntax, from path: String, _ seen: Declarations, owner: String) -> Bool {
    guard case .foreign(let name) = self.type.form, type.plainName.lastName == name else { return false }
    guard let other = TableType(type), let event = other.event, let ownEvent = self.type.event else { return true }
    func differ(_ one: String, _ another: String) -> Bool {
      guard let one = makers.declarations.type(named: one, from: owner),
        let another = seen.type(named: another, from: path)
      else { return false }
      return one.path != another.path
    }
    return !differ(self.type.state, other.state) && !differ(ownEvent, event)
  }
}
