/// A closure that a machine calls until it is ended; it lives as long as the machine, whether this value is kept or not.
///
/// ```swift
/// let hook = machine.onTransition { transition in print(transition.to) }
/// hook.end()
/// ```
public struct Hook {
  private let listener: any Endable

  init(_ listener: any Endable) {
    self.listener = listener
  }

  /// Ends it and lets go of its closure, at once and also from within a hook; a second time does nothing.
  public func end() {
    listener.end()
  }
}

protocol Endable: AnyObject {
  func end()
}

/// What a machine keeps of a hook; it is ended with the machine, so that a kept ``Hook`` keeps nothing else alive.
@usableFromInline
final class Listener<Input>: Endable {
  // Unchecked: loaded and stored in one go, and no code of anybody else's runs in between.
  @exclusivity(unchecked) @usableFromInline private(set) var body: ((Input) -> Void)?

  init(_ body: @escaping (Input) -> Void) {
    self.body = body
  }

  func end() {
    body = nil
  }
}
