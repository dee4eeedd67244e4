extension EnumShape {
  /// Whether what is put somewhere and asked for there tells that it holds a state: two cases where a name says so, of the
  /// place or of the enum, and else three that are given or asked for.
  func isState(at place: String, of type: String, given: Set<String>, asked: Set<String>) -> Bool {
    let (given, asked) = (given.filter(hasCase), asked.filter(hasCase))
    let isNamed = NameWords.nameState(place) || NameWords.nameState(type.lastName)
    return !given.isEmpty && !asked.isEmpty && (isNamed ? given.count > 1 : given.union(asked).count > 2)
  }
}
