import ExampleTerminal
import Switchback

/// The goods, and the screen on which their price is chosen.
struct PriceScreenPages {
  typealias Event = PriceScreen.Event

  var script: Script<PriceScreen> {
    Script(
      "shopping",
      words: [
        Word("price", for: .tapPrice, meaning: "choose by price"),
        Word("sale", "on sale", for: .toggleOnSale, meaning: "only what is on sale, or no longer"),
      ] + PriceRange.allCases.map { Word($0.rawValue, for: .selectRange($0), meaning: "only this range") }
        + [Word("any", "any price", for: .deselectRange, meaning: "whatever it costs")]
        + Order.allCases.map { Word($0.rawValue, for: .sort($0), meaning: "sort by it") }
        + [Word("back", for: .back, meaning: "go back to the screen before")],
      picture: { PriceScreen.graph.formatted(.text(current: "\($0.kind)")) },
      page: page
    )
  }

  private func page(of state: PriceScreen) -> Page<Event> {
    let goods = state.choice(of: Good.all)
    let list = goods.isEmpty ? "There is nothing like that." : goods.map(Self.line).joined(separator: "\n")
    return switch state {
    case .previousScreen: Page("Shop", text: list)
    default: Page((["Price"] + state.tags).joined(separator: " | "), text: list)
    }
  }

  private static func line(of good: Good) -> String {
    "  \(good.name), $\(good.price)\(good.isOnSale ? ", on sale" : "")"
  }
}
