import ExampleTestSupport
import Foundation
import Testing

struct PricePipeTests {
  @Test func `the price screen runs from a pipe, with a diagram and Back`() throws {
    let run = try ExampleProgram.run(["price-sort"], input: Data("price\nsale\n?\nback\nquit\n".utf8))
    #expect(run.output.contains("\n● priceOnSale(by) · you are here\n"))
    #expect(run.output.contains("What now: back\n\nShop\n"))
    #expect(run.output.hasSuffix("\nYou left at 'Shop'.\n"))
    #expect(run.exitCode == 0)
  }
}
