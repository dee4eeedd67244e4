/// A value as one would write it in source, as far as a mirror shows it: `.fill(.small)`, `.login(password: "x")`.
struct SourceText {
  let text: String

  /// - Parameter value: what is written where its type is known, so that `.` stands for the type.
  init(of value: Any) {
    text = Self.text(of: value)
  }

  /// A value by itself: `selectAvatar(from: .email)`, `Jugs(small: 0, large: 4)`; its own description, if it has one.
  init(ofState state: Any) {
    if let described = state as? any CustomStringConvertible {
      text = described.description.split(whereSeparator: \.isNewline).joined(separator: " ")
    } else if Mirror(reflecting: state).displayStyle == .struct {
      text = "\(type(of: state))" + Self.text(of: state).dropFirst(".init".count)
    } else {
      text = String(Self.text(of: state).drop { $0 == "." })
    }
  }

  private static func text(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children
    switch mirror.displayStyle {
    case .optional: return parts.first.map { text(of: $0.value) } ?? "nil"
    case .enum: return ".\(name(of: value, mirror))\(parts.first.map { arguments($0.value) } ?? "")"
    case .tuple: return list(parts)
    case .collection: return "[\(parts.map { text(of: $0.value) }.joined(separator: ", "))]"
    // Sorted, because they come in another order each time.
    case .set: return "[\(parts.map { text(of: $0.value) }.sorted().joined(separator: ", "))]"
    case .dictionary:
      return parts.isEmpty ? "[:]" : "[\(parts.map { entry($0.value) }.sorted().joined(separator: ", "))]"
    case .struct where !isDescribed(value): return ".init\(list(parts))"
    default: return String(reflecting: value)
    }
  }

  /// A case says its name itself, unless it describes itself otherwise; then its kind, as an event has one, still knows it.
  private static func name(of value: Any, _ mirror: Mirror) -> String {
    let name = mirror.children.first?.label ?? (value as? any MachineEvent).map { "\($0.kind)" } ?? "\(value)"
    // Behind a dot these mean something else.
    if ["init", "self", "Type", "Protocol"].contains(name) { return "`\(name)`" }
    // A name in backticks comes with them, and with spaces that do not break.
    return name.hasPrefix("`") ? String(name.map { $0 == "\u{A0}" ? " " : $0 }) : name
  }

  /// Several values, or one with a label, come as a tuple; one without comes as it is, in parentheses of its own.
  private static func arguments(_ payload: Any) -> String {
    let mirror = Mirror(reflecting: payload)
    return mirror.displayStyle == .tuple && !mirror.children.isEmpty ? list(mirror.children) : "(\(text(of: payload)))"
  }

  private static func list(_ parts: Mirror.Children) -> String {
    let texts = parts.map { part in
      // What has no label is called .0, .1 …
      let label = part.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
      return label + text(of: part.value)
    }
    return "(\(texts.joined(separator: ", ")))"
  }

  private static func entry(_ pair: Any) -> String {
    Mirror(reflecting: pair).children.map { text(of: $0.value) }.joined(separator: ": ")
  }

  private static func isDescribed(_ value: Any) -> Bool {
    value is any CustomStringConvertible || value is any CustomDebugStringConvertible
  }
}
