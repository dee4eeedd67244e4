import ExampleTerminal

extension RegistrationPages {
  var facebookProfile: Page {
    Page(
      "Your Facebook profile",
      text: "A stand-in for signing in: no password is asked for, and Facebook hears nothing of it.",
      question: Question(
        "Your Facebook account name",
        kept: answers.facebookAccount,
        completedBy: "next"
      ) { text throws(Complaint) in
        self.answers.facebookAccount = try Self.accountName(text)
        return .event(.next)
      }
    )
  }

  private static func accountName(_ text: String) throws(Complaint) -> String {
    let isPlain = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") }
    guard isPlain, (5...50).contains(text.count), text.contains(where: \.isLetter) else {
      throw Complaint("An account name is 5 to 50 letters, digits and dots, as in ada.lovelace.")
    }
    return text
  }
}
