import Foundation

/// How text is set: coloured at a terminal, plain elsewhere.
enum Style: Sendable {
  case plain, coloured

  /// Plain also where the person asks for no colours, https://no-color.org, and coloured where they insist on them.
  init(isTerminal: Bool, environment: [String: String]) {
    let force = environment["CLICOLOR_FORCE", default: ""]
    let isForced = !force.isEmpty && force != "0"
    let isForbidden = !environment["NO_COLOR", default: ""].isEmpty
    let canColour = isTerminal && environment["TERM"] != "dumb"
    self = !isForbidden && (isForced || canColour) ? .coloured : .plain
  }

  static var output: Style {
    Style(isTerminal: Terminal.isOutput, environment: ProcessInfo.processInfo.environment)
  }

  static var standardError: Style {
    Style(isTerminal: Terminal.isError, environment: ProcessInfo.processInfo.environment)
  }

  func bold(_ text: String) -> String { set(text, "1") }
  func dim(_ text: String) -> String { set(text, "2") }
  func error(_ text: String) -> String { set(text, "1;31") }
  func warning(_ text: String) -> String { set(text, "1;33") }
  func note(_ text: String) -> String { set(text, "1;36") }
  func caret(_ text: String) -> String { set(text, "1;32") }

  private func set(_ text: String, _ code: String) -> String {
    self == .plain || text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
