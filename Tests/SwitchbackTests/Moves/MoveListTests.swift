import Testing

@testable import Switchback

@Suite("Lists of moves")
struct MoveListTests {
  @Test func `rows of one state are taken together, and a move that is written twice is one`() {
    #expect(Light.list[.red] == [.green, .off, .red])
    #expect(Light.list[.green] == [.yellow])
  }

  @Test func `a state that nothing leads out of, or that is not there, has no moves`() {
    #expect(Light.list[.off] == [])
    let two: MoveList = ["a": ["b"]]
    #expect(two["elsewhere"] == [])
  }

  @Test func `the states stand in the order in which they are written`() {
    let list: MoveList = ["b": ["a", "d"], "c": ["b"]]
    #expect(list.kinds == ["b", "c", "a", "d"])
  }

  @Test func `a dictionary that is there already makes a list`() {
    #expect(MoveList(["a": ["b", "c"]]) == ["a": ["b", "c"]])
  }

  @Test func `all machines share one list`() {
    let one = AllowedMoves(initial: Light.red, Light.list)
    let other = AllowedMoves(initial: Light.green, final: [.off], Light.list)
    #expect(address(one.cursor.plan.list) == address(Light.list))
    #expect(address(other.cursor.plan.list) == address(Light.list))
  }

  @Test func `all machines share one plan`() {
    #expect(StateMachine(Light.moves).rule.cursor.plan === StateMachine(Light.moves).rule.cursor.plan)
  }

  private func address(_ list: MoveList<Light>) -> UnsafeRawPointer? {
    list.targets.withUnsafeBytes { $0.baseAddress }
  }
}
