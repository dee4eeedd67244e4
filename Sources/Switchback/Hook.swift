/// A closure that a machine calls until it is ended; it lives as long as the machine, whether this value is kept or not.
///
/// ```swift
/// let hook = machine.onTransition { transition in print(transition.to) }
/// hook.end()
/// ```
public struct Hook {
  // Weak: whoever keeps the hook must not keep what its closure holds.
  private weak var listener: (any Endable)?

  @usableFromInline
  init(_ listener: any Endable) {
    self.listener = listener
  }

  /// Ends it and lets go of its closure, at once and also from within a hook; a second time does nothing.
  public func end() {
    listener?.end()
  }
}

@usableFromInline
protocol Endable: AnyObject {
  func end()
}

/// What a machine keeps of a hook.
@usableFromInline
final class Listener<Input>: Endable {
  // Unchecked: loaded and stored in one go, and no code of anybody else's runs in between.
  @exclusivity(unchecked) @usableFromInline var body: ((Input) -> Void)?

  @usableFromInline
  init(_ body: @escaping (Input) -> Void) {
    self.body = body
  }

  @usableFromInline
  func end() {
    body = nil
  }
}
