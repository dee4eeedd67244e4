extension Conversation {
  mutating func selectAvatar() throws(Departure) -> Registration.Event {
    answers.avatar = try dialogue.choose("Your avatar", from: Avatar.allCases, for: .next)
    return .next
  }
}
