/// How a conversation came to its end.
package enum Ending {
  /// In the machine's final state, or with the state around it.
  case finished
  /// By the person's wish.
  case left
  /// The input was over before the machine was.
  case inputEnded

  package var exitCode: Int32 {
    switch self {
    case .finished, .left: 0
    case .inputEnded: 1
    }
  }
}
