// What doc comments speak of without declaring it.

public import Foundation
public import Switchback

@MachineState
public enum Search: Equatable, Sendable {
  case idle
  case loading(String)

  public enum Event: Sendable { case typed(String), cleared }

  public func next(on event: Event) -> Self? {
    switch (self, event) {
    case (_, .typed(let text)): .loading(text)
    case (_, .cleared): .idle
    }
  }
}

@MachineState
public enum Door {
  case open, closed

  public enum Event: Sendable { case push, pull }

  public func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.open, .push): .closed
    case (.closed, .pull): .open
    default: nil
    }
  }
}

@MainActor public let machine = StateMachine(Search.idle)
public let graph = Search.graph
public let data = Data()

public enum logger {
  public static func warning(_ text: String) {}
}

@MachineState
public enum Checkout: Flow {
  case cart, address
  @Final case paid

  public enum Event { case next }

  public func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.cart, .next): .address
    case (.address, .next): .paid
    default: nil
    }
  }

  public var presentation: Presentation { .push }
}

public final class Screens: Presenter {
  public private(set) var shown: ScreenStack<FlowScreen<Checkout>>? = ScreenStack()
  public var onChange: (() -> Void)?

  public init() {}

  public func perform(_ steps: [ScreenStep<FlowScreen<Checkout>>], showing target: ScreenStack<FlowScreen<Checkout>>) {
    shown = target
  }
}

@MainActor public let flow = FlowController(Checkout.cart, on: Screens())
