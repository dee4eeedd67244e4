extension Case {
  /// Statements at random: nobody knows what they mean before they run.
  static func randomBody(seed: Int, in frame: BodyWriter.Frame = .method) -> Case {
    let (source, result) = BodyWriter.machine(seed: seed, in: frame)
    let isRegion = frame != .method
    let shape: Shape = isRegion ? .file : result == .answer ? .answer : result == .error ? .attempt : .send
    let prefix = isRegion ? "state." : ""
    return Case(
      family: "random bodies",
      name: "\(frame.rawValue), seed \(seed)",
      shape: shape,
      marked: MarkedSource(source),
      expected: Expectation(states: shape.states.map { prefix + $0 }, events: shape.events, initial: [prefix + "a"]),
      comparison: .truth,
      sample: Sample(
        stateType: "State",
        run: frame.run(result),
        property: isRegion ? "state" : nil,
        isRegion: isRegion
      )
    )
  }
}
