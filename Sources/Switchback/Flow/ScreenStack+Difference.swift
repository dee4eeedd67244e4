extension ScreenStack {
  /// The fewest steps that lead to another stack.
  ///
  /// ```swift
  /// let list = ScreenStack(["list"])
  /// print(list.steps(to: ScreenStack(["list", "details"])))  // [push("details")]
  /// ```
  @inlinable
  public func steps(to target: ScreenStack) -> [ScreenStep<Screen>] {
    // Only the topmost layer can be changed, so all above the first that differs has to go.
    var shared = 0
    while shared < min(layers.count, target.layers.count), layers[shared] == target.layers[shared] { shared += 1 }
    var steps: [ScreenStep<Screen>] = []
    var next = shared
    if shared < layers.count {
      let isChanged = shared < target.layers.count
      steps.append(contentsOf: repeatElement(.dismiss, count: layers.count - shared - (isChanged ? 1 : 0)))
      if isChanged {
        Self.change(layers[shared], to: target.layers[shared], isModal: shared > 0, adding: &steps)
        next += 1
      }
    }
    for layer in target.layers[next...] { Self.present(layer, adding: &steps) }
    return steps
  }

  /// From one list of screens to another by their tops, or for a modal by another one where that is less.
  @inlinable
  static func change(
    _ screens: [Screen],
    to target: [Screen],
    isModal: Bool,
    adding steps: inout [ScreenStep<Screen>]
  ) {
    var shared = 0
    while shared < min(screens.count, target.count), screens[shared] == target[shared] { shared += 1 }
    let (old, new) = (screens.count - shared, target.count - shared)
    let replaced = min(old, new, 1)
    if isModal, 1 + target.count < old + new - replaced {
      steps.append(.dismiss)
      return present(target, adding: &steps)
    }
    steps.append(contentsOf: repeatElement(.pop, count: old - replaced))
    if replaced == 1 { steps.append(.replace(target[shared])) }
    for screen in target[(shared + replaced)...] { steps.append(.push(screen)) }
  }

  @inlinable
  static func present(_ screens: [Screen], adding steps: inout [ScreenStep<Screen>]) {
    guard let first = screens.first else { return }
    steps.append(.present(first))
    for screen in screens.dropFirst() { steps.append(.push(screen)) }
  }
}
