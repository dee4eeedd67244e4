extension PlaceUses {
  /// The cases that are put into the elements of a dictionary or an array, and those that are asked for there, be it in a
  /// local that is made of an element, and put back: `if var state = states[id] { state = .open; states[id] = state }`.
  func casesOfElements(of name: String) -> (given: Set<String>, asked: Set<String>) {
    let isElement = { (place: String) in place.hasPrefix("\(name)[") }
    let elements = Set(assigned.keys).union(copied.keys).union(asked.keys).union(compared.keys).filter(isElement)
    let locals = copied.filter { !isElement($0.key) && $0.value.contains(where: isElement) }.keys
    let putBack = elements.reduce(into: Set<String>()) { $0.formUnion(copied[$1] ?? []) }.intersection(locals)
    let (given, _) = cases(at: Array(elements.union(putBack)))
    let (_, asked) = cases(at: Array(elements.union(locals)))
    return (given, asked)
  }
}
