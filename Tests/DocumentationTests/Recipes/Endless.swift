import SwitchbackGraph

/// A machine in which no state is final, so that a flow never gives its screen back.
///
/// ```swift
/// @MachineState enum Lamp {  // 'Lamp' never ends
///   case on, off
///   enum Event { case pressed }
///
///   func next(on event: Event) -> Self? { self == .on ? .off : .on }
/// }
/// ```
///
/// To mend it, mark a state `@Final`. To silence it, write `// switchback:ignore endless` behind the name.
public struct Endless: Check {
  /// `endless`
  public let rule: String = "endless"

  /// Makes the check.
  public init() {}

  /// One finding, at the line of the machine.
  public func findings(in graph: StateGraph) -> [Finding] {
    // What was not read may be the final state.
    guard graph.read == .complete, !graph.states.contains(where: \.isFinal) else { return [] }
    return [finding("'\(graph.name)' never ends; mark a state '@Final'", line: graph.line)]
  }
}
