import SwitchbackGraph

extension StateGraph.Transition.Kind {
  /// How many of them there are: `→ 2 moves`.
  func count(_ count: Int) -> String {
    let words =
      switch self {
      case .move: counted(count, "move")
      case .stay: counted(count, "stay")
      case .reject: counted(count, "reject")
      case .trap: counted(count, "trap")
      case .computed: "\(count) unread"
      }
    return "\(sign) \(words)"
  }
}
