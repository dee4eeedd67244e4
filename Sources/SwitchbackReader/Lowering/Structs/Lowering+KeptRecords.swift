/// One of several values, of which nothing but the state is followed.
extension Lowering {
  mutating func assumeRecords() {
    guard let records = machine.records, records.isKeyed else { return }
    assume("this is one of '\(records.property)', by its key; nil is that there is none")
  }

  /// A function that makes a new value does nothing to one that is there.
  mutating func keepToNothing(_ function: Int) {
    let site = Site(text: functions[function].name, offset: functions[function].offset)
    let body = functions[function].body
    let isThere = Condition.exists(.state, text: "\(machine.storage.propertyName ?? "") != nil")
    functions[function].body.statements = [
      .branch(isThere, then: Block(statements: [.leave(nil, site)]), otherwise: body)
    ]
  }
}
