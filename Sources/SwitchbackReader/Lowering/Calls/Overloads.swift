import SwiftSyntax

/// Which of several functions of one name a call can mean, as far as literals and cases tell what they are.
extension [FunctionDeclSyntax] {
  /// Those that can be given these arguments, of some whose labels fit; all of them where none can.
  func taking(_ arguments: [LabeledExprSyntax], in declarations: Declarations, of owner: String) -> Self {
    guard count > 1 else { return self }
    let types = ArgumentTypes(path: owner, declarations: declarations)
    let fitting = filter { function in
      guard function.genericParameterClause == nil else { return true }
      let seen = declarations.seen(from: function)
      return function.signature.parameterClause.parameters.pairs(with: arguments).allSatisfy { parameter, argument in
        parameter.type.mayTake(argument, in: seen, of: owner)
          && types.settledType(of: argument).map { parameter.type.mayBe($0, in: seen, of: owner) } != false
      }
    }
    guard !fitting.isEmpty else { return self }
    return fitting.named(by: arguments).declaring(arguments, in: declarations, of: owner)
      .nearest(to: arguments, in: declarations, of: owner).leavingNothingOut(of: arguments)
  }

  /// Of those the ones that have the very type which an argument says it is, where the others have another: `show(Data(text))`.
  private func named(by arguments: [LabeledExprSyntax]) -> Self {
    guard count > 1 else { return self }
    return arguments.indices.reduce(self) { found, index in
      guard let type = arguments[index].expression.typeMade else { return found }
      let types = found.map { function in
        let pairs = function.signature.parameterClause.parameters.pairs(with: arguments)
        return pairs.first { $0.1.id == arguments[index].expression.id }?.0.type
      }
      guard types.allSatisfy({ $0?.isNameOfOne == true }) else { return found }
      let exact = zip(found, types).filter { $1?.trimmedDescription == type }.map(\.0)
      return exact.isEmpty ? found : exact
    }
  }
}

extension FunctionParameterListSyntax {
  /// The parameters that arguments whose labels fit are for.
  func pairs(with arguments: [LabeledExprSyntax]) -> [(FunctionParameterSyntax, ExprSyntax)] {
    var given = arguments[...]
    return flatMap { parameter in
      let own = parameter.arguments(among: given)
      given = given.dropFirst(own.count)
      return own.map { (parameter, $0.expression) }
    }
  }
}

extension ExprSyntax {
  /// The type of `Data(text)` and of `1 as Double`.
  fileprivate var typeMade: String? {
    if let list = self.as(SequenceExprSyntax.self)?.elements, list.count == 3,
      let cast = list.dropFirst().first?.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil
    {
      return list.last?.trimmedDescription
    }
    if let cast = self.as(AsExprSyntax.self), cast.questionOrExclamationMark == nil {
      return cast.type.trimmedDescription
    }
    let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
    let name = callee?.baseName.identifierText
    return name?.first?.isUppercase == true ? name : nil
  }
}

extension TypeSyntax {
  /// Whether it is a name, and none that an optional could go by, which an initialiser may give.
  fileprivate var isNameOfOne: Bool {
    self.is(IdentifierTypeSyntax.self) && !["Any", "Encodable", "Decodable", "Codable", "Sendable"].contains(plainName)
  }

