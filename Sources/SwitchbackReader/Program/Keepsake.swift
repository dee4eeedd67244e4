/// A constant that a closure keeps which is left behind, by the closure's offset in the source and its name.
struct Keepsake: Hashable {
  var closure: Int
  var name: String
}
