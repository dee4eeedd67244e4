import Switchback

/// The price screen of "Building UI with state machines": its own Back leaves the screen, whatever was chosen there.
enum Price: MachineState {
  case shop, nothing, onSale, range, help

  enum Event: BackEvent { case tappedPrice, toggledOnSale, selectedRange, tappedHelp, back }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.shop, .tappedPrice): .nothing
    case (.nothing, .toggledOnSale): .onSale
    case (.onSale, .toggledOnSale): .nothing
    case (.nothing, .selectedRange), (.onSale, .selectedRange): .range
    case (.nothing, .back), (.onSale, .back), (.range, .back): .shop
    case (_, .tappedHelp): .help
    default: nil
    }
  }
}
