extension Case {
  /// Statements at random: nobody knows what they mean before they run.
  static func randomBody(seed: Int, in frame: BodyWriter.Frame = .method) -> Case {
    let machine = BodyWriter.machine(seed: seed, in: frame)
    let isRegion = !frame.hasMembers
    let shape: Shape =
      isRegion ? .file : machine.result == .answer ? .answer : machine.result == .error ? .attempt : .send
    let prefix = isRegion ? "state." : ""
    var item = Case(
      family: "random bodies",
      name: "\(frame.rawValue), seed \(seed)",
      shape: shape,
      marked: MarkedSource(machine.source),
      expected: Expectation(states: shape.states.map { prefix + $0 }, events: shape.events, initial: [prefix + "a"]),
      comparison: .truth,
      sample: Sample(
        stateType: "State",
        states: machine.samples,
        run: frame.run(machine.result, machine.trial),
        property: isRegion ? "state" : nil,
        isRegion: isRegion,
        carriesMore: machine.samples != nil
      )
    )
    if frame == .hidden { item.sample.trials = machine.exploring(item.flags.map(\.rawValue)) }
    return item
  }
}
