/// A closure that a machine calls, or an effect, until it is ended; it lives as long as the machine, whether this is kept or not.
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
  // Unchecked: only taken away while it is not called.
  @exclusivity(unchecked) @usableFromInline var body: Uncounted<Input>?
  @exclusivity(unchecked) @usableFromInline var isCalled = false
  @exclusivity(unchecked) @usableFromInline private(set) var hasEnded = false

  init(_ body: @escaping (Input) -> Void) {
    self.body = Uncounted(body)
  }

  /// Calls the closure, unless it has ended; whether it goes on.
  @inlinable
  func call(_ input: Input) -> Bool {
    isCalled = true
    body?(input)
    isCalled = false
    if hasEnded { letGo() }
    return !hasEnded
  }

  func end() {
    hasEnded = true
    if !isCalled { letGo() }
  }

  @usableFromInline
  @inline(never)
  func letGo() {
    body = nil
  }
}

/// A closure that is called where it lies: to count its references on the way would cost as much as a transition.
///
/// Whoever stores one does not replace it while it is called.
@usableFromInline
struct Uncounted<Input>: ~Copyable {
  @usableFromInline let body: (Input) -> Void

  init(_ body: @escaping (Input) -> Void) {
    self.body = body
  }

  @inlinable
  borrowing func callAsFunction(_ input: Input) { body(input) }
}
