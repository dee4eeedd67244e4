import ExampleTerminal

extension RegistrationPages {
  var createProfile: Page {
    Page(
      "Create your profile",
      question: Question("Your name", kept: answers.name, completedBy: "next") { text throws(Complaint) in
        self.answers.name = try Self.name(text)
        return .question(self.email)
      }
    )
  }

  private var email: Question {
    Question("Your email address", kept: answers.email?.text, completedBy: "next") { text throws(Complaint) in
      self.answers.email = try EmailAddress(text)
      return .event(.next)
    }
  }

  private static func name(_ text: String) throws(Complaint) -> String {
    guard text.contains(where: \.isLetter) else { throw Complaint("A name has at least one letter.") }
    guard text.count <= 80 else { throw Complaint("That name is too long; 80 characters are the most.") }
    return text
  }
}
