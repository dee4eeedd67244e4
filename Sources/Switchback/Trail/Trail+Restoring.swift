#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Trail where Base: Decodable {
  /// The trail that was saved, or another one when it cannot be read any more.
  ///
  /// ```swift
  /// struct Step: Codable, MachineState {
  ///   var number = 1
  ///   enum Event { case counted }
  ///   static func kind(of step: Step) -> Int { step.number }
  ///   var kind: Int { number }
  ///   func next(on event: Event) -> Step? { Step(number: number + 1) }
  /// }
  ///
  /// let trail = Trail(restoring: data, orElse: Step()) { error in print("begins anew: \(error)") }
  /// ```
  ///
  /// - Parameters:
  ///   - data: JSON that an encoder made of a trail.
  ///   - fallback: where to begin when there is nothing, or what there is was written by another version of the machine.
  ///   - complain: hears why it cannot be read; is not called where there is no data.
  public init(
    restoring data: Data?,
    orElse fallback: @autoclosure () -> Base,
    onFailure complain: (any Error) -> Void = { _ in }
  ) {
    guard let data else {
      self.init(fallback())
      return
    }
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch {
      complain(error)
      self.init(fallback())
    }
  }
}
