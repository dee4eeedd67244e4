extension Trail where Base: Flow {
  /// What is on screen: follows from the states of the trail, and from nothing else.
  public var screens: ScreenStack<FlowScreen<Base>> {
    var stack = FlowStack<Base>()
    for state in past { stack.show(state) }
    stack.show(top)
    return stack.screens
  }

  /// The last earlier state at which exactly these screens were shown.
  func place(showing screens: ScreenStack<FlowScreen<Base>>) -> Int? {
    var stack = FlowStack<Base>()
    var place: Int?
    for (index, state) in past.enumerated() {
      stack.show(state)
      if stack.screens == screens { place = index }
    }
    return place
  }
}
