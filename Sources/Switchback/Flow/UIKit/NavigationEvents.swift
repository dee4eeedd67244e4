#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Hears of the ends of transitions, and of what a person does to screens.
  final class NavigationEvents: NSObject, UINavigationControllerDelegate, UIAdaptivePresentationControllerDelegate {
    var onChange: (() -> Void)?

    func navigationController(
      _ navigation: UINavigationController,
      didShow controller: UIViewController,
      animated: Bool
    ) {
      onChange?()
    }

    func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
      onChange?()
    }
  }
#endif
