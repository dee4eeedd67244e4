import SwiftSyntax

/// Which of several functions that could be called Swift takes.
extension [FunctionDeclSyntax] {
  /// Of those the ones whose type declares what stands behind a leading dot, or is the one before the dot: `set(.busy)`.
  func declaring(_ arguments: [LabeledExprSyntax], in declarations: Declarations, of owner: String) -> Self {
    arguments.reduce(self) { found, argument in
      guard found.count > 1 else { return found }
      let members = Operands(argument.expression).membersGiven
      guard !members.isEmpty else { return found }
      let declaring = found.filter { function in
        guard let type = function.type(ofParameterFor: argument, among: arguments) else { return false }
        return members.contains { type.declares($0, in: declarations.seen(from: function), of: owner) }
      }
      return declaring.isEmpty ? found : declaring
    }
  }

  /// Of those the ones that take a literal, or what is made of one, as what it is by itself, and not as something else
  /// that could be written so.
  func nearest(to arguments: [LabeledExprSyntax], in declarations: Declarations, of owner: String) -> Self {
    arguments.reduce(self) { found, argument in
      guard found.count > 1, let name = argument.expression.plainType(in: declarations, of: owner) else { return found }
      let exact = found.filter {
        $0.type(ofParameterFor: argument, among: arguments)?.trimmedDescription == name
      }
      return exact.isEmpty ? found : exact
    }
  }
}

extension FunctionDeclSyntax {
  fileprivate func type(ofParameterFor argument: LabeledExprSyntax, among arguments: [LabeledExprSyntax]) -> TypeSyntax?
  {
    let pairs = signature.parameterClause.parameters.pairs(with: arguments)
    return pairs.first { $0.1.id == argument.expression.id }?.0.type
  }
}

extension Operands {
  /// The cases and static members that this is, be it by one of two ways: `isOn ? .busy : .idle`, `given ?? .idle`.
  fileprivate var membersGiven: [MemberAccessExprSyntax] {
    if let inner = unwrapped { return inner.membersGiven }
    if let (_, first, second) = Operands.ternary(self) { return Operands(first).membersGiven + second.membersGiven }
    if let index = index(of: "??") { return Operands(elements[(index + 1)...]).membersGiven }
    let callee = single?.as(FunctionCallExprSyntax.self)?.calledExpression ?? single
    guard let member = callee?.as(MemberAccessExprSyntax.self) else { return [] }
    let base = member.base?.trimmedDescription
    return base.map { $0.first?.isUppercase == true } ?? true ? [member] : []
  }
}

extension TypeSyntax {
  /// Whether it is a type of the module that has such a case or static member; behind a name only a case tells the type.
  fileprivate func declares(_ member: MemberAccessExprSyntax, in declarations: Declarations, of owner: String) -> Bool {
    let written = (behindQuestionMark ?? self).plainName
    guard let type = declarations.type(named: written, from: owner), type.declaration != nil else { return false }
    let name = member.declName.baseName.identifierText
    let isCase = type.enumeration?.declaresCase(name) == true
    if let base = member.base {
      return isCase && declarations.type(named: base.trimmedDescription, from: owner)?.path == type.path
    }
    return isCase || type.functions(named: name).contains(where: \.isStatic)
      || type.properties[name]?.parent?.parent?.as(VariableDeclSyntax.self)?.isStatic == true
  }
}

extension ExprSyntax {
  /// The type of a literal, and of a property that holds one or says of which type it is.
  fileprivate func plainType(in declarations: Declarations, of owner: String) -> String? {
    if let literal = literalType { return literal }
    guard let name = nameOfOwn, Syntax(self).stands(inTypeNamed: owner.plainPath.lastName),
      !Syntax(self).isLocal(name), let binding = declarations.types[owner]?.properties[name]
    else { return nil }
    if let written = binding.typeAnnotation?.type { return written.trimmedDescription }
    return binding.initializer?.value.literalType
  }

  /// `name`, and `self.name`.
  private var nameOfOwn: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.identifierText }
    guard let member = self.as(MemberAccessExprSyntax.self), member.base?.isSelf == true else { return nil }
    return member.declName.baseName.identifierText
  }

  fileprivate var literalType: String? {
    if self.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if self.is(FloatLiteralExprSyntax.self) { return "Double" }
    if self.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    return self.is(StringLiteralExprSyntax.self) ? "String" : nil
  }
}

extension Syntax {
  /// Whether the type around it, or what the extension around it extends, has a name.
  fileprivate func stands(inTypeNamed name: String) -> Bool {
    for parent in sequence(first: self, next: \.parent) {
      if let around = parent.as(ExtensionDeclSyntax.self) { return around.extendedType.plainName.lastName == name }
      guard parent.asProtocol((any DeclGroupSyntax).self) != nil else { continue }
      return parent.asProtocol((any NamedDeclSyntax).self)?.name.identifierText == name
    }
    return false
  }
}
