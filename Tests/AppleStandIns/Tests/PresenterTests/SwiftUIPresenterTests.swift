import SwiftUI
@testable import Switchback
import Testing

@MainActor
@Suite("A flow in SwiftUI")
struct SwiftUIPresenterTests {
  private let presenter = SwiftUIPresenter<Trip>()
  private let flow: FlowController<Trip>

  init() {
    flow = FlowController(.list, on: presenter, unhandled: .ignore)
  }

  @Test func `pushes are the path, and a modal is a sheet or a cover`() {
    flow.send(.opened(1))
    flow.send(.zoomed)
    #expect(presenter.path(of: 0).wrappedValue == [1, 2])
    #expect(!isSheet && !isCover)
    flow.send(.askedForHelp)
    #expect(isSheet && !isCover)
    flow.goBack()
    flow.send(.filmed)
    #expect(!isSheet && isCover)
    #expect(presenter.path(of: 1).wrappedValue.isEmpty)
  }

  @Test func `a path that gets shorter is Back`() {
    flow.send(.opened(1))
    flow.send(.zoomed)
    presenter.path(of: 0).wrappedValue = []
    #expect(flow.machine.state == .list)
    #expect(presenter.path(of: 0).wrappedValue.isEmpty)
  }

  @Test func `a sheet that is pulled down is Back`() {
    flow.send(.opened(1))
    flow.send(.askedForHelp)
    presenter.hasModal(above: 0) { _ in true }.wrappedValue = false
    #expect(flow.machine.state == .details(1))
  }

  @Test func `what cannot be left is shown again`() {
    flow.send(.opened(1))
    flow.send(.booked)
    presenter.path(of: 0).wrappedValue = [1]
    #expect(flow.machine.state == .ticket)
    #expect(presenter.path(of: 0).wrappedValue == [1, 2])
  }

  @Test func `an echo of the same path is nothing`() {
    flow.send(.opened(1))
    let trail = flow.machine.trail().states
    presenter.path(of: 0).wrappedValue = [1]
    presenter.hasModal(above: 0) { _ in true }.wrappedValue = false
    presenter.path(of: 3).wrappedValue = []
    #expect(flow.machine.trail().states == trail)
  }

  @Test func `an update shows the state as it is now`() {
    flow.send(.opened(1))
    flow.send(.opened(2))
    #expect(presenter.screens(of: 0).map(\.state) == [.list, .details(2)])
  }

  @Test func `a view is made of each layer`() {
    flow.send(.opened(1))
    let view = FlowView(presenter, covering: { $0 == .film }) { state in Text("\(state.kind)") }
    _ = view.body.body
  }

  private var isSheet: Bool { presenter.hasModal(above: 0) { $0 != .film }.wrappedValue }
  private var isCover: Bool { presenter.hasModal(above: 0) { $0 == .film }.wrappedValue }
}
