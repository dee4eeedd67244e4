/// What surveys know of the module around a body.
struct ModuleFacts {
  /// The names of the properties that lend what they hold to closures, each with that of what it holds.
  var boxes: [String: String] = [:]
  /// The closures of which what they set stands where the function around them is called, by their offsets.
  var takenAtCalls: Set<Int> = []
  /// The functions that cannot keep the closures which they are given.
  var runners = ClosureRunners()
  /// The properties of which to change a part is to assign them.
  var watched = WatchedProperties()
  /// Which of them change what stands beside them.
  var operators = Operators()
  /// The methods that give the instance.
  var selfGivers = SelfGivers()
  /// Which statements bind which names.
  let bindings = BindingItems()
}
