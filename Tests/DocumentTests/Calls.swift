/// What was called, in order.
final class Calls {
  var lines: [String] = []
}
