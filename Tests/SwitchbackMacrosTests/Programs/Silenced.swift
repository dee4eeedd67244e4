// swift-format-ignore-file
import Switchback

// Every warning of Warnings.swift, silenced as its message says.

@MachineState
enum Order {
  @Initial case cart
  case paid(Int)
  @Initial case lost
  @Final case stuck
  case done

  enum Event { case pay(Int), ship, lose, poke }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.cart, .pay(let amount)): .paid(amount)
    case (.cart, .pay(let amount)) where amount > 3: .stuck  // switchback:ignore shadowed-row
    case (.cart, .lose): .stuck
    case (.paid, .ship): .done
    case (.lost, .ship): .cart
    case (.done, .lose): .cart
    case (_, .poke): nil
    default: nil
    }
  }
}

@MachineState
enum Tour {
  case first, second

  enum Event { case next, skipped(Tour) }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.first, .next): .second
    case (.second, .next): .first
    // switchback:targets first, second
    case (_, .skipped(let target)): target
    }
  }
}

@MachineState
enum Loop {
  case a
  case b  // switchback:ignore no-way-to-final
  // switchback:ignore no-way-to-final
  case c
  @Final case end

  enum Event { case x, y }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.a, .x): .b
    case (.a, .y): .end
    case (.b, .x): .c
    case (.c, .x): .b
    default: nil
    }
  }
}
