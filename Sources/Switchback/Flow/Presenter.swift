/// What brings the screens of a flow before a person: a window, a terminal, a test.
///
/// ```swift
/// final class Printer<Content: Flow>: Presenter {
///   private(set) var shown: ScreenStack<FlowScreen<Content>>? = ScreenStack()
///   var onChange: (() -> Void)?
///
///   func perform(_ steps: [ScreenStep<FlowScreen<Content>>], showing target: ScreenStack<FlowScreen<Content>>) {
///     print(steps)
///     shown = target
///   }
/// }
/// ```
///
/// It says what is true when it is asked, and when to ask again. So it does no harm if a word is lost, late or said twice.
@MainActor
public protocol Presenter<Content>: AnyObject {
  /// The flow whose screens it shows.
  associatedtype Content: Flow

  /// What is on screen now; nil while that is changing, and nobody can tell.
  var shown: ScreenStack<FlowScreen<Content>>? { get }

  /// Brings another stack on screen; called only while it is known what is there.
  ///
  /// - Parameters:
  ///   - steps: the way there from what is shown; none where a screen only shows another state.
  ///   - target: where they lead, with the states as they are now.
  func perform(_ steps: [ScreenStep<FlowScreen<Content>>], showing target: ScreenStack<FlowScreen<Content>>)

  /// To be called when a change has come to its end, and when a person went back by a gesture or closed a modal.
  var onChange: (() -> Void)? { get set }
}
