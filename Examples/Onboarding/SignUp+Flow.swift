import Switchback

extension SignUp: Flow {
  var presentation: Presentation { isFinal ? .keep : .push }

  var completion: (user: User, isNew: Bool)? {
    if case .registered(let user, let isNew) = self { (user, isNew) } else { nil }
  }
}
