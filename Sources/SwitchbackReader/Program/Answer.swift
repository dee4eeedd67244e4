/// What a case means that a function gives when it is asked for a state.
enum Answer: Hashable {
  case allows, refuses
  /// Its payload is the state that is had instead.
  case redirects
}
