/// The screens to which the states of a trail add up, one state after the other.
struct FlowStack<Content: Flow> {
  private(set) var screens = ScreenStack<FlowScreen<Content>>()
  /// For each modal the outermost state around the one that opened it.
  private var owners: [Content.Kind] = []

  /// Shows the state that comes next on the trail.
  mutating func show(_ state: Content) {
    let screen = FlowScreen(state)
    switch state.presentation {
    case .keep:
      if state.isFinal { dismissModals { _ in true } }
      return
    case .root:
      (screens, owners) = (ScreenStack([screen]), [])
      return
    case .push:
      let owner = owner(of: state)
      dismissModals { $0 != owner }
    case .modal, .replace:
      break
    }
    // Several states may share a screen: it is there already, and only what it shows is another.
    if screens.top == screen {
      screens.apply(.replace(screen))
    } else {
      add(screen, of: state)
    }
  }

  private mutating func add(_ screen: FlowScreen<Content>, of state: Content) {
    switch state.presentation {
    case .modal:
      screens.apply(.present(screen))
      owners.append(owner(of: state))
    case .replace where screens.top != nil:
      screens.apply(.replace(screen))
      if !owners.isEmpty, screens.layers.last?.count == 1 { owners[owners.count - 1] = owner(of: state) }
    case .root, .push, .replace, .keep:
      screens.apply(.push(screen))
    }
  }

  private mutating func dismissModals(where isForeign: (Content.Kind) -> Bool) {
    while let owner = owners.last, isForeign(owner) {
      owners.removeLast()
      screens.apply(.dismiss)
    }
  }

  private func owner(of state: Content) -> Content.Kind {
    let kind = Content.kind(of: state)
    return Content.ancestors(of: kind).first ?? kind
  }
}
