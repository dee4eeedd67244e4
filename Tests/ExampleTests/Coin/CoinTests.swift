@testable import CoinExample
import ExampleTerminal
import ExampleTestSupport
import Switchback
import Testing

@MainActor
struct CoinTests {
  @Test func `the coin's drawing has the moves of the document and no other`() {
    #expect(
      moves(of: CoinState.graph) == [
        "isHeads.true flipToTails isHeads.false", "isHeads.false flipToHeads isHeads.true",
      ]
    )
  }

  @Test func `a coin is flipped, looked at, and flipped back`() async {
    let played = await Example.coin.played(["tails", "?", "BACK", "back", "edge", "", "quit"])
    #expect(played.ending == .left)
    #expect(played.text.hasSuffix(Self.conversation))
  }

  private static let conversation = """

    The coin
      heads: flip it to heads
      tails: flip it to tails
    It shows heads.
    What now: tails

    The coin
      heads: flip it to heads
      tails: flip it to tails
      back: undo the last step
    It shows tails.
    What now: ?
    CoinState

    region isHeads

    ● false · you are here
    ○ true · initial

      any state
        flipToHeads  → true
        flipToTails  → false
    What now: BACK

    The coin
      heads: flip it to heads
      tails: flip it to tails
    It shows heads.
    What now: back
    'back' is not among these words: heads, tails, quit.
    What now: edge
    'edge' is not among these words: heads, tails, quit.
    What now:\(" ")
    A word is needed here: heads, tails, quit.
    What now: quit
    You left at 'The coin'.

    """
}
