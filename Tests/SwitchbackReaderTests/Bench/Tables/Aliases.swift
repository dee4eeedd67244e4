extension Table {
  static let aliases = Table(
    "other names of types",
    #"""
    ## an extension under another name @file
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      func open() {
        guard state == .a else { return }
        state = .b
      }
    }
    typealias Engine = Machine
    extension Engine {
      func close() {
        guard state == .b else { return }
        state = .c
      }
    }
    --
    methods
    events open close
    a open → b
    b close → c
    rest stays

    ## another name inside of a type @file
    enum Feature {
      enum Mode { case a, b, c }
      typealias State = Mode
    }
    final class Machine {
      var state: Feature.State = .a
      func open() {
        guard state == .a else { return }
        state = .b
      }
      func close() {
        guard state == .b else { return }
        state = .c
      }
    }
    --
    methods
    types Feature.Mode Never
    events open close
    a open → b
    b close → c
    rest stays
    """#
  )
}
