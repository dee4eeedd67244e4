/// The machine around one that is within a state of it.
package struct Surroundings {
  /// Whether that state was left, so that the conversation within it is over.
  let isLeft: () -> Bool
  /// Goes back from the first state within.
  let goBack: () -> Void

  package init(isLeft: @escaping () -> Bool, goBack: @escaping () -> Void) {
    self.isLeft = isLeft
    self.goBack = goBack
  }
}
