extension Table {
  static let enumsThatAreData = Table(
    "enums that are data",
    #"""
    ## a tree that goes down into itself @file unrun
    indirect enum Machine {
      case leaf
      case node(Machine, Int, Machine)
      mutating func insert(_ value: Int) {
        switch self {
        case .leaf: self = .node(.leaf, value, .leaf)
        case .node(var left, let own, var right):
          if value < own { left.insert(value) } else { right.insert(value) }
          self = .node(left, own, right)
        }
      }
      mutating func clear() { self = .leaf }
    }
    --
    refused
    unread * an enum that holds itself is data, not a state

    ## a list that wraps itself @file unrun
    indirect enum Machine {
      case end
      case item(Int, Machine)
      mutating func push(_ value: Int) { self = .item(value, self) }
      mutating func pop() -> Int? {
        guard case .item(let value, let rest) = self else { return nil }
        self = rest
        return value
      }
    }
    --
    refused
    unread * an enum that holds itself is data, not a state

    ## a document of lists and dictionaries @file unrun
    enum Machine {
      case null
      case number(Double)
      case list([Machine])
      case object([String: Machine])
      mutating func append(_ value: Machine) {
        switch self {
        case .list(let items): self = .list(items + [value])
        case .null: self = .list([value])
        case .number, .object: self = .list([self, value])
        }
      }
    }
    --
    refused
    unread * an enum that holds itself is data, not a state

    ## a dictionary into whose values a method goes @file unrun
    enum Machine {
      case null
      case number(Double)
      case object([String: Machine])
      mutating func set(_ value: Machine, at path: [String]) {
        guard let first = path.first, case .object(var members) = self else {
          self = value
          return
        }
        var member = members[first] ?? .null
        member.set(value, at: Array(path.dropFirst()))
        members[first] = member
        self = .object(members)
      }
      mutating func clear() { self = .null }
    }
    --
    refused
    unread * an enum that holds itself is data, not a state

    ## a formula of itself @file unrun
    indirect enum Machine {
      case number(Int)
      case name(String)
      case sum(Machine, Machine)
      case minus(Machine)
      mutating func add(_ other: Machine) { self = .sum(self, other) }
      mutating func negate() { if case .minus(let inner) = self { self = inner } else { self = .minus(self) } }
    }
    --
    refused
    unread * an enum that holds itself is data, not a state

    ## a list in a property @file unrun
    final class Machine {
      indirect enum Node { case end, item(Int, Node) }
      private var head = Node.end
      func push(_ value: Int) { head = .item(value, head) }
      func pop() -> Int? {
        guard case .item(let value, let rest) = head else { return nil }
        head = rest
        return value
      }
    }
    --
    refused
    unread * an enum that holds itself is data, not a state

    ## a tree in a property that gives another one @file unrun
    final class Machine {
      indirect enum Tree {
        case leaf, node(Tree, Int, Tree)
        func inserting(_ value: Int) -> Tree {
          switch self {
          case .leaf: .node(.leaf, value, .leaf)
          case .node(let left, let own, let right):
            value < own ? .node(left.inserting(value), own, right) : .node(left, own, right.inserting(value))
          }
        }
      }
      private var root = Tree.leaf
      func insert(_ value: Int) {
        if case .leaf = root { root = .node(.leaf, value, .leaf) } else { root = root.inserting(value) }
      }
      func clear() { root = .leaf }
    }
    --
    refused
    unread * an enum that holds itself is data, not a state

    ## a state that remembers the one before @file unrun
    struct Machine {
      indirect enum State { case home, list, failed(State) }
      private(set) var state = State.home
      mutating func open() { if case .home = state { state = .list } }
      mutating func fail() { state = .failed(state) }
      mutating func dismiss() {
        if case .failed(let previous) = state { state = 1️⃣previous }
      }
    }
    --
    states home list failed
    initial home
    events open fail dismiss
    home open → list
    home fail → failed
    list fail → failed
    failed dismiss ?
    unread 1️⃣ previous
    rest stays

    ## a state that remembers the one before, and why @file unrun
    indirect enum Machine {
      case home, list
      case failed(String, previous: Machine)
      mutating func open() { if case .home = self { self = .list } }
      mutating func fail(_ why: String) { self = .failed(why, previous: self) }
      mutating func dismiss() {
        if case .failed(_, let previous) = self { self = 1️⃣previous }
      }
    }
    --
    states home list failed
    initial home
    events open fail dismiss
    home open → list
    home fail → failed
    list fail → failed
    failed fail stays
    failed dismiss ?
    unread 1️⃣ previous
    rest stays

    ## events that go on to the state below @file unrun
    indirect enum Machine {
      case home, list
      case sheet(over: Machine)
      enum Event { case open, show, close }
      mutating func send(_ event: Event) {
        switch (self, event) {
        case (.home, .open): self = .list
        case (_, .show): self = .sheet(over: self)
        case (.sheet(var under), .open):
          under.send(event)
          self = .sheet(over: under)
        case (.sheet(let under), .close): self = 1️⃣under
        default: break
        }
      }
    }
    --
    states home list sheet
    initial home
    events open show close
    home open → list
    home show → sheet
    list show → sheet
    sheet show stays
    sheet open stays
    sheet close ?
    unread 1️⃣ under
    rest stays
    """#
  )
}
