import SwiftSyntax

/// A struct or a tuple of which each value is followed by itself: `Outcome(next: .idle, isNew: true)`.
struct RecordType {
  struct Field {
    var label: String?
    var type: ValueType?
    /// What a memberwise initialiser puts there that is not given any.
    var standard: ExprSyntax?
    /// The function that it is, if it is one.
    var function: FunctionTypeSyntax?
    /// Whether a memberwise initialiser may be given nothing for it, which is `nil` then.
    var mayBeLeftOut = false
    /// Whether it is known at least that it is nil.
    var tellsPresence = false

    var isTracked: Bool { type?.isTracked == true }

    /// Whether anything can be known of it.
    var isFollowed: Bool {
      type.map { $0.isFinite || $0.collection == .list && !$0.isUnordered || tellsPresence && $0.isOptional } ?? false
    }
  }

  /// The path of the struct; nil for a tuple.
  var path: String?
  var fields: [Field]
  /// Whether there may be none.
  var isOptional = false

  /// Whether one of them is an enum, so that it is worth following.
  private var tellsCase: Bool { fields.contains { $0.type?.path != nil } }
  /// Whether anything is known of one of them.
  var tellsAnything: Bool { fields.contains(where: \.isFollowed) }

  init?(_ fields: [Field], path: String? = nil, mayTellNothing: Bool = false) {
    self.path = path
    self.fields = fields
    guard tellsCase || mayTellNothing else { return nil }
  }

  /// - Parameters:
  ///   - scope: the path of the type inside of which the name is written.
  ///   - mayTellNothing: whether none of its values needs to be a case.
  init?(_ type: TypeSyntax?, in declarations: Declarations, from scope: String, mayTellNothing: Bool = false) {
    guard let type else { return nil }
    let declarations = declarations.seen(from: type)
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count > 1 {
      let fields = tuple.elements.map { element in
        let label = (element.firstName?.identifierText).flatMap { $0 == "_" ? nil : $0 }
        let type = ValueType(element.type, in: declarations, from: scope)
        return Field(label: label, type: type, function: element.type.functionGiven, tellsPresence: true)
      }
      self.init(fields, mayTellNothing: mayTellNothing)
    } else if let wrapped = type.behindQuestionMark {
      self.init(wrapped, in: declarations, from: scope, mayTellNothing: mayTellNothing)
      isOptional = true
    } else if type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self) {
      self.init(named: type.plainName, in: declarations, from: scope, mayTellNothing: mayTellNothing)
    } else {
      return nil
    }
  }

  /// What is behind `?`.
  var unwrapped: RecordType {
    var type = self
    type.isOptional = false
    return type
  }

  /// A struct that keeps in its properties what it is given, and no more than that.
  init?(named name: String, in declarations: Declarations, from scope: String, mayTellNothing: Bool = false) {
    guard let found = declarations.type(named: name, from: scope),
      let declaration = found.declaration?.as(StructDeclSyntax.self), declaration.genericParameterClause == nil,
      found.path != declarations.whole?.path, found.path != declarations.eventWhole?.path
    else { return nil }
    let declarations = declarations.seen(from: declaration)
    let stored = found.variables.filter { !$0.isStatic && !$0.hasWrapper }
    let fields = stored.flatMap { variable in
      variable.bindings.filter { $0.accessorBlock == nil && $0.pattern.is(IdentifierPatternSyntax.self) }.map {
        binding in
        Field(
          label: binding.plainName,
          type: binding.recordedType(in: declarations, from: found.path),
          standard: binding.initializer?.value,
          function: binding.typeAnnotation?.type.functionGiven,
          mayBeLeftOut: variable.bindingSpecifier.text == "var"
            && binding.typeAnnotation?.type.behindQuestionMark != nil
        )
      }
    }
    self.init(fields, path: found.path, mayTellNothing: mayTellNothing)
  }
}

/// Where the values of a struct or a tuple are; nil for those of which nothing can be known.
struct Record {
  var type: RecordType
  var slots: [Slot?]
  /// Where it is kept whether there is one, if it may be nil.
  var presence: Slot?
  /// What the functions are that are its values, by their labels, where one row of a table is meant.
  var functions: [String: RowFunction] = [:]
  /// The values that are written in that row.
  var values: [String: ExprSyntax] = [:]
  /// What the functions may be where one of several rows is meant.
  var choices: [String: FunctionChoice] = [:]

  /// The fields with their places.
  var places: [(field: RecordType.Field, slot: Slot)] {
    zip(type.fields, slots).compactMap { field, slot in slot.map { (field, $0) } }
  }

  /// The same where it is known to be there.
  var unwrapped: Record {
    var record = self
    (record.type, record.presence) = (type.unwrapped, nil)
    return record
  }

  /// `outcome.next`, `pair.1`.
  func slot(named name: String) -> Slot? {
    if type.path == nil, let index = Int(name) { return slots.indices.contains(index) ? slots[index] : nil }
    return places.first { $0.field.label == name }?.slot
  }
}

extension PatternBindingSyntax {
  /// The type that stands there, or that of `true` and `false`.
  fileprivate func recordedType(in declarations: Declarations, from scope: String) -> ValueType? {
    let isBool = typeAnnotation == nil && initializer?.value.is(BooleanLiteralExprSyntax.self) == true
    return isBool ? .bool : ValueType(typeAnnotation?.type, in: declarations, from: scope)
  }
}
