import ExampleTerminal
import ExampleTestSupport
@testable import PriceSortExample
import Switchback
import Testing

@MainActor
struct PriceConversationTests {
  @Test(arguments: [
    ([], "Shop", ["boots", "scarf", "coat", "belt", "bag", "hat"]),
    (["price"], "Price", ["boots", "scarf", "coat", "belt", "bag", "hat"]),
    (["price", "sale"], "Price | ON SALE", ["scarf", "coat", "bag"]),
    (["price", "under 50"], "Price | under 50", ["scarf", "belt"]),
    (["price", "under 50", "50 to 100"], "Price | 50 to 100", ["bag", "hat"]),
    (["price", "50 to 100", "dearest"], "Price | 50 to 100", ["bag", "hat"]),
    (["price", "sale", "cheapest"], "Price | ON SALE", ["scarf", "bag", "coat"]),
    (["price", "sale", "cheapest", "above 100", "any"], "Price | ON SALE", ["scarf", "bag", "coat"]),
    (["price", "above 100", "cheapest", "sale", "sale"], "Price | above 100", ["boots", "coat"]),
    (["price", "sale", "dearest", "relevance"], "Price | ON SALE", ["scarf", "coat", "bag"]),
    (["price", "sale", "sale"], "Price", ["boots", "scarf", "coat", "belt", "bag", "hat"]),
    (["price", "sale", "back"], "Shop", ["boots", "scarf", "coat", "belt", "bag", "hat"]),
    (["price", "sale", "cheapest", "back", "price", "sale"], "Price | ON SALE", ["scarf", "coat", "bag"]),
  ])
  func `what is chosen stands above the goods that there are`(lines: [String], title: String, goods: [String]) async {
    let text = await Example.priceSort.played(lines).text
    let page = text.split(separator: "\n\n").last.map { $0.split(separator: "\n") } ?? []
    #expect(page.first.map(String.init) == title)
    #expect(
      page.filter { $0.contains(", $") }.map { $0.prefix { $0 != "," }.drop { $0 == " " } } == goods.map { $0[...] }
    )
  }

  @Test func `sorting is not offered until something is chosen`() async {
    let text = await Example.priceSort.played(["price", "cheapest"]).text
    #expect(!text.contains("sort by it"))
    #expect(
      text.contains(
        "\n'cheapest' leads nowhere from here; these words do: sale, under 50, 50 to 100, above 100, back, quit.\n"
      )
    )
    #expect(await Example.priceSort.played(["price", "sale"]).text.contains("\n  cheapest: sort by it\n"))
  }

  @Test(arguments: [
    (["nonsense"], "'nonsense' is not among these words: price, quit."),
    ([""], "A word is needed here: price, quit."),
    (["back"], "'back' leads nowhere from here; these words do: price, quit."),
    (["sale"], "'sale' leads nowhere from here; these words do: price, quit."),
    (
      ["price", "any"],
      "'any' leads nowhere from here; these words do: sale, under 50, 50 to 100, above 100, back, quit."
    ),
  ])
  func `nonsense gets a sentence and another try`(lines: [String], sentence: String) async {
    #expect(
      await Example.priceSort.played(lines).text.contains("What now: \(lines.last ?? "")\n\(sentence)\nWhat now: ")
    )
  }

  @Test func `the input can end and a person can leave`() async {
    let ended = await Example.priceSort.played(["price", "sale"])
    #expect(ended.ending == .inputEnded)
    #expect(ended.text.hasSuffix("\nThe input ended at 'Price | ON SALE', before the shopping did.\n"))
    let left = await Example.priceSort.played(["price", "quit", "sale"])
    #expect(left.ending == .left)
    #expect(left.text.hasSuffix("\nYou left at 'Price'.\n"))
  }

  @Test func `a question mark shows the diagram with the state marked`() async {
    let text = await Example.priceSort.played(["price", "sale", "?"]).text
    #expect(text.contains("What now: ?\n\(PriceScreen.graph.formatted(.text(current: "priceOnSale")))\nWhat now: "))
  }
}
