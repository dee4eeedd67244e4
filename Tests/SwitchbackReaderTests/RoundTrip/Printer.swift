import SwitchbackTestSupport

/// Prints a machine as Swift; what the style leaves open is left to chance.
struct Printer {
  let plan: Plan
  let style: Style
  var random: SeededGenerator
  /// The functions that the layout needs beside the method.
  var helpers: [String] = []

  static func source(of plan: Plan, in style: Style, using random: inout SeededGenerator) -> String {
    var printer = Printer(plan: plan, style: style, random: random)
    let lines = printer.machine()
    random = printer.random
    return lines.joined(separator: "\n") + "\n"
  }

  var form: Style.Form { style.form }
  /// What the rows assign.
  var target: String { style.sink == .copy || style.sink == .constant ? "next" : form.state }

  mutating func pick<Element>(_ first: Element, _ others: Element...) -> Element {
    others.randomElement(using: &random).flatMap { random.isOnce(in: 2) ? $0 : nil } ?? first
  }

  private mutating func machine() -> [String] {
    let body = self.body().indented.indented
    let states = plan.states.enumerated().map { declaration(of: $1, isFirst: $0 == 0) }
    let events = plan.events.map { "case \($0.name)\($0.hasPayload ? "(Int)" : "")" }
    var lines: [String] = []
    if form.isEnum {
      lines += ["enum Machine: Equatable {"] + states.indented
    } else {
      lines += [form == .sendClass ? "final class Machine {" : isStatic ? "enum Machine {" : "struct Machine {"]
      lines += (["enum State: Equatable {"] + states.indented + ["}"]).indented
    }
    lines += (["enum Event: Equatable {"] + events.indented + ["}"]).indented
    if let property { lines.append("  " + property) }
    lines.append("  \(form.modifiers)func \(signature)\(form.result) {")
    lines += body + ["  }"] + helpers.indented
    if style.sink == .moveHelper { lines += moveHelper.indented }
    return lines + ["}"]
  }

  private func declaration(of state: Plan.State, isFirst: Bool) -> String {
    let isMarked = state.isInitial && !isFirst && property == nil
    let marks = (isMarked ? "@Initial " : "") + (state.isFinal ? "@Final " : "")
    return "\(marks)case \(state.name)\(state.hasPayload ? "(Int)" : "")"
  }

  private var isStatic: Bool { form.modifiers == "static " }

  private var property: String? {
    guard !form.isEnum, !isStatic, let initial = plan.states.firstIndex(where: \.isInitial) else { return nil }
    return form == .sendClass
      ? "private var phase = State\(value(initial))" : "private(set) var state: State = \(value(initial))"
  }

  private var signature: String {
    switch form {
    case .nextOrNil, .next: "next(on event: Event)"
    case .handle, .handleBool: "handle(_ event: Event)"
    case .reduce: "reduce(_ state: inout State, _ event: Event)"
    case .follow, .followOrNil: "next(_ state: State, _ event: Event)"
    default: "send(_ event: Event)"
    }
  }

  private var moveHelper: [String] {
    [
      "private \(form.modifiers)func move(to next: \(form.stateType)) {",
      "  \(form.isEnum ? "self" : form.state) = next",
      "}",
    ]
  }

  /// A state as a value: `.ready`, `.loading(0)`.
  func value(_ state: Int) -> String {
    "." + plan.states[state].name + (plan.states[state].hasPayload ? "(0)" : "")
  }
}

extension [String] {
  var indented: [String] { map { "  " + $0 } }
}
