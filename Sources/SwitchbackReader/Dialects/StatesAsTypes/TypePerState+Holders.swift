import SwiftSyntax

/// Who holds a state that is a type, and puts another one there than the states themselves give.
extension StateTypes {
  /// Whether something that is none of them stores one, and puts what a function of that gives in its place: `gear = gear.next()`.
  func areReplaced(byCalling function: FunctionDeclSyntax, in declarations: Declarations) -> Bool {
    let own = Set(types.map(\.path) + [common])
    return declarations.everywhere.contains { type in
      guard !own.contains(type.path), !type.inherits(common.lastName) else { return false }
      let names = Set(
        type.variables.filter { $0.bindingSpecifier.text == "var" }.flatMap(\.bindings)
          .filter { !$0.isComputed && $0.typeAnnotation?.type.behindAny.plainName == common }
          .map(\.pattern.trimmedDescription)
      )
      return !names.isEmpty
        && type.functions.contains { member in
          AssignmentFinder.assignments(in: member).contains { assignment, _ in
            let place = assignment.target.nameBehindSelf
            let call = assignment.value.single?.as(FunctionCallExprSyntax.self)?.calledExpression
            guard names.contains(place), let called = call?.as(MemberAccessExprSyntax.self) else { return false }
            return called.base?.nameBehindSelf == place
              && called.declName.baseName.identifierText == function.name.identifierText
          }
        }
    }
  }

  func holdersMoves(in declarations: Declarations) -> [Program.Note] {
    let own = Set(types.map(\.path) + [common])
    let holders = declarations.everywhere.compactMap {
      type -> (type: Declarations.TypeDeclaration, names: Set<String>)? in
      guard !own.contains(type.path) else { return nil }
      let names = type.bindings.filter { $0.typeAnnotation?.type.behindAny.plainName == common }
        .map(\.pattern.trimmedDescription)
      return names.isEmpty ? nil : (type, Set(names))
    }
    let all = holders.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    guard !all.isEmpty else { return [] }
    let states = types.flatMap { type in type.functions.flatMap { setByState($0, of: type, in: all) } }
    return states
      + holders.flatMap { holder, names in
        holder.members.filter { !$0.is(InitializerDeclSyntax.self) }.flatMap { member in
          AssignmentFinder.assignments(in: member).filter { names.contains($0.assignment.target.nameBehindSelf) }
            .compactMap { assignment, offset in
              why(assignment, at: offset, in: member, of: holder, names: names).map {
                Program.Note(why: $0, offset: offset)
              }
            }
        }
      }
  }

  /// What a state puts into who holds it: `box.mode = Off()`.
  private func setByState(
    _ function: FunctionDeclSyntax,
    of type: Declarations.TypeDeclaration,
    in names: Set<String>
  ) -> [Program.Note] {
    AssignmentFinder.assignments(in: function).filter { assignment, _ in
      guard let member = assignment.target.as(MemberAccessExprSyntax.self), let base = member.base, !base.isSelf else {
        return false
      }
      return names.contains(member.declName.baseName.identifierText) && !assignment.value.isNil
        && !assignment.value.isCase
    }.map { Program.Note(why: "'\(type.path)' sets the state, which is not followed", offset: $1) }
  }

  /// Why an assignment is not what the drawing says; nil where it is.
  private func why(
    _ assignment: Assignment,
    at offset: Int,
    in member: DeclSyntax,
    of type: Declarations.TypeDeclaration,
    names: Set<String>
  ) -> String? {
    guard !assignment.value.isNil else { return nil }
    let asked = HeldState(names: names, functions: Set(members.map(\.name)))
    guard asked.gives(assignment.value, in: member) else {
      return "'\(type.path)' sets the state, which is not followed"
    }
    guard let condition = asked.condition(of: Syntax(assignment.target)) else { return nil }
    return "'\(type.path)' sets the state under the condition '\(condition)', which is not followed"
  }

  /// How a property that holds a state is asked for the next.
  private struct HeldState {
    var names: Set<String>
    var functions: Set<String>

