import SwiftSyntax

/// A value that a declaration gives once and for all.
struct Constant {
  var value: ExprSyntax
  /// Nil where only the value tells.
  var type: TypeSyntax?
  /// The path of the type in which it is declared; empty outside of all types.
  var owner: String
  /// Whether a getter gives it.
  var isComputed: Bool

  init?(_ binding: PatternBindingSyntax?, owner: String) {
    guard let binding, let value = binding.initializer?.value ?? binding.getter?.onlyExpression else { return nil }
    self.value = value
    type = binding.typeAnnotation?.type
    self.owner = owner
    isComputed = binding.initializer == nil
  }
}

extension Declarations {
  /// What a name without a dot before it means: a constant of the type at hand, of one around it, or of the file.
  func constant(named name: String, from owner: String, seenFrom offset: Int) -> Constant? {
    var names = owner.split(separator: ".")
    while !names.isEmpty {
      let path = names.joined(separator: ".")
      if types[path]?.declares(name) == true {
        return constant(named: name, of: path, isStatic: path == owner ? nil : true)
      }
      names.removeLast()
    }
    return index.constant(named: name, seenFrom: offset).flatMap { Constant($0, owner: "") }
  }

  /// - Parameter isStatic: whether it belongs to the type itself; nil where that is not told.
  func constant(named name: String, of path: String, isStatic: Bool?) -> Constant? {
    guard let type = types[path] else { return nil }
    let found = type.variables.filter { variable in
      (isStatic ?? variable.isStatic) == variable.isStatic
        && variable.bindings.contains { $0.pattern.trimmedDescription == name }
    }
    guard found.count == 1, let variable = found.first, !type.conditional.contains(variable.offset),
      variable.bindingSpecifier.text == "let" || !type.isShared || variable.isFinalOrStatic
    else { return nil }
    let binding = variable.bindings.first { $0.pattern.trimmedDescription == name }
    // What a `var` stores can change.
    guard let binding, variable.bindingSpecifier.text == "let" || binding.getter != nil else { return nil }
    return Constant(binding, owner: path)
  }
}

extension Declarations.TypeDeclaration {
  fileprivate func declares(_ name: String) -> Bool {
    properties[name] != nil || !functions(named: name).isEmpty || enumeration?.declaresCase(name) == true
  }
}

extension EnumDeclSyntax {
  func declaresCase(_ name: String) -> Bool {
    caseDeclarations.contains { $0.elements.contains { $0.name.identifierText == name } }
  }
}

extension VariableDeclSyntax {
  /// Whether no class below can have another one in its place.
  fileprivate var isFinalOrStatic: Bool {
    modifiers.contains { ["static", "final", "private", "fileprivate"].contains($0.name.text) }
  }
}

extension CodeBlockItemListSyntax {
  /// The value of a body that is nothing else.
  var onlyExpression: ExprSyntax? {
    guard count == 1, let only = first else { return nil }
    if case .stmt(let statement) = only.item, let returned = statement.as(ReturnStmtSyntax.self) {
      return returned.expression
    }
    return only.expression
  }
}
