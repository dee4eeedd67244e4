// swift-format-ignore-file
import Switchback

@MachineState
enum Order {
  case cart
  case paid(Int)
  case lost  // expected-warning {{state 'lost' is never reached; add a transition to it, or mark it '@Initial'}}
  case stuck  // expected-warning {{state 'stuck' cannot be left; add a transition out of it, or mark it '@Final'}}
  @Final case done

  enum Event {
    case pay(Int), ship, lose
    case poke  // expected-warning {{event 'poke' is never handled; add a row for it, or reject it on purpose with 'case (_, .poke): nil'}}
  }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.cart, .pay(let amount)): .paid(amount)
    case (.cart, .pay(let amount)) where amount > 3: .stuck  // expected-warning {{row '(.cart, .pay(let amount)) where amount > 3' is never taken, line 19 always wins; move it up or remove it, or write '// switchback:ignore shadowed-row' at its line}}
    case (.cart, .lose): .stuck
    case (.paid, .ship): .done
    case (.lost, .ship): .cart
    case (.done, .lose): .cart  // expected-warning {{final state 'done' is left on 'lose'; remove the row, or the '@Final'}}
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
    case (_, .skipped(let target)): target  // expected-warning {{the target 'target' of 'skipped' in 'first' and 'second' cannot be read; write the target in the row, or state the possible targets with the comment '// switchback:targets a, b'}}
    }
  }
}

@MachineState
enum Loop {
  case a
  case b  // expected-warning {{no final state can be reached from 'b'}}
  case c  // expected-warning {{no final state can be reached from 'c'}}
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
