/// A type that has a drawing of itself.
public protocol GraphProviding {
  /// The drawing.
  static var graph: StateGraph { get }
}
