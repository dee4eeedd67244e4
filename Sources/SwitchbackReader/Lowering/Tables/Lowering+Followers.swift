import SwiftSyntax

extension Lowering {
  /// The function that says whether the state that is asked for is in the list.
  mutating func list(of followers: Followers.Body) -> Int {
    setType(of: .event, to: Variable(type: ValueType(path: machine.stateType)))
    var scope = Scope(
      receiver: machine.storage == .itself ? .value(.state) : .other,
      owner: machine.owner,
      result: .other
    )
    if let state = followers.state { scope.bind(state, to: .slot(.state)) }
    let offset = followers.statements.offset
    functions.append(Function(name: "a list of states", offset: offset))
    signatures.append(Signature(key: Signature.Key(offset: offset, isEntry: true, isOnValue: false)))
    let id = functions.count - 1
    functions[id].body = body(followers.statements, scope: scope)
    return id
  }

  /// Whether the state that is asked for is one of these.
  mutating func membership(in list: [ExprSyntax]) -> Expression {
    let patterns = list.map { element in
      let key = self.key(element, isState: false)
      if let why = key.why { unread(why, at: element.offset) }
      return key.pattern
    }
    let text = list.map(\.text).joined(separator: ", ")
    return .condition(.matches(Operand(slot: .event, text: "it"), .either(patterns), text: "it is one of \(text)"))
  }
}
