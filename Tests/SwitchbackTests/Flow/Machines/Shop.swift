import Switchback

/// A list and its price screen, which has several states and a Back of its own.
enum Shop: Flow {
  case shop, nothingChosen, onSale

  enum Event: BackEvent { case tappedPrice, toggledOnSale, back }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.shop, .tappedPrice): .nothingChosen
    case (.nothingChosen, .toggledOnSale): .onSale
    case (.onSale, .toggledOnSale): .nothingChosen
    case (.nothingChosen, .back), (.onSale, .back): .shop
    default: nil
    }
  }

  enum Screen { case list, price }

  var screen: Screen { self == .shop ? .list : .price }

  var presentation: Presentation { .push }
}
