import SwiftSyntax

/// A constant list of pairs of which all is written, and what is sought in it: `[(.off, .on)]`, `[Move(from: .off, to: .on)]`.
struct WrittenPairs {
  /// One of the values of a pair.
  struct Part {
    var label: String?
    var value: ExprSyntax
  }

  enum Sought {
    /// `contains(where: { $0.from == state && $0.to == next })`
    case matching(ClosureExprSyntax)
    /// `contains(Move(from: state, to: next))`
    case same([Part])
  }

  private(set) var rows: [[Part]] = []
  /// The types of the values, and where these are written.
  private(set) var types: [ValueType] = []
  private(set) var owner = ""
  let sought: Sought

  /// More than anybody writes by hand.
  private static let most = 48

  init?(askedBy call: FunctionCallExprSyntax, from owner: String, in declarations: Declarations) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let list = member.base,
      member.declName.baseName.text == "contains", let sought = call.sought,
      let constant = declarations.seen(from: call).pairs(list, from: owner), let array = constant.value.elementsWritten,
      !array.isEmpty, array.count <= Self.most
    else { return nil }
    self.sought = sought
    self.owner = constant.owner
    rows = array.compactMap(\.parts)
    guard rows.count == array.count, let first = rows.first, rows.allSatisfy({ $0.count == first.count }),
      rows.joined().allSatisfy(\.value.isCaseOrNil)
    else { return nil }
    let element = constant.type?.writtenElement
    guard
      array.allSatisfy({ $0.is(TupleExprSyntax.self) })
        ? tell(tuplesOf: element, in: declarations) : tell(structsOf: element, array, call, in: declarations)
    else { return nil }
    guard types.count == first.count, types.allSatisfy({ $0.path != nil && $0.collection == nil }) else { return nil }
  }

  /// What the values of tuples are called, and of which types they are.
  private mutating func tell(tuplesOf element: TypeSyntax?, in declarations: Declarations) -> Bool {
    guard let tuple = element?.as(TupleTypeSyntax.self) else {
      types = rows[0].compactMap { $0.value.typeOfCase(in: declarations, from: owner) }
      return element == nil
    }
    guard tuple.elements.count == rows[0].count else { return false }
    let labels = tuple.elements.map { ($0.firstName?.text).flatMap { $0 == "_" ? nil : $0 } }
    rows = rows.map { zip(labels, $0).map { Part(label: $0 ?? $1.label, value: $1.value) } }
    types = tuple.elements.compactMap { ValueType($0.type, in: declarations, from: owner) }
    return true
  }

  /// The same of structs, which are compared with one that is made alike.
  private mutating func tell(
    structsOf element: TypeSyntax?,
    _ array: [ExprSyntax],
    _ call: FunctionCallExprSyntax,
    in declarations: Declarations
  ) -> Bool {
    let labels = rows[0].compactMap(\.label)
    guard let type = declarations.structOfPairs(array, named: element, from: owner),
      rows.allSatisfy({ $0.map(\.label) == labels })
    else { return false }
    if case .same(let parts) = sought {
      let made = call.arguments.first?.expression.madeType(or: element)
      guard made?.lastName == type.path.lastName, parts.map(\.label) == labels else { return false }
    }
    types = labels.compactMap { label in
      ValueType(type.properties[label]?.typeAnnotation?.type, in: declarations, from: type.path)
    }
    return true
  }
}

