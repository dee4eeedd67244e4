extension Table {
  static let movesByUse = Table(
    "tables of moves that no name says",
    #"""
    ## a closure fills it, and a helper asks @file unrun
    final class Machine {
      enum Foo { case a, b, c }
      private var alpha = Foo.a
      private let beta: [Foo: [Foo]] = {
        var x: [Foo: [Foo]] = [:]
        x[.a] = [.b]
        x[.b] = [.a, .c]
        return x
      }()
      private func ask(_ x: Foo) -> Bool { beta[alpha, default: []].contains(x) }
      func go(to x: Foo) {
        if !ask(x) { return }
        alpha = x
      }
    }
    --
    machine Machine.beta
    events ->a ->b ->c
    a ->b → b
    b ->a → a
    b ->c → c

    ## the initialiser fills it @file
    struct Machine {
      enum Foo { case a, b, c }
      private var alpha = Foo.a
      private var beta: [Foo: Set<Foo>] = [:]
      init() {
        beta[.a] = [.b, .c]
        beta[.b] = [.a]
      }
      mutating func go(to x: Foo) throws {
        guard let list = beta[alpha], list.contains(x) else { throw CancellationError() }
        alpha = x
      }
    }
    --
    events ->a ->b ->c
    types Foo Foo
    run var machine = Machine(); machine.alpha = state; do { try machine.go(to: event) } catch { return "rejects" }; return moved(state, machine.alpha)
    a ->b → b
    a ->c → c
    b ->a → a

    ## a computed property is the list, and it traps @file unrun
    final class Machine {
      enum Foo { case a, b, c }
      private var alpha = Foo.a
      private let beta: [Foo: [Foo]] = [.a: [.b], .b: [.a, .c]]
      private var list: [Foo] { beta[alpha] ?? [] }
      func go(to x: Foo) {
        precondition(list.contains(x))
        alpha = x
      }
    }
    --
    events ->a ->b ->c
    a ->b → b
    b ->a → a
    b ->c → c

    ## what may not follow is listed @file
    final class Machine {
      enum Foo { case a, b, c }
      private var alpha = Foo.a
      private var beta: [Foo: [Foo]] = [:]
      init() { beta[.a] = [.c] }
      func go(to x: Foo) {
        if (beta[alpha] ?? []).contains(x) { return }
        alpha = x
      }
    }
    --
    none

    ## nobody is refused @file
    final class Machine {
      enum Foo { case a, b, c }
      private var alpha = Foo.a
      private var beta: [Foo: [Foo]] = [:]
      private(set) var gamma = false
      init() { beta[.a] = [.c] }
      func go(to x: Foo) {
        gamma = beta[alpha]?.contains(x) == true
        alpha = x
      }
    }
    --
    none
    """#
  )
}
