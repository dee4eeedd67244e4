import Switchback

/// An order whose payment is a machine of its own, and which goes on by itself when that has ended.
enum Purchase: MachineState, Equatable {
  case cart
  case paying(Payment)
  case packing(receipt: Int)
  case sent

  enum Kind: Hashable, CustomStringConvertible {
    case cart, paying(Payment.Kind?), packing, sent
    static var paying: Kind { .paying(nil) }

    var description: String {
      switch self {
      case .cart: "cart"
      case .paying(nil): "paying"
      case .paying(let inner?): "paying.\(inner)"
      case .packing: "packing"
      case .sent: "sent"
      }
    }
  }

  var kind: Kind {
    switch self {
    case .cart: .cart
    case .paying(let payment): .paying(payment.kind)
    case .packing: .packing
    case .sent: .sent
    }
  }

  static func ancestors(of kind: Kind) -> [Kind] {
    if case .paying(.some) = kind { [.paying] } else { [] }
  }

  enum Event: Equatable { case checkedOut, entered(Int), confirmed, paid(receipt: Int), packed, shipped }

  var completion: Event? {
    switch self {
    case .paying(.done(let receipt)): .paid(receipt: receipt)
    case .packing(receipt: 0): .packed
    default: nil
    }
  }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.cart, .checkedOut): .paying(.entering)
    case (.paying, .paid(let receipt)): .packing(receipt: receipt)
    case (.paying(let payment), _): payment.next(on: event).map(Self.paying)
    case (.packing, .packed), (.packing, .shipped): .sent
    default: nil
    }
  }
}

enum Payment: MachineState, Equatable {
  case entering
  case confirming(Int)
  case done(receipt: Int)

  typealias Event = Purchase.Event
  enum Kind { case entering, confirming, done }

  var kind: Kind {
    switch self {
    case .entering: .entering
    case .confirming: .confirming
    case .done: .done
    }
  }

  var isFinal: Bool { kind == .done }

  func next(on event: Purchase.Event) -> Self? {
    switch (self, event) {
    case (.entering, .entered(let number)): .confirming(number)
    case (.confirming(let number), .confirmed): .done(receipt: number)
    default: nil
    }
  }
}
