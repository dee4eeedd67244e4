/// Helpers that throw errors of one type, and what is done about these.
extension BodyWriter {
  var trouble: String { mutating get { ["light", "grave"][choose(2)] } }

  /// A call that nobody catches, or of which nobody asks why it failed.
  mutating func failing(_ helper: Helper) -> [String] {
    let call = "\(helper.name)(\(event))"
    if mayThrow, isOnce(in: 2) { return ["try \(call)"] }
    switch choose(3) {
    case 0: return ["_ = try? \(call)"]
    case 1: return ["if (try? \(call)) \(["==", "!="][choose(2)]) nil {"] + assignment().indented + ["}"]
    default: return mayReturn ? ["guard (try? \(call)) != nil else { \(leave) }"] : ["_ = try? \(call)"]
    }
  }

  /// `do { try help1(event) } catch .light { … } catch { … }`
  mutating func caughtTrouble(depth: Int) -> [String]? {
    guard let helper = helpers.filter({ $0.kind == .fails }).randomElement(using: &random) else { return nil }
    let (before, kind, call) = (mayThrow, choose(3), "try \(helper.name)(\(event))")
    // Of an error of another type nothing is known.
    mayThrow = false
    let after = mayReturn && [.error, .trouble].contains(result) ? storing() : block(depth: depth, 2)
    mayThrow = before
    let body = [call] + after
    let arms = (block(depth: depth, 2), block(depth: depth, 2))
    switch kind {
    case 0:
      return ["do throws(Trouble) {"] + body.indented + ["} catch {", "  switch error {", "  case .light:"]
        + arms.0.indented.indented + ["  case .grave:"] + arms.1.indented.indented + ["  }", "}"]
    case 1:
      return ["do {"] + body.indented + ["} catch Trouble.\(trouble) {"] + arms.0.indented + ["} catch {"]
        + arms.1.indented + ["}"]
    default:
      return ["do {"] + body.indented + ["} catch let error as Trouble where error == .\(trouble) {"]
        + arms.0.indented + ["} catch {"] + arms.1.indented + ["}"]
    }
  }
}
