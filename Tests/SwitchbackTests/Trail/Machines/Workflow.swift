import Switchback

/// The registration of "Using state machines to handle workflows", whose bonus is that Back leads to where one came from.
enum Workflow: MachineState, CaseIterable {
  case login, createProfile, facebookProfile, selectAvatar, termsAndConditions, finished

  enum Event: CaseIterable { case login, next, registerLater, facebookRegister }

  var isFinal: Bool { self == .finished }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.login, .next): .createProfile
    case (.login, .login): .finished
    case (.createProfile, .next): .selectAvatar
    case (.createProfile, .facebookRegister): .facebookProfile
    case (.createProfile, .registerLater): .termsAndConditions
    case (.facebookProfile, .next): .selectAvatar
    case (.facebookProfile, .registerLater): .termsAndConditions
    case (.selectAvatar, .next): .termsAndConditions
    case (.termsAndConditions, .next): .finished
    default: nil
    }
  }

  /// In the bonus' picture only the avatars have a Back.
  func wayBack(from later: Self) -> WayBack { later == .selectAvatar ? .enters : .refuses }
}

extension Workflow: GraphProviding {
  static var graph: StateGraph {
    StateGraph(
      name: "Workflow",
      states: allCases.map { .init("\($0)", isInitial: $0 == .login, isFinal: $0 == .finished) },
      events: Event.allCases.map { .init("\($0)") },
      transitions: allCases.flatMap { state in
        Event.allCases.compactMap { event in
          state.next(on: event).map { .init(from: "\(state)", on: "\(event)", to: "\($0)") }
        }
      }
    )
  }
}
