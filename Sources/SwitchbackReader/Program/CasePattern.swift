/// A pattern over one subject.
indirect enum CasePattern: Hashable {
  /// `_`, a binding, or nothing written.
  case anything
  /// A case by its path, and its payload where that may fail to match.
  case path([String], payload: Payload?)
  /// `nil` or `.none`.
  case nothing
  /// What is not `nil`: `.some(…)` and `…?`.
  case something(CasePattern)
  case bool(Bool)
  /// A number or a text, and how it is written.
  case literal(WrittenValue, text: String)
  /// A range of numbers, and how it is written.
  case numbers(ClosedRange<Int>, text: String)
  /// One of several.
  case either([CasePattern])
  /// `is LoadError`, `let error as LoadError`: its source text.
  case cast(ErrorType, text: String)
  /// Anything else: its source text.
  case unknown(String)

  /// What stands between the parentheses.
  struct Payload: Hashable {
    var text: String
    /// Whether it is nothing but a value, with which the payload is compared.
    var isValue = false

    /// How it reads as a condition; a value by itself would read as one that has to be true.
    func question(of names: [String]) -> String { isValue ? ".\(names.last ?? "")(\(text))" : text }
  }

  /// Nil where nothing is known of the value.
  func match(_ value: Value) -> Match? {
    switch (self, value) {
    case (.anything, _): .always
    case (.unknown(let text), _): .sometimes(text)
    case (.either(let patterns), _): either(patterns.map { $0.match(value) })
    case (_, .unknown), (_, .oneOf): nil
    case (.cast(let wanted, _), .error(let types)): types.areAll(wanted).map { $0 ? .always : .no }
    case (.something(.anything), .error): .always
    case (.nothing, .error): .no
    case (.cast, _), (_, .error): nil
    case (.path(let names, let payload), .holding(let name, _)):
      names.first != name ? .no : names.count > 1 ? nil : payload.map { .sometimes($0.question(of: names)) } ?? .always
    case (.path(let names, payload: nil), .among(let cases)):
      cases.contains(names) ? (cases.count == 1 ? .always : nil) : .no
    case (_, .among): nil
    case (.literal(let wanted, _), .number(let known)):
      WrittenValue.integer(known).isSame(as: wanted).map { $0 ? .always : .no }
    case (.literal(let wanted, _), .something(let known)): known?.isSame(as: wanted).map { $0 ? .always : .no }
    case (.numbers(let range, _), .number(let known)), (.numbers(let range, _), .something(.integer(let known)?)):
      range.contains(known) ? .always : .no
    case (.bool(let wanted), .condition(let text)): .sometimes(wanted ? text : Match.negation(of: text))
    case (.path(let names, let payload), .path(let path)):
      path.starts(with: names) ? payload.map { .sometimes($0.question(of: names)) } ?? .always : .no
    case (.bool(let wanted), .bool(let known)): wanted == known ? .always : .no
    case (.nothing, _): value == .none ? .always : .no
    case (_, .none): .no
    case (.something(let inner), _): inner.match(value)
    default: nil
    }
  }

  private func either(_ matches: [Match?]) -> Match? {
    matches.contains(nil) ? nil : .any(matches.compactMap(\.self))
  }

  /// How the pattern reads as a condition over a subject that is not followed.
  func text(over subject: String) -> String {
    switch self {
    case .bool(let value): value ? subject : Match.negation(of: subject)
    case .nothing: "\(subject.asOperand) == nil"
    case .anything, .either: "\(subject.asOperand) is \(pattern)"
    case .literal(_, let text): "\(subject.asOperand) == \(text)"
    case .path, .something, .cast, .numbers, .unknown: "case \(pattern) = \(subject)"
    }
  }

  private var pattern: String {
    switch self {
    case .anything: "_"
    case .path(let names, let payload): ".\(names.joined(separator: "."))\(payload.map { "(\($0.text))" } ?? "")"
    case .nothing: "nil"
    case .something(let inner): "\(inner.pattern)?"
    case .bool(let value): "\(value)"
    case .either(let patterns): patterns.map(\.pattern).joined(separator: " or ")
    case .literal(_, let text), .numbers(_, let text), .cast(_, let text), .unknown(let text): text
    }
  }
}
