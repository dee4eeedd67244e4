/// The drawing of one state machine as a value: what the reader finds in source and what every format prints.
///
/// ```swift
/// let graph = StateGraph(
///   name: "Door",
///   states: [.init("open", isInitial: true), .init("closed")],
///   events: [.init("push"), .init("pull")],
///   transitions: [
///     .init(from: "open", on: "push", to: "closed"),
///     .init(from: "closed", on: "pull", to: "open"),
///   ]
/// )
/// ```
public struct StateGraph: Sendable, Hashable, Codable {
  /// The name of the machine's type; a nested type's is its path: `Transaction.StateMachine`.
  public var name: String

  /// The source file, relative to where the reader ran; empty for a graph that was not read from a file.
  public var file: String

  /// The line of the machine's declaration; 0 where there is no source.
  public var line: Int

  /// The way in which the machine is written: `state-event-switch`, `event-methods`, `state-reducer`, `regions`,
  /// `transition-table`, `allowed-moves`, `performed-steps`, `loop`, `type-per-state` or `state-classes`.
  public var dialect: String

  /// How much of the source was understood.
  public var read: Completeness

  /// What the reader had to take for granted.
  public var assumptions: [String]

  /// The names of the regions, which are machines side by side; their states start with it: `playback.paused`.
  public var regions: [String]

  /// The states, in order of declaration.
  public var states: [State]

  /// The events, in order of declaration.
  public var events: [Event]

  /// What happens in a state on an event: one entry for each state, event and guard, first match first.
  public var transitions: [Transition]

  /// What the reader could not read.
  public var unread: [Unread]

  /// What the checks say.
  public var findings: [Finding]

  /// Makes a graph, complete unless something in it is unread.
  public init(
    name: String,
    file: String = "",
    line: Int = 0,
    dialect: String = "state-event-switch",
    read: Completeness? = nil,
    assumptions: [String] = [],
    regions: [String] = [],
    states: [State],
    events: [Event],
    transitions: [Transition],
    unread: [Unread] = [],
    findings: [Finding] = []
  ) {
    self.name = name
    self.file = file
    self.line = line
    self.dialect = dialect
    self.read = read ?? (unread.isEmpty ? .complete : .partial)
    self.assumptions = assumptions
    self.regions = regions
    self.states = states
    self.events = events
    self.transitions = transitions
    self.unread = unread
    self.findings = findings
  }
}

extension StateGraph {
  /// How much of a machine's source was understood.
  public enum Completeness: String, Sendable, Hashable, Codable, CaseIterable {
    /// Everything that bears on the state.
    case complete
    /// All but what `unread` lists.
    case partial
    /// Nothing: there is no graph, and `unread` has the reason.
    case refused
  }

  /// A state: one case of the machine, whatever its payload.
  public struct State: Sendable, Hashable, Codable {
    /// The case path: `running.preloading` for a nested state.
    public var name: String
    /// The associated values as written: `["from: Profile"]`.
    public var payload: [String]
    /// Whether the machine can start here.
    public var isInitial: Bool
    /// Whether the machine ends here; in a region, whether that does.
    public var isFinal: Bool
    /// Whether the nested machine of which it is a state ends here, and the machine around that does not.
    public var isInnerFinal: Bool
    /// The line of the case; 0 where there is no source.
    public var line: Int
    /// The source file, where it is another one than the machine's.
    public var file: String?

    /// Makes a state.
    public init(
      _ name: String,
      payload: [String] = [],
      isInitial: Bool = false,
      isFinal: Bool = false,
      isInnerFinal: Bool = false,
      line: Int = 0,
      file: String? = nil
    ) {
      self.name = name
      self.payload = payload
      self.isInitial = isInitial
      self.isFinal = isFinal
      self.isInnerFinal = isInnerFinal
      self.line = line
      self.file = file
    }
  }

  /// An event: one case of the machine's event type, whatever its payload.
  public struct Event: Sendable, Hashable, Codable {
    /// The case's name.
    public var name: String
    /// The associated values as written: `["index: Int"]`.
    public var payload: [String]
    /// The line of the case; 0 where there is no source.
    public var line: Int
    /// The source file, where it is another one than the machine's.
    public var file: String?

    /// Makes an event.
    public init(_ name: String, payload: [String] = [], line: Int = 0, file: String? = nil) {
      self.name = name
      self.payload = payload
      self.line = line
      self.file = file
    }
  }

  /// A part of the source that bears on the state and was not understood.
  public struct Unread: Sendable, Hashable, Codable {
    /// Where it stands.
    public var line: Int
    /// Why it could not be read.
    public var why: String
    /// The source file, where it is another one than the machine's.
    public var file: String?

    /// Makes an entry.
    public init(line: Int, why: String, file: String? = nil) {
      self.line = line
      self.why = why
      self.file = file
    }
  }
}