    /// Whether it is what a state gives, be it by a local that is made so: `let next = mode.next(event)`.
    func gives(_ value: Operands, in member: some SyntaxProtocol, depth: Int = 4) -> Bool {
      // A local may be made from another one of its name.
      guard depth > 0 else { return false }
      var elements = value.elements[...]
      if let last = elements.last, elements.count == 3, elements.dropFirst().first?.trimmedDescription == "??" {
        guard names.contains(last.nameBehindSelf) else { return false }
        elements = elements.prefix(1)
      }
      guard elements.count == 1, let single = elements.first?.behindEffects else { return false }
      if names.contains(single.nameBehindSelf) { return true }
      if let name = single.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
        let values = member.values(of: name)
        return !values.isEmpty && values.allSatisfy { gives(Operands($0), in: member, depth: depth - 1) }
      }
      guard let call = single.as(FunctionCallExprSyntax.self),
        let called = call.calledExpression.as(MemberAccessExprSyntax.self), let base = called.base?.withoutMarks
      else { return false }
      let isHeld =
        names.contains(base.nameBehindSelf)
        || base.as(DeclReferenceExprSyntax.self).map { name in
          let values = member.values(of: name.baseName.identifierText)
          return !values.isEmpty && values.allSatisfy { names.contains($0.withoutMarks.nameBehindSelf) }
        } ?? false
      return isHeld && functions.contains(called.declName.baseName.identifierText)
    }

    /// What else has to hold where it stands: in an `if` or a `switch` around it, or in what may leave before it.
    func condition(of syntax: Syntax) -> String? {
      let function = sequence(first: syntax, next: \.parent).first { $0.is(FunctionDeclSyntax.self) }
      guard let function = function?.as(FunctionDeclSyntax.self) else { return nil }
      for around in sequence(first: syntax, next: \.parent).prefix(while: { $0.id != function.id }) {
        if let choice = around.as(IfExprSyntax.self), let other = other(than: choice.conditions, in: function) {
          return other
        }
        if let choice = around.as(SwitchExprSyntax.self), gives(Operands(choice.subject), in: function) {
          return choice.subject.trimmedDescription
        }
        guard let list = around.as(CodeBlockItemListSyntax.self) else { continue }
        let before = list.filter { $0.offset < syntax.offset && $0.endPosition <= syntax.position }
        if let other = before.lazy.compactMap({ self.leaving(of: $0, in: function) }).first { return other }
      }
      return nil
    }

    /// Under which condition a statement goes on: `guard isOpen else { return }`, `if next is Done { return }`.
    private func leaving(of item: CodeBlockItemSyntax, in function: FunctionDeclSyntax) -> String? {
      if let exit = item.item.as(GuardStmtSyntax.self) { return other(than: exit.conditions, in: function) }
      guard let choice = item.expression?.as(IfExprSyntax.self), choice.canLeave else {
        return item.canLeave ? item.firstLine : nil
      }
      let asksForSame = choice.conditions.allSatisfy { element in
        guard case .expression(let asked) = element.condition else { return false }
        return compares(Operands(asked), by: ["==", "==="], in: function)
      }
      return asksForSame ? nil : "!(\(choice.conditions.trimmedDescription))"
    }

    /// A condition that is more than to unwrap, or to compare what is there with what comes.
    private func other(than conditions: ConditionElementListSyntax, in function: FunctionDeclSyntax) -> String? {
      conditions.first { element in
        switch element.condition {
        case .optionalBinding: false
        case .expression(let expression): !asksWhetherItIsAnother(Operands(expression), in: function)
        default: true
        }
      }?.condition.trimmedDescription
    }

    /// `next !== mode`
    private func asksWhetherItIsAnother(_ condition: Operands, in function: FunctionDeclSyntax) -> Bool {
      compares(condition, by: ["!=", "!=="], in: function)
    }

    private func compares(_ condition: Operands, by signs: Set<String>, in function: FunctionDeclSyntax) -> Bool {
      let elements = condition.elements
      guard elements.count == 3, signs.contains(elements[1].trimmedDescription) else { return false }
      return gives(Operands(elements[0]), in: function) || gives(Operands(elements[2]), in: function)
    }
  }
}

extension Operands {
  fileprivate var isNil: Bool { single?.is(NilLiteralExprSyntax.self) ?? false }
}

extension ExprSyntax {
  /// What stands behind `try` and `await`.
  fileprivate var behindEffects: ExprSyntax {
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.behindEffects }
    if let waiting = self.as(AwaitExprSyntax.self) { return waiting.expression.behindEffects }
    return self
  }
}

extension SyntaxProtocol {
  /// What locals of a name are made from.
  func values(of name: String) -> [ExprSyntax] {
    tokens(viewMode: .sourceAccurate).compactMap { token -> ExprSyntax? in
      guard token.identifierText == name, let pattern = token.parent?.as(IdentifierPatternSyntax.self) else {
        return nil
      }
      return pattern.parent?.as(OptionalBindingConditionSyntax.self)?.initializer?.value
        ?? pattern.parent?.as(PatternBindingSyntax.self)?.initializer?.value
    }
  }
}
