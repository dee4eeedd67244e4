import Switchback
import Testing
import UIKit

@MainActor
@Suite("A flow in a navigation controller", .serialized)
struct NavigationPresenterTests {
  private let navigation = UINavigationController()
  private let presenter: NavigationPresenter<Trip>
  private let flow: FlowController<Trip>

  init() {
    presenter = NavigationPresenter(in: navigation) { Page($0) }
    flow = FlowController(.list, on: presenter, unhandled: .ignore)
    Transitions.finish()
  }

  @Test func `screens are pushed, presented and dismissed, and the focus follows`() {
    send(.opened(1), .zoomed)
    #expect(pages(of: navigation) == [.list, .details(1), .map])
    send(.askedForHelp)
    let modal = navigation.presentedViewController as? UINavigationController
    #expect(pages(of: modal) == [.help])
    #expect(UIAccessibility.focus === modal?.topViewController?.view)
    flow.goBack()
    Transitions.finish()
    #expect(navigation.presentedViewController == nil)
    #expect(UIAccessibility.focus === navigation.topViewController?.view)
    #expect(flow.machine.state == .map)
  }

  @Test func `a swipe back is Back, once it is over`() {
    send(.opened(1), .zoomed)
    navigation.setViewControllers(Array(navigation.viewControllers.dropLast()), animated: true)
    #expect(presenter.shown == nil)
    #expect(flow.machine.state == .map)
    Transitions.finish()
    #expect(flow.machine.state == .details(1))
    #expect(pages(of: navigation) == [.list, .details(1)])
  }

  @Test func `a modal that is pulled down is Back`() {
    send(.opened(1), .askedForHelp)
    let modal = navigation.presentedViewController
    modal?.dismiss(animated: true)
    Transitions.finish()
    if let sheet = modal?.presentationController { sheet.delegate?.presentationControllerDidDismiss(sheet) }
    #expect(flow.machine.state == .details(1))
  }

  @Test func `what cannot be left comes back`() {
    send(.opened(1), .booked)
    navigation.setViewControllers(Array(navigation.viewControllers.dropLast()), animated: true)
    Transitions.finish()
    #expect(flow.machine.state == .ticket)
    #expect(pages(of: navigation) == [.list, .details(1), .ticket])
  }

  @Test func `events during a transition are shown when it is over`() {
    flow.send(.opened(1))
    flow.send(.zoomed)
    flow.send(.askedForHelp)
    #expect(pages(of: navigation) == [.list, .details(1)])
    Transitions.finish()
    #expect(pages(of: navigation) == [.list, .details(1), .map])
    #expect(pages(of: navigation.presentedViewController as? UINavigationController) == [.help])
  }

  @Test func `a link over a modal dismisses it first`() {
    send(.opened(1), .askedForHelp)
    flow.machine.reset(toTrail: Trail(.map, after: [.list, .details(2)]))
    presenter.onChange?()
    #expect(presenter.shown == nil, "not while a step is still to come")
    Transitions.finish()
    #expect(flow.machine.state == .map)
    #expect(navigation.presentedViewController == nil)
    #expect(presenter.shown == flow.machine.trail().screens)
    #expect(pages(of: navigation) == [.list, .details(1), .map], "the same screen, which shows another state")
  }

  private func send(_ events: Trip.Event...) {
    for event in events {
      flow.send(event)
      Transitions.finish()
    }
  }

  private func pages(of navigation: UINavigationController?) -> [Trip] {
    navigation?.viewControllers.compactMap { ($0 as? Page)?.state } ?? []
  }
}

private final class Page: UIViewController {
  let state: Trip

  init(_ state: Trip) {
    self.state = state
    super.init()
  }
}
