import SwiftSyntax

/// Questions about nothing but stored constants of the instance, to which the answer is always the same.
extension Lowering {
  /// - Parameter text: about no local.
  func asksConstants(_ text: String, scope: Scope) -> Bool {
    guard scope.receiver == .machine, scope.owner == machine.owner, let type = machine.declarations.types[scope.owner],
      type.isShared || !type.replacesItself(machine.declarations.surveys)
    else { return false }
    let question = text.nameWithoutSelf
    if let constant = type.storedConstant(question) { return constant.typeAnnotation?.type.mayBeNil != true }
    let words = question.split(separator: " ").map(String.init)
    if words.count == 3, words[1] == "==", words[2] == "nil" { return type.storedConstant(words[0]) != nil }
    if question.hasSuffix(".isEmpty") {
      return type.storedConstant(String(question.dropLast(8)))?.storesCollectionOrText == true
    }
    guard words.count == 3, Reckoning.Comparison(rawValue: words[1]) != nil else { return false }
    let sides = [words[0], words[2]].map(\.nameWithoutSelf)
    // What a class says of itself that is equal may be another thing later.
    let isTold = sides.map { type.storedConstant($0)?.storesLiteral ?? $0.isLiteralOfOneWord }
    return isTold.allSatisfy(\.self)
  }
}

extension Declarations.TypeDeclaration {
  /// A constant that an instance stores and that nothing takes away.
  fileprivate func storedConstant(_ name: String) -> PatternBindingSyntax? {
    guard let binding = properties[name], let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.text == "let", variable.attributes.isEmpty, !conditional.contains(variable.offset),
      variable.modifiers.allSatisfy({ !["weak", "unowned", "static"].contains($0.name.text) })
    else { return nil }
    return binding
  }

  /// Whether another instance may come into the place of this one: `self = Machine()`.
  fileprivate func replacesItself(_ surveys: Surveys) -> Bool {
    functions.contains { $0.body.map { surveys.survey($0).assigned.contains("self") } ?? false }
  }
}

extension PatternBindingSyntax {
  /// Whether what it holds is equal to the same at all times.
  fileprivate var storesLiteral: Bool {
    if let type = typeAnnotation?.type { return type.comparesLiterals || type.trimmedDescription == "Bool" }
    return initializer.map { $0.value.isWritten } ?? false
  }

  fileprivate var storesCollectionOrText: Bool {
    guard let type = typeAnnotation?.type else { return false }
    return type.is(ArrayTypeSyntax.self) || type.is(DictionaryTypeSyntax.self)
      || ["Array", "Set", "Dictionary", "String"].contains(type.as(IdentifierTypeSyntax.self)?.name.text)
  }
}

extension String {
  /// Whether it is a number, a text without spaces, or a `Bool`.
  fileprivate var isLiteralOfOneWord: Bool {
    if ["true", "false"].contains(self) || Double(self) != nil { return true }
    return count > 1 && hasPrefix("\"") && hasSuffix("\"") && !contains("\\")
  }
}
