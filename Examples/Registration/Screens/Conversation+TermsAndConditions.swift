extension Conversation {
  mutating func termsAndConditions() throws(Departure) -> Registration.Event {
    dialogue.terminal.say("Be kind to each other, and keep your account to yourself.")
    while try !dialogue.confirm("Do you accept this", for: .next) {
      dialogue.terminal.complain("Without this there is no account; say yes, or quit to leave.")
    }
    answers.acceptedTerms = true
    return .next
  }
}
