extension Case {
  /// Statements at random: nobody knows what they mean before they run.
  static func randomBody(seed: Int) -> Case {
    let (source, result) = BodyWriter.machine(seed: seed)
    let shape: Shape = result == .answer ? .answer : result == .error ? .attempt : .send
    return Case(
      family: "random bodies",
      name: "seed \(seed)",
      shape: shape,
      marked: MarkedSource(source),
      expected: Expectation(states: shape.states, events: shape.events, initial: ["a"]),
      comparison: .truth
    )
  }
}
