@testable import OnboardingExample

/// A screen knows nothing of the flow; it says what the person did, to a closure or to a delegate.
@MainActor
final class Screen {
  private var completion: ((OnboardingStep.Event) -> Void)?
  private weak var delegate: (any ScreenDelegate)?

  init(completion: @escaping (OnboardingStep.Event) -> Void) {
    self.completion = completion
  }

  init(delegate: any ScreenDelegate) {
    self.delegate = delegate
  }

  func person(did event: OnboardingStep.Event) {
    completion?(event)
    delegate?.screen(self, did: event)
  }
}

@MainActor
protocol ScreenDelegate: AnyObject {
  func screen(_ screen: Screen, did event: OnboardingStep.Event)
}
