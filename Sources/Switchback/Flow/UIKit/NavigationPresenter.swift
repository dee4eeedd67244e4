#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// Brings a flow on screen in a navigation controller, and each modal in one of its own above it.
  ///
  /// It holds the window's navigation controller weakly, so that a navigation controller can own its flow.
  @MainActor
  public final class NavigationPresenter<Content: Flow>: Presenter {
    /// Called when a transition is over, and when a person went back or closed a modal.
    public var onChange: (() -> Void)?

    private let page: (Content) -> UIViewController
    private let makeModal: () -> UINavigationController
    private var window: () -> UINavigationController?
    private var modals: [UINavigationController] = []
    /// Which screen each view controller is.
    private var pages: [FlowPage<Content>] = []
    private let events = NavigationEvents()
    private var open: ArraySlice<ScreenStep<FlowScreen<Content>>> = []

    /// Makes a presenter for a navigation controller.
    ///
    /// - Parameters:
    ///   - makeModal: the navigation controller of a modal, with the style in which it is presented.
    ///   - page: the view controller of a state.
    public init(
      in navigation: UINavigationController,
      makeModal: @escaping () -> UINavigationController = { UINavigationController() },
      page: @escaping (Content) -> UIViewController
    ) {
      window = { [weak navigation] in navigation }
      self.makeModal = makeModal
      self.page = page
      events.onChange = { [weak self] in self?.onChange?() }
      navigation.delegate = events
    }

    /// What is on screen; nil during a transition.
    public var shown: ScreenStack<FlowScreen<Content>>? {
      guard let window = window(), open.isEmpty else { return nil }
      let navigations = [window] + modals.prefix { $0.presentingViewController != nil }
      if navigations.contains(where: \.isInTransition) { return nil }
      let layers = navigations.map { $0.viewControllers.compactMap(screen) }
      return ScreenStack(layers[0], modals: Array(layers.dropFirst()))
    }

    /// Makes the steps one after the other, each with its animation.
    public func perform(
      _ steps: [ScreenStep<FlowScreen<Content>>],
      showing target: ScreenStack<FlowScreen<Content>>
    ) {
      if steps.isEmpty { return }
      modals.removeAll { $0.presentingViewController == nil }
      pages.removeAll { $0.controller == nil }
      open = steps[...]
      goOn()
    }

    private func goOn() {
      guard let navigation = modals.last ?? window() else { return }
      switch open.first {
      case .present(let screen):
        open.removeFirst()
        present(screen, over: navigation)
      case .dismiss:
        open.removeFirst()
        modals.removeLast()
        navigation.dismiss(animated: true) { [weak self] in self?.goOn() }
      case .push, .pop, .replace:
        change(navigation)
        goOn()
      case nil:
        UIAccessibility.post(notification: .screenChanged, argument: navigation.topViewController?.view)
        onChange?()
      }
    }

    private func present(_ screen: FlowScreen<Content>, over navigation: UINavigationController) {
      let modal = makeModal()
      modal.delegate = events
      modal.setViewControllers([viewController(for: screen)], animated: false)
      modal.presentationController?.delegate = events
      modals.append(modal)
      navigation.present(modal, animated: true) { [weak self] in self?.goOn() }
    }

    /// Makes all that comes next within one navigation controller at once, so that it animates once, if nothing else comes after it.
    private func change(_ navigation: UINavigationController) {
      var controllers = navigation.viewControllers
      loop: while let step = open.first {
        switch step {
        case .push(let screen): controllers.append(viewController(for: screen))
        case .pop: controllers.removeLast()
        case .replace(let screen): controllers[controllers.count - 1] = viewController(for: screen)
        case .present, .dismiss: break loop
        }
        open.removeFirst()
      }
      navigation.setViewControllers(controllers, animated: open.isEmpty && !navigation.viewControllers.isEmpty)
    }

    private func viewController(for screen: FlowScreen<Content>) -> UIViewController {
      let controller = page(screen.state)
      pages.append(FlowPage(controller: controller, screen: screen))
      return controller
    }

    private func screen(of controller: UIViewController) -> FlowScreen<Content>? {
      pages.first { $0.controller === controller }?.screen
    }
  }

  /// A view controller with the screen that it is.
  private struct FlowPage<Content: Flow> {
    weak var controller: UIViewController?
    let screen: FlowScreen<Content>
  }

  extension UINavigationController {
    fileprivate var isInTransition: Bool { transitionCoordinator != nil || isBeingPresented || isBeingDismissed }
  }
#endif
