/// Who has an account already: what a server would know.
struct Accounts {
  private let names = ["ann@example.org": "Ann", "bob@example.org": "Bob", "ann.oakley": "Ann"]

  /// The user with this address, or with this name at Facebook.
  func user(of key: String) -> User? { names[key.lowercased()].map { User(name: $0) } }
}
