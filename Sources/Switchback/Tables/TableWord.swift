/// How a value of a table stands in its drawing: by name, as in reports, and by what tells it from others of that name.
struct TableWord: CustomStringConvertible {
  let name: String
  /// The types of its payload, as in a declaration: `from: Profile`.
  var payload: [String] = []
  /// What a row of this very value asks for: `from: .email`.
  var condition: String?

  init(state: some Hashable) {
    self.init(state, name: Report.name(ofKind: state))
  }

  init(event: some Hashable) {
    self.init(event, name: Report.name(ofEvent: event))
  }

  private init(_ value: some Hashable, name: String) {
    self.name = name
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle != .enum {
      let text = "\(value)"
      if text != name { condition = text }
    } else if !(value is any CustomStringConvertible), let associated = mirror.children.first?.value {
      let parts = Self.parts(of: associated)
      payload = parts.map { part in part.label + "\(type(of: part.value))" }
      condition = parts.map { part in part.label + Self.text(of: part.value) }.joined(separator: ", ")
    }
  }

  /// The name with all that tells the value from others: `selectAvatar(from: .email)`.
  var description: String {
    condition.map { "\(name)(\($0))" } ?? name
  }

  /// The values in the parentheses of a case, with their labels.
  private static func parts(of associated: Any) -> [(label: String, value: Any)] {
    let mirror = Mirror(reflecting: associated)
    guard mirror.displayStyle == .tuple else { return [(label: "", value: associated)] }
    return mirror.children.map { child in
      // The compiler calls what has no label '.0', '.1' and so on.
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " }
      return (label: label ?? "", value: child.value)
    }
  }

  private static func text(of value: Any) -> String {
    if let text = value as? String { return "\"\(text)\"" }
    return Mirror(reflecting: value).displayStyle == .enum ? ".\(value)" : "\(value)"
  }
}
