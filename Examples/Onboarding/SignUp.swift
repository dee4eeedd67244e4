import Switchback

/// The registration, a flow of its own: it knows nothing of the onboarding, and completes with whom it registered.
@MachineState
enum SignUp: Hashable {
  case name
  case address(name: String)
  case terms(User)
  @Final case registered(User, isNew: Bool)

  enum Event { case named(String), addressed, recognised(User), acceptedTerms }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.name, .named(let name)): .address(name: name)
    case (.address(let name), .addressed): .terms(User(name: name))
    case (.address, .recognised(let user)): .registered(user, isNew: false)
    case (.terms(let user), .acceptedTerms): .registered(user, isNew: true)
    default: nil
    }
  }
}
