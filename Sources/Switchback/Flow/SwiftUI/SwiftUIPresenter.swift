#if canImport(SwiftUI)
  public import Observation
  import SwiftUI

  /// Brings a flow on screen through a ``FlowView``, and hears from it what a person takes away.
  @MainActor
  @Observable
  public final class SwiftUIPresenter<Content: Flow>: Presenter {
    /// What is on screen; SwiftUI animates by itself, so this is always known.
    public private(set) var shown: ScreenStack<FlowScreen<Content>>? = ScreenStack()

    /// Called when a person went back or closed a modal.
    @ObservationIgnored public var onChange: (() -> Void)?

    /// Makes a presenter that shows nothing yet.
    public init() {}

    /// Shows a stack; its steps are what SwiftUI finds itself.
    public func perform(
      _ steps: [ScreenStep<FlowScreen<Content>>],
      showing target: ScreenStack<FlowScreen<Content>>
    ) {
      shown = target
    }

    /// The screens of the window, or of a modal; none where there is no such layer.
    func screens(of level: Int) -> [FlowScreen<Content>] {
      guard let layers = shown?.layers, layers.indices.contains(level) else { return [] }
      return layers[level]
    }

    /// The places of the screens above the first one of a layer, as a navigation stack has them.
    func path(of level: Int) -> Binding<[Int]> {
      Binding {
        Array(self.screens(of: level).indices.dropFirst())
      } set: { path in
        self.personKeeps(path.count + 1, of: level)
      }
    }

    /// Whether a modal of a style lies above a layer.
    func hasModal(above level: Int, where isOfStyle: @escaping @MainActor (Content) -> Bool) -> Binding<Bool> {
      Binding {
        self.screens(of: level + 1).first.map { isOfStyle($0.state) } ?? false
      } set: { isPresented in
        if !isPresented { self.personKeeps(self.screens(of: level).count, of: level) }
      }
    }

    /// A person took away all but so many screens of a layer, and all modals above it.
    private func personKeeps(_ count: Int, of level: Int) {
      guard var stack = shown, stack.layers.indices.contains(level) else { return }
      while stack.layers.count > level + 1 { stack.apply(.dismiss) }
      while stack.layers[level].count > max(count, 1) { stack.apply(.pop) }
      // Written by SwiftUI as an echo of what it was told, too.
      guard stack != shown else { return }
      shown = stack
      onChange?()
    }
  }
#endif
