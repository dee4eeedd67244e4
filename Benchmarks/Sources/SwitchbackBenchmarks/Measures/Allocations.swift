import AllocationCounter

/// What a piece of work takes from the heap.
struct Allocations {
  var blocks: Int
  /// As the allocator rounds them up.
  var bytes: Int

  static var canBeCounted: Bool { allocation_counter_works }

  init(of work: () -> Void) {
    let blocksBefore = allocation_counter_blocks()
    let bytesBefore = allocation_counter_bytes()
    work()
    blocks = Int(allocation_counter_blocks() - blocksBefore)
    bytes = Int(allocation_counter_bytes() - bytesBefore)
  }
}

extension Allocations {
  /// What one of them takes, together with what is done to it.
  static func each<Machine: AnyObject>(_ make: () -> Machine, _ use: (Machine) -> Void = { _ in }) -> Allocations {
    let count = 1_000
    var machines: [Machine] = []
    machines.reserveCapacity(count)
    use(make())
    var all = Allocations {
      for _ in 0..<count {
        let machine = make()
        use(machine)
        machines.append(machine)
      }
    }
    precondition(machines.count == count)
    all.blocks /= count
    all.bytes /= count
    return all
  }
}
