/// Statements in order, and the ids of the slots of the locals that they declare.
struct Block {
  var statements: [Statement] = []
  var locals: Range<Int> = 0..<0
  /// Those of them that are the answers to questions about what is known outside of it, too.
  var answers: [Int] = []
  /// Those that are asked anew each time, since a turn of a loop binds what they are about.
  var anew: [Int] = []
}

/// What a statement can do to the state.
indirect enum Statement {
  case choose(Choice)
  case branch(Condition, then: Block, otherwise: Block)
  case assign(Slot, Expression, Site)
  case call(Call)
  /// The function ends here with this value.
  case leave(Expression?, Site)
  /// `throw`.
  case fail(offset: Int)
  /// The expression may throw or not: its source text.
  case mayFail(Failure, offset: Int)
  /// The program stops.
  case trap(offset: Int)
  /// The program stops where this does not hold, in release builds as well if that is sure.
  case require(Condition, isSure: Bool, offset: Int)
  case jump(Jump)
  /// A jump of this kind with this label ends behind the block.
  case landing(Jump, catchesUnlabelled: Bool, Block)
  /// For ever, until something inside leaves.
  case loop(Block, id: Int, offset: Int)
  case attempt(Block, catching: Block)
  /// `defer`: runs when what follows it ends.
  case deferred(Block)
  /// Something happens to the slot that the source does not tell.
  case lose(Slot, Unknown)
  /// Others may have changed what is stored beside the state.
  case forget(mentioning: Set<String>? = nil, by: Changer = .anything)
  /// `await`: others can have their turn, and what follows is an event of its own.
  case suspend(Site, resumption: Int)
  /// A function of the same type that may wait: what follows is named after its call, unless it changes something itself.
  case awaiting(Block, resumption: Int)
  /// A closure is left behind, which may run from now on, and with it the state in a slot.
  case schedule(Int, told: Slot? = nil)
  /// What a slot holds is kept by a closure that is left behind.
  case keep(Keepsake, Slot)
  /// The slot holds what was kept, whichever that is.
  case recall(Keepsake, Slot)
  /// From here on the function is not followed.
  case giveUp(Unknown)
  /// Something becomes of the task that a property holds.
  case task(TaskChange, of: Slot, offset: Int)
}

/// What may have changed what is stored beside the state.
enum Changer {
  case anything
  /// A call that nobody waits for.
  case call
  /// The same of something else than the type.
  case foreignCall
}

/// What becomes of the task or the timer that a property holds.
enum TaskChange {
  case isCancelled
  case isTakenAway
  /// Another one stands in its place, which runs the closure with this offset.
  case begins(Int)
}

/// `break`, `continue` and `fallthrough`.
struct Jump: Hashable {
  enum Kind { case leave, again, fallThrough }

  var kind: Kind
  var label: String?
}

/// A call of a function whose body is known.
struct Call {
  var function: Int
  var arguments: [Argument]
  /// Where its result goes.
  var result: Slot?
  var site: Site
  /// Whether the result is handed on, so that the rows of the function are the caller's.
  var isDelegation = false
  /// Whether nothing follows it in the function that makes it.
  var isLast = false
  /// Whether it is what runs whenever the state is set.
  var isObserver = false
  /// Whether it is a function of the struct that holds the state, so that the call is where that is set.
  var isOnHolder = false
  /// What it knows by other names than those that conditions have where it is called.
  var renaming = Renaming()

  struct Argument {
    var parameter: Slot
    var value: Expression
    /// The slot that takes over what the function leaves in the parameter: `inout`, and `self` of a mutating method.
    var back: Slot?
  }
}
