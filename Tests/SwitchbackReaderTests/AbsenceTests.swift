import Testing

@testable import SwitchbackReader

@Suite struct AbsenceTests {
  @Test(arguments: [
    ("!(let lease = owner)", "owner == nil"),
    ("isReady && !(let lease = owner) && isLate", "isReady && owner == nil && isLate"),
    ("!(let next)", "next == nil"),
    ("!(let next = queue.popLast())", "queue.popLast() == nil"),
    ("!(let name = names[\"one\"])", "names[\"one\"] == nil"),
    ("!(let page = await load())", "await load() == nil"),
    ("!(let page = try? load())", "(try? load()) == nil"),
    ("!(let page = box as? Page)", "(box as? Page) == nil"),
    ("!(let page = first ?? last)", "(first ?? last) == nil"),
    ("!(let number || isReady)", "number == nil && !isReady"),
    ("again(!(let lease = owner))", "again(owner == nil)"),
    ("!(isReady && !(let lease = owner))", "!(isReady && owner == nil)"),
  ])
  func `a binding that is negated is said to be nil`(condition: String, said: String) {
    #expect(condition.namingAbsence == said)
  }

  @Test(arguments: [
    "let lease = owner", "!(let lease = owner && lease.isOpen)", "!(let lease = isReady ? owner : nil)", "!(let lease",
    "!isReady", "!(first == second)", "!(case .open(let page) = state)",
  ])
  func `what is no negated binding, or more than one, stays`(condition: String) {
    #expect(condition.namingAbsence == condition)
  }
}
