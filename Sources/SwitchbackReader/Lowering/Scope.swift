import SwiftSyntax

/// What names mean at one point of a function.
struct Scope {
  /// What the names of parameters and locals stand for.
  private var names: [String: Binding] = [:]
  /// Where the types are kept of which what these names stand for may be, that was thrown.
  private var errors: [String: Slot] = [:]
  /// What tells whether somebody waited for the answers that constants hold.
  private var waited: [String: Slot] = [:]
  /// Where the types are kept of what constants are casts of, and to which: `let failure = error as? LoadError`.
  private var casts: [String: (errors: Slot, type: ErrorType)] = [:]
  /// Where it is kept which cases those are.
  private var caughtCases: [String: Slot] = [:]
  /// What `self` is.
  var receiver: Receiver
  /// The path of the type inside of which the function stands.
  var owner: String
  /// The type of the function's result.
  var result: ValueType? { didSet { record = nil } }
  /// Where the values of the result go, where its caller asks for each of them.
  var record: Record?
  /// Whether a local is known to be nil or not that may be made of what is bound here.
  var asksPresence = false
  /// How many constants are made from one another here; by mistake one may be made from itself.
  private(set) var constants = 0
  /// Where it is kept what is thrown to a `catch` of the function itself.
  var thrown: Slot?
  /// The local or the expression that is the event, where it is no parameter.
  var madeEvent: String?

  init(receiver: Receiver, owner: String, result: ValueType? = nil) {
    self.receiver = receiver
    self.owner = owner
    self.result = result
  }

  /// Where the value of a constant stands that a name in this scope means.
  func inside(_ constant: Constant) -> Scope {
    var scope = Scope(receiver: .other, owner: constant.owner)
    scope.constants = constants + 1
    return scope
  }

  enum Binding {
    case slot(Slot)
    /// Another name for the instance that stores the state.
    case machine
    /// Another name for the box that holds the state.
    case box
    /// Another name for the object in which the state lies.
    case object
    /// The struct in the box, or a copy of it, of which a property is the state.
    case content(Slot)
    /// A constant tuple.
    case tuple([(label: String?, slot: Slot)])
    /// A constant struct or tuple that a call gives.
    case record(Record)
    /// A name that hides what went by it before, and of which nothing is known.
    case untracked
    case function(FunctionDeclSyntax)
    /// A local that is computed when it is asked for.
    case getter(CodeBlockItemListSyntax, type: TypeSyntax?)
    /// A parameter that is `@autoclosure`, and is only called.
    case delayed(DelayedArgument)
    /// A constant that is a method of the instance, and is only called.
    case method(FunctionDeclSyntax)
    /// A parameter that is a function, for which a closure was given, or a constant that is a closure.
    case closure(GivenClosure)
    /// A constant that is one of several functions.
    case functions(FunctionChoice)
  }

  enum Receiver: Hashable {
    /// The instance that stores the state.
    case machine
    /// A value of an enum.
    case value(Slot)
    case other
  }

  /// What is left when the function has ended in which these names stood.
  var outlived: Scope {
    var scope = self
    scope.result = nil
    scope.thrown = nil
    scope.errors = [:]
    scope.waited = [:]
    scope.casts = [:]
    scope.caughtCases = [:]
    scope.names = names.mapValues { binding in
      switch binding {
      case .machine, .box, .object, .function, .getter, .method: binding
      case .closure(let given) where given.isConstant:
        .closure(GivenClosure(closure: given.closure, scope: given.scope.outlived))
      case .slot, .content, .tuple, .record, .untracked, .closure, .delayed, .functions: .untracked
      }
    }
    return scope
  }

  /// The slots that have names.
  var slots: Set<Int> {
    Set(
      names.values.flatMap { binding -> [Int] in
        switch binding {
        case .slot(let slot): [slot.id]
        case .record(let record): record.places.map(\.slot.id) + [record.presence].compactMap { $0?.id }
        default: []
        }
      }
    )
  }

  /// The names of slots.
  var slotNames: [String: Slot] {
    names.compactMapValues { if case .slot(let slot) = $0 { slot } else { nil } }
  }

  /// The other names of the instance.
  var instanceNames: Set<String> {
    Set(names.compactMap { name, binding in if case .machine = binding { name } else { nil } })
  }

  /// Whether a name stands for a closure that cannot outlive the call of the function at hand.
  var holdsGivenClosure: Bool {
    names.values.contains { if case .closure(let given) = $0 { given.endsWithCall } else { false } }
  }

  subscript(name: String) -> Binding? { names[name] }

  mutating func bind(_ name: String, to binding: Binding) {
    names[name] = binding
    errors[name] = nil
    waited[name] = nil
    casts[name] = nil
    caughtCases[name] = nil
  }

  /// Where it is kept of which types what a name stands for may be, that was thrown.
  func error(named name: String) -> Slot? { errors[name] }

  /// What a constant is a cast of, and to which type.
  func cast(named name: String) -> (errors: Slot, type: ErrorType)? { casts[name] }

  mutating func bind(_ name: String, toCastOf errors: Slot, to type: ErrorType) {
    bind(name, to: .untracked)
    casts[name] = (errors, type)
  }

  /// What tells whether somebody waited for the answer that a constant holds.
  func waiting(for name: String) -> Slot? { waited[name] }

  /// Hides what went by a name before, and keeps it whether somebody waited for what it holds.
  mutating func bind(_ name: String, toAnswer slot: Slot) {
    bind(name, to: .untracked)
    waited[name] = slot
  }

  /// The same of the case that it is.
  func caughtCase(named name: String) -> Slot? { caughtCases[name] }

  func keepsCaughtCase(_ slot: Slot) -> Bool { caughtCases.values.contains(slot) }

  /// Hides what went by a name before, and keeps it of which types that may be for which it stands now, and which case.
  mutating func bind(_ name: String, toError slot: Slot, ofCase caught: Slot? = nil) {
    names[name] = .untracked
    errors[name] = slot
    caughtCases[name] = caught
    waited[name] = nil
    casts[name] = nil
  }

  /// Where a name means what it means behind `self.`.
  func revealing(_ name: String) -> Scope {
    var scope = self
    scope.names[name] = nil
    scope.errors[name] = nil
    scope.waited[name] = nil
    scope.casts[name] = nil
    scope.caughtCases[name] = nil
    return scope
  }

  func shadowed(by hidden: some Sequence<String>) -> Scope {
    var scope = self
    for name in hidden { scope.bind(name, to: .untracked) }
    return scope
  }
}
