import SwiftSyntax

/// What a method does to a value of an enum that does not declare it itself: extensions of protocols may, here or elsewhere.
extension Declarations {
  /// The functions of a name that an enum has by its protocols, be it by such as every plain enum has.
  func inheritedFunctions(named name: String, ofEnumAt path: String) -> [FunctionDeclSyntax] {
    guard let type = types[path], type.enumeration != nil, type.functions(named: name).isEmpty else { return [] }
    let paths = Set(protocols(of: type)).union(Self.protocolsOfAnyEnum)
    return paths.sorted().compactMap { types[$0] }.filter { $0.declaration == nil }
      .flatMap { $0.functions(named: name) }.filter { !$0.isStatic }
  }

  /// Whether a method may put another case there.
  ///
  /// - Parameter isAlone: whether nobody asks for what it gives, as of one that is called for what it does.
  func mayChange(valueOfTypeAt path: String, byCalling name: String, isAlone: Bool) -> Bool {
    guard let type = types[path] else { return false }
    let own = type.functions(named: name)
    if !own.isEmpty { return own.contains(where: \.isMutating) }
    guard type.enumeration != nil, type.properties[name] == nil else { return false }
    let inherited = inheritedFunctions(named: name, ofEnumAt: path)
    return inherited.isEmpty ? isAlone && !Self.asking.contains(name) : inherited.contains(where: \.isMutating)
  }

  private static let protocolsOfAnyEnum = ["Equatable", "Hashable", "RawRepresentable", "Sendable"]
  /// The methods of the protocols of the standard library that an enum may have, and of an optional.
  private static let asking: Set<String> = ["hash", "encode", "write", "map", "flatMap", "self"]
}

extension Survey.CallName {
  /// Whether it may change the value of an enum that goes by a name.
  ///
  /// - Parameter isOptional: whether that may be nil, so that only what stands behind a mark is called on it.
  func mayChange(
    valueOfTypeAt path: String,
    named name: String,
    isOptional: Bool,
    in declarations: Declarations
  ) -> Bool {
    guard let base, base != "self", base.filter({ $0 != "?" && $0 != "!" }).withoutSelf == name.withoutSelf,
      !isOptional || base.last == "?" || base.last == "!"
    else { return false }
    return declarations.mayChange(valueOfTypeAt: path, byCalling: self.name, isAlone: isAlone)
  }
}

extension Lowering {
  /// `state.advance()`, which an extension of a protocol declares that may change it; what stands alone is lost elsewhere.
  func loss(byInherited call: FunctionCallExprSyntax, scope: Scope) -> [Statement] {
    guard !call.standsAlone, let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, case let name = member.declName.baseName.identifierText,
      let slot = place(Operands(base), scope: scope), let path = variables[slot.id].type?.path,
      machine.declarations.inheritedFunctions(named: name, ofEnumAt: path).contains(where: \.isMutating)
    else { return [] }
    let why = "what '\(name)' does to the state is not followed"
    return [.lose(slot, Unknown(site: Operands(ExprSyntax(call)).site, why: why))]
  }
}
