/// How the caller writes what a function knows by the names of its parameters, in conditions of which only the text is known.
struct Renaming: Hashable {
  /// An argument.
  struct Argument: Hashable {
    var text: String
    var form: Form
  }

  enum Form {
    /// A name, a literal, a call.
    case single
    /// A sum or a product, which binds stronger than a comparison.
    case sum
    case composed
  }

  /// By the names of the parameters, with the backticks that those need which are words of the language: "`as`".
  var arguments: [String: Argument] = [:]

  var isEmpty: Bool { arguments.isEmpty }

  /// A text from elsewhere, in which the names that the function has for something else are marked.
  func markingOthers(in text: String) -> String {
    text.replacingNames { name, _, _ in argument(named: name.withoutMarks) == nil ? nil : name.marked }
  }

  private func argument(named name: String) -> Argument? { arguments[name] ?? arguments[name.withoutBackticks] }

  func callAsFunction(_ text: String) -> String {
    text.replacingNames { name, before, after in
      guard let argument = argument(named: name) else {
        return argument(named: name.withoutMarks).map { _ in name.withoutLastMark }
      }
      if before.hasSuffix("let ") || before.hasSuffix("var ") {
        return after.first == "=" && !after.hasPrefix("==") ? nil : "\(name) = \(argument.text)"
      }
      return argument.stands(between: before.last { $0 != " " }, and: after) ? argument.text : "(\(argument.text))"
    }
  }
}

/// The texts of many outcomes, most of which have most conditions in common.
struct RenamedTexts {
  private let renaming: Renaming
  private var known: [String: String] = [:]

  init(by renaming: Renaming) { self.renaming = renaming }

  subscript(text: String) -> String {
    mutating get {
      if let text = known[text] { return text }
      let renamed = renaming(text)
      known[text] = renamed
      return renamed
    }
  }
}

extension Renaming.Argument {
  /// Whether it needs no parentheses there.
  fileprivate func stands(between before: Character?, and after: Substring) -> Bool {
    let (isFirst, isLast) = (before.map("(,".contains) ?? true, after.first.map("),".contains) ?? true)
    let isOperand =
      before.map("(,=<>&|".contains) ?? true
      && (after.first.map("),=<>&|".contains) ?? true || after.hasPrefix("!="))
    return form == .single || isFirst && isLast || form == .sum && isOperand
  }
}

extension String {
  /// With a mark that no name of Swift has at its end, be it inside of backticks.
  fileprivate var marked: String { hasSuffix("`") ? "\(dropLast())$`" : "\(self)$" }

  fileprivate var withoutLastMark: String {
    if hasSuffix("$`") { return "\(dropLast(2))`" }
    return count > 1 && hasSuffix("$") ? String(dropLast()) : self
  }

  fileprivate var withoutMarks: String {
    let shorter = withoutLastMark
    return shorter == self ? self : shorter.withoutMarks
  }

  /// The text with other words for some of the names in it that are not those of members, of labels or in quotes.
  ///
  /// - Parameter replacement: what stands for a name behind and in front of these texts; nil for the name itself.
  @discardableResult
  fileprivate func replacingNames(
    _ replacement: (_ name: String, _ before: String, _ after: Substring) -> String?
  ) -> String {
    var result = ""
    var rest = self[...]
    while let first = rest.first {
      let isQuoted = first == "\"" || first == "`"
      let length = isQuoted ? rest.quoteLength(by: first) : rest.prefix(while: \.isNamePart).count
      let word = rest.prefix(Swift.max(length, 1))
      rest.removeFirst(word.count)
      let after = rest.drop { $0 == " " }
      let isName = first == "`" || first.isNamePart && !first.isNumber
      let isMember = result.hasSuffix(".") && !result.hasSuffix("..") || result.last.map("#@\\".contains) == true
      let isLabel = after.first == ":" && result.last { $0 != " " }.map("(,".contains) == true
      result += (isName && !isMember && !isLabel ? replacement(String(word), result, after) : nil) ?? String(word)
    }
    return result
  }
}

extension Substring {
  /// Up to the mark that ends what this begins.
  fileprivate func quoteLength(by mark: Character) -> Int {
    var (length, isEscaped) = (1, false)
    for character in dropFirst() {
      length += 1
      if character == mark, !isEscaped { break }
      isEscaped = character == "\\" && !isEscaped
    }
    return length
  }
}

extension Character {
  fileprivate var isNamePart: Bool { isLetter || isNumber || self == "_" || self == "$" }
}
