/// The graph as a person reads it in a terminal: each state with its rows, at most 80 columns wide.
///
/// ```swift
/// print(Registration.graph.formatted(.text(current: "login")))
/// ```
///
/// `→` is a move, `↺` a stay, `–` an event that is rejected on purpose, `✕` a trap and `?` a target that is not in the
/// source. What was not read, what was taken for granted, and what the checks say, stands below with its line.
///
/// In a guard `again(isReady)` is the answer to a question that was asked before and may have another one now, and
/// `begun by open` what goes on behind an `await` or later, where more than one method has begun it. `not in open` says
/// where a rule for any state does not hold.
public struct TextFormat: GraphFormat {
  /// The state that is marked as the current one.
  public var current: String?

  /// Makes the format.
  public init(current: String? = nil) {
    self.current = current
  }

  /// The machine's name, and its states below it.
  public func text(of graph: StateGraph) -> String {
    TextPage(graph, current: current).lines.joined(separator: "\n")
  }
}

extension GraphFormat where Self == TextFormat {
  /// The graph as a person reads it in a terminal.
  public static var text: TextFormat { TextFormat() }

  /// The graph as a person reads it in a terminal, with the current state marked.
  public static func text(current: String?) -> TextFormat { TextFormat(current: current) }
}