extension Declarations {
  /// A list that is written where it is asked, or a constant that is one.
  fileprivate func pairs(_ list: ExprSyntax, from owner: String) -> Constant? {
    if list.is(ArrayExprSyntax.self) { return Constant(list, owner: owner) }
    if let name = list.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
      if let local = Syntax(list).constant(named: name) { return Constant(local, owner: owner) }
      return Syntax(list).isLocal(name) ? nil : constant(named: name, from: owner, seenFrom: list.offset)
    }
    guard let member = list.as(MemberAccessExprSyntax.self), let base = member.base?.trimmedDescription else {
      return nil
    }
    let name = member.declName.baseName.identifierText
    if base == "self" { return constant(named: name, of: owner, isStatic: nil) }
    guard base.first?.isUppercase == true, let type = type(named: base, from: owner) else { return nil }
    return constant(named: name, of: type.path, isStatic: true)
  }

  /// The struct of which all elements are made, which says nothing of itself that is equal.
  fileprivate func structOfPairs(_ elements: [ExprSyntax], named: TypeSyntax?, from owner: String) -> TypeDeclaration? {
    let names = Set(elements.map { $0.madeType(or: named) })
    guard names.count == 1, let name = names.first.flatMap(\.self), let type = type(named: name, from: owner),
      type.declaration?.is(StructDeclSyntax.self) == true, type.initializers.isEmpty,
      type.functions.allSatisfy({ !["==", "hash"].contains($0.name.text) }),
      type.storedCount == elements.first?.parts?.count
    else { return nil }
    return type
  }
}

extension Declarations.TypeDeclaration {
  fileprivate var storedCount: Int { properties.values.count { $0.accessorBlock == nil } }
}

extension Constant {
  fileprivate init(_ value: ExprSyntax, owner: String) {
    self.value = value
    self.owner = owner
    isComputed = false
  }
}

extension TypeSyntax {
  /// `Move` of `[Move]`, `Set<Move>` and `Array<Move>`.
  fileprivate var writtenElement: TypeSyntax? {
    if let array = self.as(ArrayTypeSyntax.self) { return array.element }
    guard let named = self.as(IdentifierTypeSyntax.self), ["Set", "Array"].contains(named.name.text) else { return nil }
    return named.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
  }
}

extension FunctionCallExprSyntax {
  fileprivate var sought: WrittenPairs.Sought? {
    if let closure = trailingClosure {
      return arguments.isEmpty && additionalTrailingClosures.isEmpty ? .matching(closure) : nil
    }
    guard arguments.count == 1, let only = arguments.first else { return nil }
    if only.label?.text == "where" { return only.expression.as(ClosureExprSyntax.self).map { .matching($0) } }
    guard only.label == nil, only.expression.is(FunctionCallExprSyntax.self) else { return nil }
    return only.expression.parts.map { .same($0) }
  }
}

extension ExprSyntax {
  /// The elements of a list, be it in `Set([…])`.
  fileprivate var elementsWritten: [ExprSyntax]? {
    if let array = self.as(ArrayExprSyntax.self) { return array.elements.map(\.expression) }
    return collectionCall?.arguments.first?.expression.elementsWritten
  }

  /// `(.off, .on)`, `Move(from: .off, to: .on)` and `.init(from: .off, to: .on)`.
  fileprivate var parts: [WrittenPairs.Part]? {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count > 1 { return tuple.elements.map(\.part) }
    guard let call = self.as(FunctionCallExprSyntax.self), call.trailingClosure == nil, call.arguments.count > 1,
      call.arguments.allSatisfy({ $0.label != nil })
    else { return nil }
    return call.arguments.map(\.part)
  }

  /// The struct that a call makes; that of the list for `.init`.
  fileprivate func madeType(or element: TypeSyntax?) -> String? {
    guard let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription else { return nil }
    if callee == ".init" { return element?.trimmedDescription }
    let name = callee.hasSuffix(".init") ? String(callee.dropLast(5)) : callee
    return name.lastName.first?.isUppercase == true ? name : nil
  }

  /// Whether it is the name of a case and no more, or nothing.
  fileprivate var isCaseOrNil: Bool {
    if self.is(NilLiteralExprSyntax.self) { return true }
    guard let member = self.as(MemberAccessExprSyntax.self) else { return false }
    return member.base.map { $0.trimmedDescription.lastName.first?.isUppercase == true } ?? true
  }

  fileprivate func typeOfCase(in declarations: Declarations, from owner: String) -> ValueType? {
    guard let base = self.as(MemberAccessExprSyntax.self)?.base else { return nil }
    return declarations.enumeration(named: base.trimmedDescription, from: owner).map { ValueType(path: $0.path) }
  }
}

extension LabeledExprSyntax {
  fileprivate var part: WrittenPairs.Part { WrittenPairs.Part(label: label?.identifierText, value: expression) }
}
