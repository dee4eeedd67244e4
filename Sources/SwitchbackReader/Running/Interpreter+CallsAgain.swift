/// Functions that call themselves, be it by way of others.
extension Interpreter {
  /// What a function that is being called knew when it began.
  struct Entry: Hashable {
    var function: Int
    var state: Value
    var arguments: [Value]
    var parameters: Set<Int> = []
    var start: Way.Start?
    /// Whether nothing follows the call in the function that makes it.
    var isLast: Bool
    var isObserver = false
    /// The place of the call.
    var offset = 0

    var withoutPlace: Entry {
      var entry = self
      entry.offset = 0
      return entry
    }

    func isAlike(_ other: Entry) -> Bool {
      function == other.function && state == other.state && arguments == other.arguments && start == other.start
    }
  }

  /// Whether a function is followed that is being called already: by an observer, since the state is another one then, or
  /// where nothing follows the call. What is lent to it would be lent to both calls.
  func followsAgain(_ call: Call) -> Bool {
    if call.isObserver || callsItselfLast(by: call) { return true }
    return comesThroughObserver(call) && call.arguments.allSatisfy { $0.back == nil }
  }

  /// Whether nothing follows the call, neither where it is made nor in what was called since the function itself.
  func callsItselfLast(by call: Call) -> Bool {
    let start = entries.lastIndex { !$0.isLast } ?? 0
    return call.isLast && !entries[..<start].contains { $0.function == call.function }
  }

  /// Whether the state was set since it was called last, so that its observer leads here.
  private func comesThroughObserver(_ call: Call) -> Bool {
    entries.last { $0.isObserver || $0.function == call.function }?.isObserver ?? false
  }

  /// What the functions around a call know of their own, which it leaves as it is, though it may call them again.
  func locals(around call: Call) -> CallLocals? {
    let first = call.isObserver ? active.startIndex : active.lastIndex(of: call.function)
    guard let first, first < active.endIndex else { return nil }
    let calls = active[first...]
    let parameters = entries.filter { calls.contains($0.function) }.flatMap(\.parameters)
    let asked = calls.flatMap { program.answersAboutParameters[program.functions[$0].offset] ?? [] }
    return CallLocals(
      ranges: calls.map { program.functions[$0].body.locals },
      others: Set(parameters + asked),
      common: commonSlots
    )
  }
}

/// The slots of the locals and parameters of functions that are being called.
struct CallLocals {
  var ranges: [Range<Int>]
  var others: Set<Int>
  /// Those among them that are no function's own.
  var common: Set<Int>

  func contains(_ slot: Int) -> Bool {
    !common.contains(slot) && (others.contains(slot) || ranges.contains { $0.contains(slot) })
  }
}

extension Call {
  var parameters: Set<Int> { Set(arguments.map(\.parameter.id)) }
}

extension Interpreter.Entry {
  init(_ call: Call, on way: Way) {
    self.init(
      function: call.function,
      state: way.environment[Slot.state.id].value,
      arguments: call.arguments.map { way.environment[$0.parameter.id].value },
      parameters: call.parameters,
      start: way.start,
      isLast: call.isLast,
      isObserver: call.isObserver,
      offset: call.site.offset
    )
  }
}
