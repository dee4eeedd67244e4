#if canImport(SwiftUI)
  public import SwiftUI

  /// Shows the screens of a flow: a navigation stack, and a sheet or a full-screen cover for each modal.
  public struct FlowView<Content: Flow, Page: View>: View {
    private let presenter: SwiftUIPresenter<Content>
    private let isCover: @MainActor (Content) -> Bool
    private let page: (Content) -> Page

    /// Makes a view of what a presenter shows.
    ///
    /// - Parameters:
    ///   - isCover: which states, shown as modals, cover the whole screen; on macOS all modals are sheets.
    ///   - page: the view of a state.
    public init(
      _ presenter: SwiftUIPresenter<Content>,
      covering isCover: @escaping @MainActor (Content) -> Bool = { _ in false },
      @ViewBuilder page: @escaping (Content) -> Page
    ) {
      self.presenter = presenter
      self.isCover = isCover
      self.page = page
    }

    /// The window's screens, and the modals above them.
    public var body: some View {
      FlowLayer(presenter, level: 0, covering: isCover, page: page)
    }
  }

  /// The screens of the window or of one modal, with the modal above them.
  struct FlowLayer<Content: Flow, Page: View>: View {
    private let presenter: SwiftUIPresenter<Content>
    private let level: Int
    private let isCover: @MainActor (Content) -> Bool
    private let page: (Content) -> Page
    /// The place of the screen that assistive technologies read.
    @AccessibilityFocusState private var focus: Int?

    init(
      _ presenter: SwiftUIPresenter<Content>,
      level: Int,
      covering isCover: @escaping @MainActor (Content) -> Bool,
      page: @escaping (Content) -> Page
    ) {
      self.presenter = presenter
      self.level = level
      _focus = AccessibilityFocusState()
      self.isCover = isCover
      self.page = page
    }

    var body: some View {
      let stack = NavigationStack(path: presenter.path(of: level)) {
        screen(at: 0).navigationDestination(for: Int.self) { screen(at: $0) }
      }
      .onChange(of: presenter.screens(of: level).last) { focus = presenter.screens(of: level).count - 1 }
      .onAppear { focus = presenter.screens(of: level).count - 1 }
      #if os(macOS)
        stack.sheet(isPresented: presenter.hasModal(above: level) { _ in true }) { layerAbove }
      #else
        stack
          .sheet(isPresented: presenter.hasModal(above: level) { !isCover($0) }) { layerAbove }
          .fullScreenCover(isPresented: presenter.hasModal(above: level, where: isCover)) { layerAbove }
      #endif
    }

    private var layerAbove: some View {
      FlowLayer(presenter, level: level + 1, covering: isCover, page: page)
    }

    @ViewBuilder
    private func screen(at place: Int) -> some View {
      let screens = presenter.screens(of: level)
      if screens.indices.contains(place) {
        // Another screen in the same place begins afresh.
        page(screens[place].state).id(screens[place].id).accessibilityFocused($focus, equals: place)
      }
    }
  }
#endif
