import ExampleTestSupport
@testable import PriceSortExample
import Switchback
import SwitchbackTestSupport
import Testing

struct PriceTableTests {
  @Test func `the drawing has the rows of the notes and no other`() {
    #expect(PriceScreen.graph.rows == DocumentTable(notes).rows)
    #expect(PriceScreen.graph.findings == [])
  }

  @Test func `the price screen runs as it is drawn`() {
    let agreement = Agreement<PriceScreen>(
      states: [
        .previousScreen, .priceNothingSelected, .priceOnSale(by: .relevance), .priceRange(.under50, by: .relevance),
        .priceOnSaleAndRange(.under50, by: .relevance),
      ],
      events: [
        .tapPrice, .toggleOnSale, .selectRange(.above100), .deselectRange, .back, .sort(.cheapest),
      ]
    )
    #expect(agreement.differences() == [])
  }
}

/// What the notes on the price screen say; one range takes the place of another, and coming back begins anew.
private let notes = """
  previousScreen        tapPrice       priceNothingSelected
  priceNothingSelected  toggleOnSale   priceOnSale
  priceNothingSelected  selectRange    priceRange
  priceNothingSelected  back           previousScreen
  priceOnSale           toggleOnSale   priceNothingSelected
  priceOnSale           selectRange    priceOnSaleAndRange
  priceOnSale           back           previousScreen
  priceOnSale           sort           priceOnSale
  priceRange            toggleOnSale   priceOnSaleAndRange
  priceRange            selectRange    priceRange
  priceRange            deselectRange  priceNothingSelected
  priceRange            back           previousScreen
  priceRange            sort           priceRange
  priceOnSaleAndRange   toggleOnSale   priceRange
  priceOnSaleAndRange   selectRange    priceOnSaleAndRange
  priceOnSaleAndRange   deselectRange  priceOnSale
  priceOnSaleAndRange   back           previousScreen
  priceOnSaleAndRange   sort           priceOnSaleAndRange
  """
