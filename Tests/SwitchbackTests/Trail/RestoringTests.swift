import Foundation
import Switchback
import Testing

@Suite("A trail that was saved")
struct RestoringTests {
  @Test func `a trail comes back with every payload`() throws {
    let trail = Trail(Order.address("here"), after: [.cart(["tea"])])
    let data = try JSONEncoder().encode(trail)
    let restored = Trail(restoring: data, orElse: Order.cart([])) { Issue.record("\($0)") }
    #expect(restored == trail)
  }

  @Test(arguments: [
    "", "[]", "{}", "null", "[7]", "\"cart\"", #"[{"cart":{"_0":["tea"]}},{"renamed":{}}]"#,
    #"[{"cart":{"_0":[1]}}]"#, String(repeating: "[", count: 100_000), "\u{0}",
  ]) func `what does not decode any more gives the fallback, and says why`(text: String) {
    var complaints = 0
    let trail = Trail(restoring: Data(text.utf8), orElse: Order.cart(["tea"])) { _ in complaints += 1 }
    #expect(trail == Trail(.cart(["tea"])))
    #expect(complaints == 1)
  }

  @Test func `where nothing was saved the fallback is no failure`() {
    let trail = Trail(restoring: nil, orElse: Order.cart([])) { Issue.record("\($0)") }
    #expect(trail == Trail(.cart([])))
  }
}
