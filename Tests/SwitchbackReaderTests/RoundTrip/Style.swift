/// One way of printing a machine.
struct Style: Hashable, Sendable {
  var form: Form
  var layout: Layout
  var sink: Sink

  /// What the method is, and how it says no.
  enum Form: String, Sendable, CaseIterable {
    /// `func next(on:) -> Self?` of an enum.
    case nextOrNil
    /// The same without nil.
    case next
    /// `mutating func handle(_:)` of an enum.
    case handle
    /// The same with a result.
    case handleBool
    /// `mutating func send(_:)` of a struct.
    case send
    case sendBool
    case sendThrows
    /// A class, and with another name for its property.
    case sendClass
    /// A static function that changes the state in place.
    case reduce
    /// A static function that gives the next state.
    case follow
    case followOrNil
  }

  /// In what order state and event are looked at.
  enum Layout: String, Sendable, CaseIterable {
    case tuple, swappedTuple, statesFirst, eventsFirst, ifChain, helperForEachState, helperForEachEvent
  }

  /// How the next state gets where it has to be.
  enum Sink: String, Sendable, CaseIterable {
    /// Assigned, or returned, where it is known.
    case direct
    /// A copy is changed, and written back at the end.
    case copy
    /// A constant is filled in the arms.
    case constant
    /// The switch is an expression.
    case expression
    /// By a helper `move(to:)`.
    case moveHelper
    /// Another state is assigned before.
    case placeholder
  }
}

extension Style {
  /// Every combination that Swift has.
  static let all: [Style] = Form.allCases.flatMap { form in
    Layout.allCases.flatMap { layout in Sink.allCases.map { Style(form: form, layout: layout, sink: $0) } }
  }.filter(\.isPossible)

  private var isPossible: Bool {
    switch sink {
    case .direct: true
    case .copy, .constant: !layout.endsEarly
    case .expression: (layout == .tuple || layout == .swappedTuple) && (form.givesState || !form.canReject)
    case .moveHelper, .placeholder: !form.givesState && !(sink == .moveHelper && form == .reduce)
    }
  }

  var canReject: Bool { form.canReject }
}

extension Style.Layout {
  /// Whether its rows leave the method one by one.
  var endsEarly: Bool { self == .ifChain || hasHelpers }
  var isStatesFirst: Bool { self == .statesFirst || self == .helperForEachState }
  var hasHelpers: Bool { self == .helperForEachState || self == .helperForEachEvent }
}

extension Style.Form {
  /// Whether the next state is the result.
  var givesState: Bool {
    switch self {
    case .nextOrNil, .next, .follow, .followOrNil: true
    default: false
    }
  }

  var canReject: Bool {
    switch self {
    case .nextOrNil, .handleBool, .sendBool, .sendThrows, .followOrNil: true
    default: false
    }
  }

  /// Whether the enum of the states is the machine.
  var isEnum: Bool {
    switch self {
    case .nextOrNil, .next, .handle, .handleBool: true
    default: false
    }
  }

  /// What the method knows the state as.
  var state: String {
    switch self {
    case .nextOrNil, .next, .handle, .handleBool: "self"
    case .sendClass: "phase"
    default: "state"
    }
  }

  var stateType: String { isEnum ? "Machine" : "State" }

  /// What stands between the parameters and the body.
  var result: String {
    switch self {
    case .nextOrNil: " -> Self?"
    case .next: " -> Self"
    case .handleBool, .sendBool: " -> Bool"
    case .sendThrows: " throws"
    case .follow: " -> State"
    case .followOrNil: " -> State?"
    default: ""
    }
  }

  /// What stands before `func` in a method that changes the state.
  var modifiers: String {
    switch self {
    case .nextOrNil, .next, .sendClass: ""
    case .reduce, .follow, .followOrNil: "static "
    default: "mutating "
    }
  }
}

extension Style: CustomStringConvertible {
  var description: String { "\(form), \(layout), \(sink)" }
}
