extension Table {
  static let wordsAsNames = Table(
    "parameters that are called like words of the language",
    #"""
    ## parameters that are called like words of the language @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open(number: Int, thing: Any) { cast(thing, as: number + 1) }
      func close(number: Int, thing: Any) { ask(thing, is: number) }
      func turn(flag: Bool, number: Int) { look(try: flag, number) }
      func push(flag: Bool, number: Int) { find(in: flag, number) }
      func pull(number: Int?) { unwrap(as: number) }
      private func cast(_ thing: Any, as: Int) {
        guard state == .a else { return }
        if thing as? Int == `as` { state = .b } else { state = .c }
      }
      private func ask(_ thing: Any, is: Int) {
        guard state == .a else { return }
        if thing is Int, `is` > 2 { state = .b } else { state = .c }
      }
      private func look(`try`: Bool, _ count: Int) {
        guard state == .a else { return }
        if `try`, (try? load(count)) != nil { state = .b } else { state = .c }
      }
      private func find(`in`: Bool, _ count: Int) {
        guard state == .a else { return }
        if `in`, [1].contains(where: { one in one > count }) { state = .b } else { state = .c }
      }
      private func unwrap(`as`: Int?) {
        guard state == .a else { return }
        if let `as`, `as` > 2 { state = .b } else { state = .c }
      }
      func load(_ count: Int) throws -> Int { count }
    }
    --
    events open close turn push pull
    a open [thing as? Int == number + 1] → b
    a open → c
    a close [thing is Int && number > 2] → b
    a close → c
    a turn [flag && (try? load(number)) != nil] → b
    a turn → c
    a push [flag && [1].contains(where: { one in one > number })] → b
    a push → c
    a pull [let `as` = number && number > 2] → b
    a pull → c
    rest stays

    ## a name that stands in backticks without need @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open(number: Int) { ask(number) }
      private func ask(_ `limit`: Int) {
        guard state == .a else { return }
        if `limit` > 2, limit < 9 { state = .b } else { state = .c }
      }
    }
    --
    events open
    a open [number > 2 && number < 9] → b
    a open → c
    rest stays
    """#
  )
}
