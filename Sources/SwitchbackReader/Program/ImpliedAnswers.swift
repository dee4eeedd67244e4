/// What the answer to a question tells about others, by their slots.
struct ImpliedAnswers {
  var whereTrue: [Int: Bool] = [:]
  var whereFalse: [Int: Bool] = [:]

  /// Both of what two say.
  func merging(_ other: ImpliedAnswers) -> ImpliedAnswers {
    ImpliedAnswers(
      whereTrue: whereTrue.merging(other.whereTrue) { first, _ in first },
      whereFalse: whereFalse.merging(other.whereFalse) { first, _ in first }
    )
  }
}
