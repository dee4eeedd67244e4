extension Case {
  /// Statements at random: nobody knows what they mean before they run.
  static func randomBody(seed: Int, in frame: BodyWriter.Frame = .method) -> Case {
    let machine = BodyWriter.machine(seed: seed, in: frame)
    let isRegion = frame != .method
    let shape: Shape =
      isRegion ? .file : machine.result == .answer ? .answer : machine.result == .error ? .attempt : .send
    let prefix = isRegion ? "state." : ""
    return Case(
      family: "random bodies",
      name: "\(frame.rawValue), seed \(seed)",
      shape: shape,
      marked: MarkedSource(machine.source),
      expected: Expectation(states: shape.states.map { prefix + $0 }, events: shape.events, initial: [prefix + "a"]),
      comparison: .truth,
      sample: Sample(
        stateType: "State",
        run: frame.run(machine.result, machine.stored),
        property: isRegion ? "state" : nil,
        isRegion: isRegion
      )
    )
  }
}
