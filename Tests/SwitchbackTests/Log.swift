/// What was told, in order.
final class Log {
  var lines: [String] = []
  init() {}
}
