import ExampleTerminal

extension RegistrationPages {
  var login: Page {
    Page(
      "Log in",
      question: Question("Email address of your account", completedBy: "login") { text throws(Complaint) in
        self.answers.account = try EmailAddress(text)
        return .event(.login)
      }
    )
  }
}
