import ExampleTestSupport
@testable import RefineExample
import Switchback
import SwitchbackTestSupport
import Testing

struct RefineTableTests {
  @Test func `the drawing has the rows of the notes and no other`() {
    #expect(Refine.graph.rows == DocumentTable(notes).rows)
    #expect(Refine.graph.findings == [])
  }

  @Test func `refining runs as it is drawn`() {
    let agreement = Agreement<Refine>(
      states: samples,
      events: [
        .openCategory, .changeL1("Men"), .selectL2("Shoes"), .selectL3("Boots"), .selectL4("Ankle"), .selectL5("Suede"),
        .selectL3("Shirts"), .clearL2, .clearL3, .clearL4, .clearL5, .clearTop, .reset, .close, .submit,
      ],
      guards: [
        "draft.offers(name)": { state, event in
          switch event {
          case .selectL2(let name), .selectL3(let name), .selectL4(let name), .selectL5(let name):
            state.draft?.offers(name) ?? false
          default: false
          }
        }
      ]
    )
    #expect(agreement.differences() == [])
  }

  /// All levels above each other, and what comes before and after.
  private var samples: [Refine] {
    let shop = Filter(top: "Women")
    let drafts = (0...4).map { Draft(Filter(top: "Women", below: Array(names.prefix($0))), instead: shop) }
    return [
      .browse(shop), .refineL1(drafts[0]), .refineL2(drafts[1]), .refineL3(drafts[2]), .refineL4(drafts[3]),
      .refineL5(drafts[4]), .results(shop),
    ]
  }

  private let names = ["Shoes", "Boots", "Ankle", "Suede"]
}

/// What the notes A to F say of each level. Two things are called X there: one closes, one clears a level.
private let notes = """
  browse    openCategory  refineL1
  refineL1  changeL1      refineL1
  refineL1  selectL2      refineL2
  refineL1  clearTop      browse
  refineL1  reset         browse
  refineL1  close         browse
  refineL1  submit        results
  refineL2  changeL1      refineL1
  refineL2  selectL3      refineL3
  refineL2  clearL2       refineL1
  refineL2  clearTop      browse
  refineL2  reset         browse
  refineL2  close         browse
  refineL2  submit        results
  refineL3  changeL1      refineL1
  refineL3  selectL4      refineL4
  refineL3  clearL2       refineL1
  refineL3  clearL3       refineL2
  refineL3  clearTop      browse
  refineL3  reset         browse
  refineL3  close         browse
  refineL3  submit        results
  refineL4  changeL1      refineL1
  refineL4  selectL5      refineL5
  refineL4  clearL2       refineL1
  refineL4  clearL3       refineL2
  refineL4  clearL4       refineL3
  refineL4  clearTop      browse
  refineL4  reset         browse
  refineL4  close         browse
  refineL4  submit        results
  refineL5  changeL1      refineL1
  refineL5  clearL2       refineL1
  refineL5  clearL3       refineL2
  refineL5  clearL4       refineL3
  refineL5  clearL5       refineL4
  refineL5  clearTop      browse
  refineL5  reset         browse
  refineL5  close         browse
  refineL5  submit        results
  results   openCategory  refineL1
  """
