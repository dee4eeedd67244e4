extension Run {
  /// That what does not end by itself ends.
  var assumptionsOfLoops: [String] {
    isLeftByOthers ? ["a loop that asks for the state ends, since something else moves that meanwhile"] : []
  }
}
