import Testing

/// A person is in one state of every region at once.
@Suite struct RegionCommandTests {
  @Test func `each region has a table of its own, with its counts and its guards`() throws {
    let run = try Invocation(["table"], files: ["A.swift": Invocation.sorter], environment: ["COLUMNS": "80"])
    #expect(
      run.output == """
        Sorter: 2 regions, each takes every event

        region belt: 2 states × 4 events

                   start      stop     item  cleaned
        ▸ still    → running  ↺        ↺     ↺
          running  ↺          → still  ↺     ↺

        → 2 moves   ↺ 6 stays   – 0 rejects   ✕ 0 traps   ? 0 unread   · 0 unhandled
        ▸ initial

        region gate: 2 states × 4 events

                 start  stop    item        cleaned
        ▸ left   ↺      ↺       → right ?*  ↺
          right  ↺      → left  ↺ ?*        ↺

        → 2 moves   ↺ 6 stays   – 0 rejects   ✕ 0 traps   ? 2 unread   · 0 unhandled
        ▸ initial

        * a guard decides, the first that holds:
          left, item
            [weight > 3] → right
            otherwise ? measured()
          right, item
            [weight > 3] ↺ stays
            otherwise ? measured()

        not read:
          line 12: gate: target comes from a call to 'measured()'

        """
    )
    #expect(run.status == 0)
  }

  @Test func `an event goes to each region, and the way says what it did in each`() throws {
    let text = try PlayTests.play(Invocation.sorter, ["start", "item", "y", "quit"])
    #expect(
      text == """
        Sorter

        ● belt  still
        ● gate  left
          1  start                   belt → running
                                     gate ↺ stays
          2  stop                    belt ↺ stays
                                     gate ↺ stays
          3  item(Int)               belt ↺ stays
                       [weight > 3]  gate → right
                       otherwise          ? measured()
          4  cleaned                 belt ↺ stays
                                     gate ↺ stays
          undo, restart, path, quit, ?
        event: start
        → 'belt.running'
        ↺ stays in 'gate.left'

        ● belt  running
        ● gate  left
          1  start                   belt ↺ stays
                                     gate ↺ stays
          2  stop                    belt → still
                                     gate ↺ stays
          3  item(Int)               belt ↺ stays
                       [weight > 3]  gate → right
                       otherwise          ? measured()
          4  cleaned                 belt ↺ stays
                                     gate ↺ stays
          undo, restart, path, quit, ?
        event: item
        gate: does 'weight > 3' hold? (y/n) y
        ↺ stays in 'belt.running'
        → 'gate.right'

        ● belt  running
        ● gate  right
          1  start                   belt ↺ stays
                                     gate ↺ stays
          2  stop                    belt → still
                                     gate → left
          3  item(Int)               belt ↺ stays
                       [weight > 3]  gate ↺ stays
                       otherwise          ? measured()
          4  cleaned                 belt ↺ stays
                                     gate ↺ stays
          undo, restart, path, quit, ?
        event: quit

        your way, 2 steps:
          belt.still, gate.left
            start              belt → running
                               gate ↺ left
            item               belt ↺ running
                 [weight > 3]  gate → right

        """
    )
  }

  @Test(
    arguments: [
      (["start", "undo"], "undone: start\n\n● belt  still\n● gate  left\n"),
      (["start", "restart"], "event: restart\n\n● belt  still\n● gate  left\n"),
      (
        ["start", "path"],
        "event: path\nbelt.still, gate.left\n  start  belt → running\n         gate ↺ left\nevent: "
      ),
      (["start", "?"], "● running · you are here\n"), (["start", "?"], "● left · initial, you are here\n"),
      (
        ["item", "n", "right"],
        "gate: the source does not say where 'measured()' leads; where does it?\n  1  left\n  2  right\nstate: right\n"
      ), (["item", "n", "2"], "↺ stays in 'belt.still'\n→ 'gate.right'\n"),
      (["jump"], "'jump' is no event of 'Sorter'; type a number or a name: start, stop, item, cleaned\nevent: "),
    ]
  )
  func `a line means the same as with one region`(lines: [String], expected: String) throws {
    #expect(try PlayTests.play(Invocation.sorter, lines).contains(expected))
  }

  @Test func `paths stand below their region`() throws {
    let run = try Invocation(["paths", "--covering", "states"], files: ["A.swift": Invocation.sorter])
    #expect(
      run.output == """
        Sorter: 2 paths reach all 4 states

        region belt: 1 path

        1. still
            start  → running

        region gate: 1 path

        1. left
            item [weight > 3]  → right

        """
    )
  }

  /// - Parameter other: one more property.
  private static func trip(_ lines: [String], other: String = "") throws -> String {
    let source = Invocation.trip.replacing("  enum Event", with: "\(other)  enum Event")
    let input = lines.map { $0 + "\n" }.joined()
    return try Invocation(["play", "--type", "Trip"], files: ["A.swift": source], input: input).output
  }

  @Test(
    arguments: [
      // A region that has ended is asked as long as another has not.
      (
        ["paid", "cancelled"],
        "hotel: 'cancelled' would stop the program here; you are still in 'flight.paid, hotel.open'\n"
      ),
      (["paid"], "→ 'flight.paid'\n\n◎ flight  paid · final\n● hotel   open\n"),
      (["booked", "cancelled", "cancelled"], "↺ stays in 'flight.cancelled'\n"),
      (["paid", "paid"], "hotel: 'paid' is rejected on purpose; you are still in 'flight.paid, hotel.open'\nevent: "),
      (["rained"], "'rained' is not handled in 'flight.open, hotel.open'; handled here: booked, paid, cancelled\n"),
      (
        ["booked", "paid", "cancelled"],
        """
        ◎ flight  paid · final
        ◎ hotel   left · final
          all regions are final, the machine has ended
          undo, restart, path, quit, ?
        event: cancelled
        'cancelled' is not handled in 'flight.paid, hotel.left'

        """
      ),
    ]
  )
  func `each region may refuse, and all have to end`(lines: [String], expected: String) throws {
    #expect(try Self.trip(lines).contains(expected))
  }

  @Test func `where a region is not read nothing is said of the whole`() throws {
    let text = try Self.trip(["booked", "paid"], other: "  var car: Car\n")
    #expect(text.contains("◎ hotel   left · final\n  all regions that could be read are final\n"))
  }

  @Test func `a table has the events of its region, and below are those of none`() throws {
    let run = try Invocation("table", "--type", "Trip", files: ["A.swift": Invocation.trip], written: nil)
    #expect(
      run.output == """
        Trip: 2 regions, each takes every event

        region flight: 3 states × 2 events

                     paid    cancelled
        ▸ open       → paid  → cancelled
        ◎ paid
        ◎ cancelled

        → 2 moves   ↺ 0 stays   – 0 rejects   ✕ 0 traps   ? 0 unread   · 0 unhandled
        ▸ initial   ◎ final

        region hotel: 3 states × 3 events

                  booked    paid    cancelled
        ▸ open    → booked  –       ✕
          booked  ·         → left  ·
        ◎ left

        → 2 moves   ↺ 0 stays   – 1 reject   ✕ 1 trap   ? 0 unread   · 2 unhandled
        ▸ initial   ◎ final

        in no region: rained

        """
    )
  }
}
