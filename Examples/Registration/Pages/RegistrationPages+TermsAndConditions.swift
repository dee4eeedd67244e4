import ExampleTerminal

extension RegistrationPages {
  var termsAndConditions: Page {
    Page(
      "Terms and conditions",
      text: "Be kind to each other, and keep your account to yourself.",
      question: .confirmation("Do you accept this", completedBy: "next") { isAccepted throws(Complaint) in
        guard isAccepted else {
          throw Complaint("Without this there is no account; say yes, or quit to leave.")
        }
        self.answers.acceptedTerms = true
        return .event(.next)
      }
    )
  }
}
