import SwiftSyntax

/// What a local variable holds, and what a loop goes through.
extension Declarations {
  /// The path of the type inside of which something stands; empty outside of all types.
  func owner(of syntax: Syntax) -> String {
    let names = syntax.typePath
    return names.isEmpty ? "" : type(named: names, from: "")?.path ?? names
  }

  /// The enum that a name means at a place, and what is declared as that place sees it: a function may declare an enum, too.
  func knowing(
    enumNamed name: String,
    at place: Syntax,
    owner: String
  ) -> (Declarations, TypeDeclaration)? {
    guard let local = place.localEnum(named: name) else {
      return enumeration(named: name, from: owner).map { (self, $0) }
    }
    let path = index.names.path(of: [name], below: owner, in: fileIndex(at: place.offset))
    var type = TypeDeclaration(path: path)
    type.declaration = DeclSyntax(local)
    for member in local.memberBlock.members { type.add(member.decl) }
    var declarations = self
    declarations.index = DeclarationIndex(index, replacing: type)
    declarations.surveys = surveys.anew
    return (declarations, type)
  }

  /// The cases of what a loop goes through, where it asks for them.
  func events(of loop: StateLoop, owner: String) -> MachineDeclaration.Events {
    guard let statement = loop.statement.as(ForStmtSyntax.self), let element = loop.element,
      surveys.fresh(statement.body).matched.contains(element),
      let type = ArgumentTypes(path: owner, declarations: self).settledType(of: statement.sequence)?.elementOfSequence,
      let path = enumeration(named: type.plainName, from: owner)?.path, let shape = eventShape(at: path)
    else { return .function }
    return .declared(shape, path: path)
  }

  /// The name of the type of which a local variable is declared, or of which it is a case.
  func statedType(of local: LocalVariable, owner: String) -> (name: String, isOptional: Bool)? {
    let (binding, value) = (local.binding, local.value)
    let made = value?.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
    if binding.typeAnnotation == nil, let base = made?.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription,
      base.first?.isUppercase == true
    {
      return (base, false)
    }
    let told = value.flatMap { ArgumentTypes(path: owner, declarations: self).settledType(of: $0) }
    let written = binding.pattern.is(IdentifierPatternSyntax.self) ? binding.typeAnnotation?.type : nil
    guard let type = written ?? told, case let name = (type.behindQuestionMark ?? type).plainName,
      !StoredProperty.plainValues.contains(name)
    else { return nil }
    return (name, type.behindQuestionMark != nil)
  }
}

extension TypeSyntax {
  /// `Event` of `[Event]`, `AsyncStream<Event>` and `some AsyncSequence<Event, Never>`.
  fileprivate var elementOfSequence: TypeSyntax? {
    if let array = self.as(ArrayTypeSyntax.self) { return array.element }
    let type = self.as(SomeOrAnyTypeSyntax.self)?.constraint ?? self
    guard let generic = type.as(IdentifierTypeSyntax.self), generic.name.text != "Dictionary" else { return nil }
    return generic.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
  }
}

extension Syntax {
  /// The enum of this name that a function around declares.
  fileprivate func localEnum(named name: String) -> EnumDeclSyntax? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0.as(CodeBlockItemListSyntax.self) }
      .filter { $0.isInFunction }
      .compactMap { list in
        list.lazy.compactMap { $0.item.as(EnumDeclSyntax.self) }.first { $0.name.identifierText == name }
      }.first
  }
}
