extension EnumShape {
  /// Whether what is put somewhere and asked for there tells that it holds a state: two cases where a name says so, of the
  /// place or of the enum, and else three that are given or asked for.
  func isState(at place: String, of type: String, given: Set<String>, asked: Set<String>) -> Bool {
    let (given, asked) = (given.filter(hasCase), asked.filter(hasCase))
    let isNamed = NameWords.nameState(place) || NameWords.nameState(type.lastName)
    return !given.isEmpty && !asked.isEmpty && (isNamed ? given.count > 1 : given.union(asked).count > 2)
  }
}

extension PlaceUses {
  /// The cases that are put into places, and those that are asked for there.
  func cases(at places: [String]) -> (given: Set<String>, asked: Set<String>) {
    let asked = places.flatMap { (self.asked[$0] ?? []).union(compared[$0] ?? []) }
    return (Set(places.flatMap { assigned[$0] ?? [] }), Set(asked))
  }
}
