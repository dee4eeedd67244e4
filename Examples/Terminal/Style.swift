/// How text is set: coloured at a terminal, plain elsewhere.
package enum Style {
  case plain, coloured

  /// Plain also where the person asks for no colours: https://no-color.org.
  package init(isTerminal: Bool, environment: [String: String]) {
    let wantsColour = environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    self = isTerminal && wantsColour ? .coloured : .plain
  }

  func bold(_ text: String) -> String { set(text, "1") }
  func dim(_ text: String) -> String { set(text, "2") }
  func warning(_ text: String) -> String { set(text, "33") }

  private func set(_ text: String, _ code: String) -> String {
    self == .plain ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
