/// What is on screen: the screens of the window one upon the other, and those of each modal above them.
///
/// ```swift
/// var stack = ScreenStack(["list", "details"])
/// stack.apply(.present("help"))
/// print(stack.layers)  // [["list", "details"], ["help"]]
/// ```
public struct ScreenStack<Screen: Equatable> {
  /// The window's screens from bottom to top, then those of each modal, of which each has at least one.
  public private(set) var layers: [[Screen]]

  /// Makes a stack of the window's screens, from bottom to top.
  public init(_ screens: [Screen] = [], modals: [[Screen]] = []) {
    layers = [screens] + modals.filter { !$0.isEmpty }
  }

  /// The screen that is in use; nil where there is none.
  @inlinable public var top: Screen? { layers.last?.last }

  /// The modals, from bottom to top.
  @inlinable public var modals: ArraySlice<[Screen]> { layers.dropFirst() }

  /// Makes a step, if it can be made; whether it could.
  ///
  /// The last screen of a modal is not popped: the modal is dismissed.
  @discardableResult
  public mutating func apply(_ step: ScreenStep<Screen>) -> Bool {
    let last = layers.count - 1
    switch step {
    case .push(let screen):
      layers[last].append(screen)
    case .pop:
      guard layers[last].count > (last == 0 ? 0 : 1) else { return false }
      layers[last].removeLast()
    case .present(let screen):
      layers.append([screen])
    case .dismiss:
      guard last > 0 else { return false }
      layers.removeLast()
    case .replace(let screen):
      guard let top = layers[last].indices.last else { return false }
      layers[last][top] = screen
    }
    return true
  }
}

extension ScreenStack: Equatable {}
extension ScreenStack: Hashable where Screen: Hashable {}
extension ScreenStack: Sendable where Screen: Sendable {}
