import Switchback
import Testing

@Suite("Whoever makes a machine owns it")
struct OwnershipTests {
  @Test @MainActor func `a class on the main actor owns one`() async {
    let model = Model()
    model.push()
    await Task.yield()
    #expect(model.door == .closed)
    #expect(model.entered == 1)
  }

  @Test(arguments: 1...20)
  func `an actor owns one`(_ run: Int) async {
    let keeper = Keeper()
    await withTaskGroup { group in
      for _ in 1...50 { group.addTask { await keeper.pushAndPull() } }
    }
    #expect(await keeper.door == .open)
    #expect(await keeper.passages == 50)
  }

  @Test func `a function off any actor owns one`() async {
    let machine = StateMachine(Door.open)
    machine.send(.push)
    await Task.yield()
    machine.send(.turnKey)
    #expect(machine.state == .locked)
  }

  @Test func `a machine can be made here and sent away`() async {
    let machine = StateMachine(Door.open)
    machine.send(.push)
    let keeper = Keeper(machine)
    #expect(await keeper.door == .closed)
  }

  @MainActor
  final class Model {
    let machine = StateMachine(Door.open)
    private(set) var entered = 0
    var door: Door { machine.state }

    init() {
      machine.onEnter(.closed) { [unowned self] _ in entered += 1 }
    }

    func push() {
      machine.send(.push)
    }
  }

  actor Keeper {
    let machine: StateMachine<Door>
    private(set) var passages = 0
    var door: Door { machine.state }

    init(_ machine: sending StateMachine<Door> = StateMachine(.open)) {
      self.machine = machine
    }

    func pushAndPull() {
      if machine.send(.push) == .moved, machine.send(.pull) == .moved { passages += 1 }
    }
  }
}
