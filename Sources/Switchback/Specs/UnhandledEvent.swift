/// An event of a specification that the machine does not handle where it comes.
///
/// ```swift
/// do {
///   print(try Door.open.after(.push, .push))
/// } catch {
///   print(error)  // Door: 'push' is not handled in 'closed'; handled here: pull (event 2 of 2)
/// }
/// ```
public struct UnhandledEvent: Error, Hashable, CustomStringConvertible {
  /// Which of the events it is; the first is 1.
  public let position: Int
  /// How many events there are.
  public let count: Int
  /// What a machine would report: the event, the state, and the events that are handled there.
  public let report: String

  /// The report; of several events also which it is.
  public var description: String {
    count == 1 ? report : "\(report) (event \(position) of \(count))"
  }
}
