extension Conversation {
  mutating func login() throws(Departure) -> Registration.Event {
    answers.account = try dialogue.ask("Email address of your account", for: .login, reading: EmailAddress.init)
    return .login
  }
}
