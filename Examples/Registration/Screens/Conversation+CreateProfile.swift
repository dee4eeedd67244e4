extension Conversation {
  mutating func createProfile() throws(Departure) -> Registration.Event {
    answers.name = try dialogue.ask("Your name", for: .next, kept: answers.name, reading: Self.name)
    answers.email = try dialogue.ask(
      "Your email address",
      for: .next,
      kept: answers.email?.text,
      reading: EmailAddress.init
    )
    return .next
  }

  private static func name(_ text: String) throws(Complaint) -> String {
    guard text.contains(where: \.isLetter) else { throw Complaint("A name has at least one letter.") }
    guard text.count <= 80 else { throw Complaint("That name is too long; 80 characters are the most.") }
    return text
  }
}
