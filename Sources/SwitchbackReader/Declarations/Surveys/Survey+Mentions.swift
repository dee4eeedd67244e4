extension Survey {
  /// What is assigned at once or later.
  var allAssigned: Set<String> { assigned.union(assignedLater) }

  /// Whether it asks for one of some properties of `Bool`, or whether one is there, or gives what one of them tells.
  func asks(any properties: Set<String>) -> Bool {
    let named = names.subtracting(["self"])
    return !conditions.union(looked).union(unwrapped.subtracting(["self"])).isDisjoint(with: properties)
      || !named.isEmpty && named.isSubset(of: properties)
  }

  /// Whether a place is mentioned: by its name, or, in a box, by what a closure is lent.
  func mentions(_ place: String) -> Bool {
    if names.contains(place) || looked.contains(place) || assigned.contains(place) { return true }
    return Subject.property(ofStateName: place).map(looked.contains) ?? false
  }
}
