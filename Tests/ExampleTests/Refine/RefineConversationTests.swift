import ExampleTerminal
import ExampleTestSupport
@testable import RefineExample
import Switchback
import Testing

@MainActor
struct RefineConversationTests {
  nonisolated static let cases = [
    WholeConversation(
      "all five levels down",
      ["category", "shoes", "1", "ankle", "2", "show"],
      through: [
        "Shop", "Refine: Women", "Refine: Women › Shoes", "Refine: Women › Shoes › Boots",
        "Refine: Women › Shoes › Boots › Ankle", "Refine: Women › Shoes › Boots › Ankle › Suede", "Results",
      ],
      "Women › Shoes › Boots › Ankle › Suede"
    ),
    WholeConversation(
      "closing forgets the changes",
      ["category", "bags", "show", "category", "men", "close"],
      through: ["Shop", "Refine: Women", "Refine: Women › Bags", "Results", "Refine: Women", "Refine: Men", "Shop"],
      "Women › Bags"
    ),
    WholeConversation(
      "reset clears what was chosen below the top",
      ["category", "men", "shirts", "reset"],
      through: ["Shop", "Refine: Women", "Refine: Men", "Refine: Men › Shirts", "Shop"],
      "Men"
    ),
    WholeConversation(
      "a level that is taken away takes those below it along",
      ["category", "shoes", "boots", "ankle", "x shoes"],
      through: [
        "Shop", "Refine: Women", "Refine: Women › Shoes", "Refine: Women › Shoes › Boots",
        "Refine: Women › Shoes › Boots › Ankle", "Refine: Women",
      ],
      "Women"
    ),
    WholeConversation(
      "Back undoes a step after the other",
      ["category", "shoes", "x women", "back", "heels", "back", "back", "back"],
      through: [
        "Shop", "Refine: Women", "Refine: Women › Shoes", "Shop", "Refine: Women › Shoes",
        "Refine: Women › Shoes › Heels", "Refine: Women › Shoes", "Refine: Women", "Shop",
      ],
      "Women"
    ),
  ]

  @Test(arguments: cases)
  func `a whole conversation goes through the levels`(_ row: WholeConversation) async {
    let (text, ending) = await Example.refine.played(row.lines + ["quit"])
    #expect(ending == .left)
    #expect(text.pageTitles == row.titles)
    #expect(text.hasSuffix("'\(row.titles.last ?? "")'. You were looking at \(row.lastWords).\n"))
  }

  @Test(arguments: [
    ([], "Category: All | Price | Brand\nYou see Women."),
    (["category", "show"], "Category: All | Price | Brand\nYou see Women."),
    (["category", "men", "belts", "show"], "Category: Belts | Price | Brand\nYou see Men › Belts."),
    (["category", "bags"], "There is nothing below Bags.\nWhat now"),
  ])
  func `the bar shows the lowest level, and the bottom of a branch says so`(lines: [String], shown: String) async {
    #expect(await Example.refine.played(lines).text.contains("\n\(shown)"))
  }

  @Test(arguments: [
    (["shoes"], "'shoes' is not among these words: category, quit."),
    (["show"], "'show' leads nowhere from here; these words do: category, quit."),
    (["category", "boots"], "'boots' is none of these; type a number from 1 to 2, or a name."),
    (["category", "3"], "'3' is none of these; type a number from 1 to 2, or a name."),
    (["category", ""], "An answer is needed here, or a word that leads elsewhere."),
    (
      ["category", "bags", "boots"],
      "'boots' is not among these words: men, x women, x bags, show, reset, close, back, quit."
    ),
  ])
  func `nonsense gets a sentence and another try`(lines: [String], sentence: String) async {
    let before = await Example.refine.played(lines.dropLast()).text
    let text = await Example.refine.played(lines).text
    #expect(text.contains("\n\(sentence)\n"))
    #expect(text.pageTitles == before.pageTitles)
  }

  @Test func `input that ends says where`() async {
    let (text, ending) = await Example.refine.played(["category", "shoes"])
    #expect(ending == .inputEnded)
    #expect(
      text.hasSuffix(
        "\nThe input ended at 'Refine: Women › Shoes', before the shopping did. You were looking at Women › Shoes.\n"
      )
    )
  }

  @Test func `a question mark shows the diagram with the level marked`() async {
    let text = await Example.refine.played(["category", "shoes", "boots", "?"]).text
    #expect(text.contains("?\n\(Refine.graph.formatted(.text(current: "refineL3")))\nWhat of it"))
    #expect(text.contains("\n● refineL3(Draft) · you are here\n"))
  }
}
