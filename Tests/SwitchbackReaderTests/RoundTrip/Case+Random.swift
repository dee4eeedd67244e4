import SwitchbackTestSupport

extension Case {
  /// The same machine, printed in the same way, for the same seed.
  static func random(seed: Int, in style: Style? = nil) -> Case {
    var random = SeededGenerator(seed: seed)
    // Forms first, as they are the fewest: otherwise those with few combinations would hardly be seen.
    let form = Style.Form.allCases.randomElement(using: &random)
    let style = style ?? Style.all.filter { $0.form == form }.randomElement(using: &random) ?? Style.all[0]
    let plan = Plan(for: style, using: &random)
    return plan.case(named: "seed \(seed): \(style)", in: style, using: &random)
  }
}