  private static let numbers: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
    "CGFloat", "TimeInterval",
  ]
  private static let fractions: Set = ["Double", "Float", "CGFloat", "TimeInterval"]

  /// Whether an argument can be of this type; only what is sure is ruled out.
  fileprivate func mayTake(_ argument: ExprSyntax, in declarations: Declarations, of owner: String) -> Bool {
    if argument.is(NilLiteralExprSyntax.self) { return !isPlain(in: declarations, from: owner) }
    let type = behindQuestionMark ?? self
    if type.isCollection { return mayBeCollection(argument, named: type.plainName, in: declarations) }
    guard type.isPlain(in: declarations, from: owner) else { return true }
    let name = type.plainName
    if argument.is(StringLiteralExprSyntax.self) { return name == "String" || name == "Character" }
    if argument.is(BooleanLiteralExprSyntax.self) { return name == "Bool" }
    if argument.is(IntegerLiteralExprSyntax.self) { return Self.numbers.contains(name) }
    if argument.is(FloatLiteralExprSyntax.self) { return Self.fractions.contains(name) }
    if argument.is(ClosureExprSyntax.self) { return false }
    let isList = argument.is(ArrayExprSyntax.self) || argument.is(DictionaryExprSyntax.self)
    guard let shape = declarations.enumeration(named: name, from: owner), let enumeration = shape.enumeration else {
      // A set of options is written like a list.
      return !isList || declarations.type(named: name, from: owner) != nil
    }
    if isList { return false }
    let callee = argument.as(FunctionCallExprSyntax.self)?.calledExpression ?? argument
    guard let member = callee.as(MemberAccessExprSyntax.self) else { return true }
    let wanted = member.declName.baseName.identifierText
    let isCase = enumeration.caseDeclarations.contains { $0.elements.contains { $0.name.identifierText == wanted } }
    guard let base = member.base?.trimmedDescription else {
      return isCase || wanted == "init" || shape.properties[wanted] != nil || !shape.functions(named: wanted).isEmpty
    }
    guard let other = declarations.type(named: base, from: owner), other.path != shape.path,
      let cases = other.enumeration
    else { return true }
    return !cases.caseDeclarations.contains { $0.elements.contains { $0.name.identifierText == wanted } }
  }

  /// Whether what is of another type can be given for this one; only what is sure is ruled out.
  fileprivate func mayBe(_ given: TypeSyntax, in declarations: Declarations, of owner: String) -> Bool {
    guard let own = (behindQuestionMark ?? self).nameOfValue(in: declarations, of: owner),
      let other = (given.behindQuestionMark ?? given).nameOfValue(in: declarations, of: owner)
    else { return true }
    return own == other && (behindQuestionMark != nil || given.behindQuestionMark == nil)
  }

  /// What is the same of two types only if they are the same: of classes others may inherit.
  private func nameOfValue(in declarations: Declarations, of owner: String) -> String? {
    guard isPlain(in: declarations, from: owner) else { return nil }
    guard let type = declarations.type(named: plainName, from: owner) else {
      return Self.fractions.contains(plainName) && plainName != "Float" ? "Double" : plainName
    }
    return type.isShared ? nil : type.path
  }

  /// Whether it is a collection of the standard library.
  private var isCollection: Bool {
    if self.is(ArrayTypeSyntax.self) || self.is(DictionaryTypeSyntax.self) { return true }
    return ["Set", "Array", "Dictionary"].contains(plainName)
      && self.as(IdentifierTypeSyntax.self)?.genericArgumentClause != nil
  }

  /// Whether an argument can be a collection: no literal of anything else, nor a case.
  private func mayBeCollection(
    _ argument: ExprSyntax,
    named name: String,
    in declarations: Declarations
  ) -> Bool {
    let literals: [any ExprSyntaxProtocol.Type] = [
      StringLiteralExprSyntax.self, BooleanLiteralExprSyntax.self, IntegerLiteralExprSyntax.self,
      FloatLiteralExprSyntax.self, ClosureExprSyntax.self,
    ]
    if literals.contains(where: { argument.is($0) }) { return false }
    guard let member = argument.as(MemberAccessExprSyntax.self), member.base == nil else { return true }
    // The module may have given it a name for one.
    let collection = self.is(ArrayTypeSyntax.self) ? "Array" : self.is(DictionaryTypeSyntax.self) ? "Dictionary" : name
    return declarations.types[collection]?.properties[member.declName.baseName.identifierText] != nil
  }

  /// Whether it is one of the types of the standard library of which it is known what literals make them, or one that the module declares and no literal makes.
  private func isPlain(in declarations: Declarations, from owner: String) -> Bool {
    guard self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self) else { return false }
    if Self.numbers.contains(plainName) || ["String", "Character", "Bool"].contains(plainName) { return true }
    guard let found = declarations.type(named: plainName, from: owner), found.declaration != nil else { return false }
    return !found.conformances.contains { $0.hasPrefix("Expressible") }
  }
}
