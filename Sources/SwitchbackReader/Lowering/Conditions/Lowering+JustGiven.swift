import SwiftSyntax

/// A stored property is known to hold what it was just given, and a local what it was just made of: `active = id`, and
/// `let id = active`, with `guard active == id` behind it.
extension Lowering {
  mutating func tellingCopy(_ assignment: Assignment, scope: Scope) -> [Statement] {
    guard let copied = assignment.value.single?.as(DeclReferenceExprSyntax.self)?.text, scope[copied] != nil else {
      return []
    }
    return tellingCopy(of: assignment.target, in: copied, scope: scope)
  }

  /// - Parameters:
  ///   - target: what may be the property.
  ///   - local: what holds the same.
  mutating func tellingCopy(of target: ExprSyntax, in local: String, scope: Scope) -> [Statement] {
    guard !repeatedQuestions.isEmpty, let place = toldProperty(target, scope: scope),
      let (_, repeated) = repeatedQuestions(around: Syntax(target)),
      repeated.plainLocals.contains(local), !repeated.variables.contains(local)
    else { return [] }
    let scope = scope.revealing(place.name)
    return repeated.texts.sorted().compactMap { text in
      guard let told = text.toldPlace, told.compared.map({ [$0, $1] as Set }) == [place.name, local],
        told.isIdentity || isEqualToItself(place.property, from: scope.owner),
        let slot = slot(ofQuestion: text, about: text, in: Syntax(target), scope: scope)
      else { return nil }
      return .assign(slot, .bool(true), Operands(target).site)
    }
  }

  /// Whether what it holds is equal to itself: a number with a fraction may be none, and a `==` of the module may say
  /// something else.
  private func isEqualToItself(_ property: PatternBindingSyntax, from path: String) -> Bool {
    guard let type = property.typeAnnotation?.type else { return property.storesText || property.storesNumber }
    let name = type.statedName
    if ["String", "UUID", "ObjectIdentifier", "Date", "URL"].contains(name) || name.isWholeNumber { return true }
    let declarations = machine.declarations.seen(from: property)
    return declarations.type(named: name, from: path)?.functions(named: "==").isEmpty == true
      && declarations.index.functionsByName["=="] == nil
  }
}

extension String {
  /// Whether it is the name of a type like `Int` or `UInt64`.
  var isWholeNumber: Bool {
    ["", "8", "16", "32", "64"].contains { self == "Int\($0)" || self == "UInt\($0)" }
  }
}
