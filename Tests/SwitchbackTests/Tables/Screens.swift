import Switchback

enum Screen: String, CaseIterable {
  case login, createProfile, selectAvatar, finished
}

enum Action: String, CaseIterable {
  case login, next, back
}

typealias Screens = TransitionTable<Screen, Action>

extension Screens {
  /// Three screens one behind the other, with a short way and a way back.
  static var sample: Self {
    var table = Self(initial: .login, final: [.finished])
    table[.login] = [.next: .createProfile, .login: .finished]
    table[.createProfile] = [.next: .selectAvatar]
    table[.selectAvatar] = [.next: .finished, .back: .createProfile]
    return table
  }
}
