/// The events that rows name whose enums are declared elsewhere: those of one enum are none of another's.
struct NamedEvents {
  private var names: [String: [String]] = [:]
  /// The type of those that the function at hand takes; empty for what is no function.
  private var type = ""
  /// The types whose events are handed to one function, which names those of either.
  private var handed: [Int: Set<String>] = [:]

  var all: [String] { names.values.flatMap(\.self) }

  mutating func begin(_ events: MachineDeclaration.Events) {
    type = if case .elsewhere(let type) = events { type } else { "" }
  }

  mutating func add(_ name: String) {
    if names[type]?.contains(name) != true { names[type, default: []].append(name) }
  }

  /// - Parameter function: the offset of one that is given the event.
  mutating func hand(to function: Int) { handed[function, default: []].insert(type) }

  func names(of type: String) -> [String] {
    var alike: Set = [type]
    for types in handed.values where types.contains(type) { alike.formUnion(types) }
    guard alike.contains(where: { names[$0] != nil }) else { return names[""] ?? [] }
    var seen: Set<String> = []
    return ([type] + alike.subtracting([type]).sorted()).flatMap { names[$0] ?? [] }.filter { seen.insert($0).inserted }
  }
}
