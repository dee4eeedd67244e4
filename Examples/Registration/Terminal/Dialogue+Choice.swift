extension Dialogue {
  /// Lets the person choose one of several, by number or by name.
  func choose<Option: RawRepresentable<String>>(
    _ question: String,
    from options: [Option],
    for event: Event
  ) throws(Departure) -> Option {
    let list = options.enumerated().map { "\($0.offset + 1) \($0.element.rawValue)" }.joined(separator: ", ")
    return try ask("\(question) (\(list))", for: event) { text throws(Complaint) in
      let found = zip(1..., options).first { number, option in
        text == "\(number)" || text.lowercased() == option.rawValue.lowercased()
      }
      guard let (_, option) = found else {
        throw Complaint("'\(text)' is none of these; type a number from 1 to \(options.count), or a name.")
      }
      return option
    }
  }

  /// Asks for yes or no.
  func confirm(_ question: String, for event: Event) throws(Departure) -> Bool {
    try ask("\(question) (yes or no)", for: event) { text throws(Complaint) in
      switch text.lowercased() {
      case "y", "yes": return true
      case "n", "no": return false
      default: throw Complaint("'\(text)' is neither yes nor no.")
      }
    }
  }
}
