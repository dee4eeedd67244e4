import SwiftSyntax

/// A property that keeps the state in a lock or another box, which lends it to closures: `let state: Mutex<State>`.
struct Box {
  /// The name of the property.
  var name: String
  /// The name of the type of the box.
  var type: String
  /// The path of the type of what it holds.
  var content: String
  /// The property of a struct in the box that is the state; nil where the box holds the state itself.
  var member: String?

  /// What surveys call the state: `lock` or `lock.phase`.
  var stateName: String { member.map { "\(name).\($0)" } ?? name }

  /// Whether a call may change what is in the box without showing how: a closure calls a function of what it is lent, or the box is given something else.
  func isChanged(by call: Survey.CallName, in declarations: Declarations) -> Bool {
    // What a closure is lent may have the name of the box.
    if call.box == nil, call.base == name || call.base == "self.\(name)" {
      let closures = call.arguments.count { $0.hasPrefix("{") }
      return closures != call.arguments.count && !call.arguments.contains { $0.hasPrefix("\\") }
    }
    let functions = declarations.types[content]?.functions ?? []
    return call.box == name && functions.contains { $0.name.identifierText == call.name && $0.isMutating }
  }
}

extension PatternBindingSyntax {
  /// The box that it declares, and the value in it, if these tell what it holds.
  func box(in declarations: Declarations, from path: String) -> (box: Box, value: ExprSyntax?)? {
    guard !isComputed, let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      let made = typeAnnotation?.type.boxed ?? initializer?.value.boxed, !Self.noBoxes.contains(made.box),
      let content = declarations.type(named: made.content, from: path), content.isValue
    else { return nil }
    let box = Box(name: name, type: made.box, content: content.path)
    return (box, initializer?.value.boxedValue)
  }

  /// Types of the standard library and Combine that hold a value of another type and lend it to nobody who changes it.
  private static let noBoxes: Set = [
    "Optional", "Array", "ContiguousArray", "ArraySlice", "Set", "Range", "Task", "AsyncStream", "Slice",
    "LazySequence", "Unmanaged", "KeyPath", "WritableKeyPath", "Publisher", "UnsafePointer", "UnsafeMutablePointer",
  ]
}

extension Declarations.TypeDeclaration {
  /// Whether it is a struct, or an enum with cases.
  fileprivate var isValue: Bool {
    declaration?.is(StructDeclSyntax.self) == true || enumeration?.caseDeclarations.isEmpty == false
  }
}

extension TypeSyntax {
  /// `Mutex` and `State` of `Mutex<State>`.
  fileprivate var boxed: (box: String, content: String)? {
    let named = self.as(IdentifierTypeSyntax.self)
    let member = self.as(MemberTypeSyntax.self)
    guard let name = named?.name ?? member?.name,
      let arguments = (named?.genericArgumentClause ?? member?.genericArgumentClause)?.arguments, arguments.count == 1,
      let content = arguments.first?.argument.as(TypeSyntax.self)
    else { return nil }
    return (name.identifierText, content.plainName)
  }
}

extension ExprSyntax {
  /// The same of `Mutex<State>(.idle)`, `Mutex(State.idle)` and `Mutex(State())`.
  fileprivate var boxed: (box: String, content: String)? {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    if let generic = call.calledExpression.as(GenericSpecializationExprSyntax.self) {
      let arguments = generic.genericArgumentClause.arguments
      guard arguments.count == 1, let content = arguments.first?.argument.as(TypeSyntax.self) else { return nil }
      return (generic.expression.trimmedDescription, content.plainName)
    }
    let name = call.calledExpression.trimmedDescription
    guard name.first?.isUppercase == true, let value = boxedValue else { return nil }
    let callee = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
    let written = callee.as(MemberAccessExprSyntax.self)?.base ?? callee
    let type = written.trimmedDescription.prefix { $0 != "<" }
    return type.first?.isUppercase == true ? (name, String(type)) : nil
  }

  /// What is put into a box: `.idle` of `Mutex(.idle)`.
  var boxedValue: ExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1, call.trailingClosure == nil else {
      return nil
    }
    return call.arguments.first?.expression
  }
}
