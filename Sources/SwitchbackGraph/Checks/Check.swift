/// A mistake that can be found in a drawing.
///
/// Each check is a file of this folder, named after its rule; the doc comment of its type is its paragraph in the manual.
public protocol Check: Sendable {
  /// The name of the rule: `unreachable-state`.
  var rule: String { get }

  /// The places of a graph where the mistake was made.
  func findings(in graph: StateGraph) -> [Finding]
}

extension Check {
  /// A finding of this check.
  package func finding(_ message: String, line: Int) -> Finding {
    Finding(rule: rule, message: message, line: line)
  }
}

extension Array where Element == any Check {
  /// Every check, in the order of the manual.
  public static var all: [any Check] {
    [
      UnreachableState(), NeverEntered(), DeadEnd(), NoWayToFinal(), UnhandledEvent(), NeverRaised(), ShadowedRow(),
      FinalStateLeft(), IgnoresState(), WrongName(), UnreadTarget(), RefusedMachine(),
    ]
  }
}
