import ExampleTerminal

extension RegistrationPages {
  var selectAvatar: Page {
    Page(
      "Select an avatar",
      question: .choice("Your avatar", from: Avatar.allCases, completedBy: "next") { avatar in
        self.answers.avatar = avatar
        return .event(.next)
      }
    )
  }
}
