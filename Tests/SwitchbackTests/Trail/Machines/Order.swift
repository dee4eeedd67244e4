import Switchback

/// A shop: what is in the cart is a payload, what was paid is not paid again.
enum Order: MachineState, Hashable, Codable {
  case cart([String])
  case address(String)
  case searching
  case paying
  case receipt(Int)

  enum Kind { case cart, address, searching, paying, receipt }

  var kind: Kind {
    switch self {
    case .cart: .cart
    case .address: .address
    case .searching: .searching
    case .paying: .paying
    case .receipt: .receipt
    }
  }

  enum Event: Hashable {
    case added(String), next, typed(String), looked, paid(Int), shopped
  }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.cart(let items), .added(let item)): .cart(items + [item])
    case (.cart, .next): .address("")
    case (.address, .typed(let text)): .address(text)
    case (.address, .looked): .searching
    case (.address, .next), (.searching, .next): .paying
    case (.paying, .paid(let number)): .receipt(number)
    case (.receipt, .shopped): .cart([])
    default: nil
    }
  }

  func wayBack(from later: Self) -> WayBack {
    switch self {
    case .cart, .address, .receipt: .enters
    case .searching: .skips
    case .paying: .refuses
    }
  }
}
