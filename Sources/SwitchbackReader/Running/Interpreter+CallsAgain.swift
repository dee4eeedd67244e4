/// Functions that call themselves, be it by way of others.
extension Interpreter {
  /// What a function that is being called knew when it began.
  struct Entry {
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

    func isAlike(_ other: Entry) -> Bool {
      function == other.function && state == other.state && arguments == other.arguments && start == other.start
    }
  }

  /// Whether a function is followed that is being called already.
  func followsAgain(_ call: Call) -> Bool {
    call.isObserver || callsItselfLast(by: call)
      || comesThroughObserver(call) && call.arguments.allSatisfy { $0.back == nil }
  }

  /// Whether nothing follows the call, neither where it is made nor in what was called since the function itself.
  func callsItselfLast(by call: Call) -> Bool {
    let start = entries.lastIndex { !$0.isLast } ?? 0
    return call.isLast && !entries[..<start].contains { $0.function == call.function }
  }

  /// Whether the state was set since, whose observer leads here: it has another one to look at, as a rule.
  private func comesThroughObserver(_ call: Call) -> Bool {
    entries.last { $0.isObserver || $0.function == call.function }?.isObserver ?? false
  }

  /// The slots of the locals and parameters of the functions that a call leads back to, and of those in between.
  func slotsOfCallsAround(_ call: Call) -> Set<Int> {
    let calls = active[(active.lastIndex(of: call.function) ?? active.endIndex)...]
    let parameters = entries.filter { calls.contains($0.function) }.flatMap(\.parameters)
    let locals = calls.flatMap { program.functions[$0].body.locals }
    let asked = calls.flatMap { program.answersAboutParameters[program.functions[$0].offset] ?? [] }
    return Set(parameters + locals + asked).filter { slotTraits[$0]?.contains(.common) != true }
  }
}

extension Call {
  var parameters: Set<Int> { Set(arguments.map(\.parameter.id)) }
}

extension Way {
  /// Locals are those of one call: what the same function did to its own, when it was called again, is none of theirs.
  mutating func restore(_ slots: Set<Int>, from way: Way) {
    for slot in slots { environment[slot] = way.environment[slot] }
  }
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
