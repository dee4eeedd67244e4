/// The associated values of an enum's case, to try a pattern on.
package struct Payload {
  private let fields: [(label: String?, value: Any)]

  package init(of value: Any) {
    guard let payload = Mirror(reflecting: value).children.first?.value else {
      fields = []
      return
    }
    let parts = Mirror(reflecting: payload)
    // Several values, or one with a label, come as a tuple, whose unlabelled fields are called .0, .1 …
    fields =
      parts.displayStyle == .tuple
      ? parts.children.map { ($0.label.flatMap { $0.hasPrefix(".") ? nil : $0 }, $0.value) }
      : [(nil, payload)]
  }

  /// Whether a pattern like `from: .email`, `.email`, `count: 0` or `name: "x"` fits; nil when it is none for this payload.
  package func matches(_ pattern: String) -> Bool? {
    let parts = pattern.split(separator: ": ", maxSplits: 1).map(String.init)
    let label = parts.count == 2 ? parts[0] : nil
    let candidates = fields.filter { $0.label == label }
    guard candidates.count == 1, let wanted = parts.last, let field = candidates.first else { return nil }
    if wanted.hasPrefix(".") {
      return wanted.dropFirst().contains(where: { !$0.isLetter && !$0.isNumber })
        ? nil : caseName(of: field.value) == wanted.dropFirst()
    }
    let isLiteral = wanted == "true" || wanted == "false" || wanted.hasPrefix("\"") || Double(wanted) != nil
    return isLiteral ? String(reflecting: field.value) == wanted : nil
  }

  private func caseName(of value: Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? String(describing: value)
  }
}
