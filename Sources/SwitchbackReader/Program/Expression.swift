/// What an expression says about its value.
indirect enum Expression {
  case slot(Slot)
  /// A case of an enum, perhaps with the nested state that is its payload.
  case enumCase(String, nested: Expression?)
  /// The nested state that a state holds, this many cases deep.
  case nested(in: Slot, depth: Int)
  /// A case with several nested states at once, each in a slot.
  case combination(String, [Slot])
  /// One of the nested states that a state has at once.
  case component(in: Slot, at: Int)
  /// A case of another enum that holds a state, which is in a slot.
  case holding(String, Slot)
  /// `nil`.
  case none
  case bool(Bool)
  case condition(Condition)
  /// A value of which all is written.
  case constant(Value)
  /// An array or a set.
  case list([Expression])
  case dictionary([(key: Expression, value: Expression)])
  /// What a dictionary has for a key.
  case lookup(in: Slot, key: Slot, plain: PlainCases)
  /// The first, or the second where the first is `nil`.
  case coalesced(Slot, Slot)
  /// A condition about what is in a slot; `nil` where that is.
  case chained(Slot, Condition)
  case reckoned(Reckoning)
  /// The element of a list at a place; `nil` where there is none.
  case element(in: Slot, at: Reckoning)
  /// The case that has a raw value; `nil` where none has it.
  case made(fromRaw: Reckoning, RawNumbers)
  /// What was thrown, of which at least it is known that it is there.
  case caught(Slot)
  /// What is written for each case of what is in a slot.
  case written(of: Slot, [[String]: WrittenValue])
  /// The source does not say.
  case unknown(why: String)
  /// What a nested machine gives that another file declares.
  case handedOn(to: String)
  /// What a comment states for an expression, which counts where the expression itself does not tell.
  case stated([Stated], of: Expression)
}

/// A value that a comment names.
struct Stated: Hashable, Sendable {
  var name: String
  /// Nil for `self`: the state as it is.
  var value: Value?
}

/// Where an expression stands in the source.
struct Site: Hashable {
  var text: String
  var offset: Int
}

/// What is known of a value while the program runs.
indirect enum Value: Hashable, Sendable {
  case path([String])
  case none
  case bool(Bool)
  /// A `Bool` that holds where this condition does.
  case condition(String)
  case unknown(Unknown)
  /// A case of which it is not known what state it holds.
  case holding(String, Unknown)
  /// What is not `nil`, and of which no more is known than how it is written.
  case something(WrittenValue?)
  /// One of several, which a comment states.
  case oneOf([Stated], expression: String)
  /// An array or a set.
  case list([Value])
  case dictionary([DictionaryEntry])
  case number(Int)
  /// One of these cases, which are not all.
  case among(PlainCases)
  /// An error of one of these types.
  case error(Set<ErrorType>)
}

/// A key of a dictionary, and what it has for it.
struct DictionaryEntry: Hashable, Sendable {
  var key: Value
  var value: Value
}

/// The cases of an enum that are equal to themselves, since they have no associated values.
typealias PlainCases = Set<[String]>

/// A value that the source does not tell: the expression, and why.
struct Unknown: Hashable {
  var site: Site
  var why: String
  /// Whether the event is handed on to a nested machine that another file declares.
  var isHandedOn = false

  /// That of a local, of which nobody asks where it comes from.
  static let local = Unknown(site: Site(text: "", offset: 0), why: "")

  /// Why a state that holds another one is no target.
  static func whyNested(in state: String) -> String {
    "target is a nested state of '\(state)' that is not in the source"
  }
}
