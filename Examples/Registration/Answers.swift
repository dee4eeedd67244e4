/// What the person has told so far, whatever the way.
struct Answers: Equatable {
  /// The address of the account that was logged in to.
  var account: EmailAddress?
  var name: String?
  var email: EmailAddress?
  var facebookAccount: String?
  var avatar: Avatar?
  var acceptedTerms = false

  /// Each answer under its name, in the order of the screens.
  var entries: [(name: String, value: String)] {
    let all: [(name: String, value: String?)] = [
      ("account", account?.text), ("name", name), ("email", email?.text), ("Facebook", facebookAccount),
      ("avatar", avatar?.rawValue), ("terms", acceptedTerms ? "accepted" : nil),
    ]
    return all.compactMap { entry in entry.value.map { (entry.name, $0) } }
  }
}

/// The pictures that there are to choose from.
enum Avatar: String, CaseIterable {
  case owl, fox, whale, hedgehog
}
