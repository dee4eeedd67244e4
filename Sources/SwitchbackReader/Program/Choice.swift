/// A `switch`.
struct Choice {
  var subjects: [Operand]
  var rows: [Row]
  /// What the rows lead to; several rows may share an arm.
  var arms: [Block]
}

/// What is looked at: a slot, or something that the reader does not follow, and its source text.
struct Operand: Hashable {
  var slot: Slot?
  var text: String
}

/// One pattern of a `case`, or `default`.
struct Row {
  /// Unique in the program.
  var id: Int
  /// One for each subject of the choice.
  var patterns: [CasePattern]
  /// The `where` clause.
  var condition: Condition?
  var arm: Int
  var isDefault: Bool
  var text: String
  var offset: Int
}
