// What the presenter uses of UIKit, in its shape; transitions last until a test ends them.
// '@available' says since when Apple has it, for scripts/lint-availability.

@_exported public import Foundation

@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor
open class UIView {
  public init() {}
}

@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor
open class UIViewController {
  public let view = UIView()
  @available(iOS 5, tvOS 9, visionOS 1, *)
  public fileprivate(set) weak var presentingViewController: UIViewController?
  @available(iOS 5, tvOS 9, visionOS 1, *)
  public fileprivate(set) var presentedViewController: UIViewController?
  @available(iOS 5, tvOS 9, visionOS 1, *)
  public fileprivate(set) var isBeingPresented = false
  @available(iOS 5, tvOS 9, visionOS 1, *)
  public fileprivate(set) var isBeingDismissed = false
  @available(iOS 8, tvOS 9, visionOS 1, *)
  public private(set) lazy var presentationController: UIPresentationController? = UIPresentationController()

  public init() {}

  @available(iOS 5, tvOS 9, visionOS 1, *)
  public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = controller
    controller.presentingViewController = self
    controller.isBeingPresented = true
    Transitions.begin {
      controller.isBeingPresented = false
      completion?()
    }
  }

  /// Dismisses the controller above this one, or where there is none this one.
  @available(iOS 5, tvOS 9, visionOS 1, *)
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let presenter = presentedViewController == nil ? presentingViewController : self else { return }
    let gone = presenter.presentedViewController
    gone?.isBeingDismissed = true
    Transitions.begin {
      gone?.isBeingDismissed = false
      gone?.presentingViewController = nil
      presenter.presentedViewController = nil
      completion?()
    }
  }
}

@available(iOS 3, tvOS 9, visionOS 1, *)
@MainActor
open class UINavigationController: UIViewController {
  public private(set) var viewControllers: [UIViewController] = []
  public weak var delegate: (any UINavigationControllerDelegate)?
  @available(iOS 7, tvOS 9, visionOS 1, *)
  public private(set) var transitionCoordinator: (any UIViewControllerTransitionCoordinator)?

  public var topViewController: UIViewController? { viewControllers.last }

  public func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    viewControllers = controllers
    guard animated else { return }
    transitionCoordinator = Coordinator()
    Transitions.begin { [self] in
      transitionCoordinator = nil
      if let top = topViewController { delegate?.navigationController(self, didShow: top, animated: true) }
    }
  }
}

@available(iOS 7, tvOS 9, visionOS 1, *)
@MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {}

private final class Coordinator: UIViewControllerTransitionCoordinator {}

@available(iOS 8, tvOS 9, visionOS 1, *)
@MainActor
public final class UIPresentationController {
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(_ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool)
}

@available(iOS 8, tvOS 9, visionOS 1, *)
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  @available(iOS 13, tvOS 13, visionOS 1, *)
  func presentationControllerDidDismiss(_ presentation: UIPresentationController)
}

@available(iOS 3, tvOS 9, visionOS 1, *)
@MainActor
public enum UIAccessibility {
  /// What was posted last.
  public private(set) static var focus: UIView?

  public enum Notification { case screenChanged }

  public static func post(notification: Notification, argument: Any?) {
    focus = argument as? UIView
  }
}

/// What a test ends, where a system would.
@MainActor
public enum Transitions {
  private static var open: [() -> Void] = []

  public static func begin(_ end: @escaping () -> Void) { open.append(end) }

  /// Ends all, and those that begin meanwhile.
  public static func finish() {
    while !open.isEmpty { open.removeFirst()() }
  }
}
