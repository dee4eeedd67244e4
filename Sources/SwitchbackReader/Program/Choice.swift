/// A `switch`.
struct Choice {
  var subjects: [Operand]
  var rows: [Row]
  /// What the rows lead to; several rows may share an arm.
  var arms: [Block]
  /// Whether there is more to it than its rows, so that what they leave over is not known.
  var isPartial = false
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
  /// Why nobody knows what the row matches, if so.
  var lost: Unknown?
  var isDefault: Bool
  /// The subject of which it leaves nothing to the rows behind it, where all others match for sure.
  var completing: Int?
  var text: String
  var offset: Int
  /// The `where` clause that calls something, which has an answer only where that is sure.
  var asking: Asking?

  struct Asking {
    var before: Block
    var condition: Condition
  }
}
