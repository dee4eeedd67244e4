/// The cases in which names change what is drawn, with the reason.
enum NamedCases {
  static func contain(_ item: Case) -> Bool {
    reasons.contains { $0.cases.contains { item.testDescription.hasPrefix($0) } }
  }

  private static let reasons: [(why: String, cases: [String])] = [
    (
      why: "beside methods, a case stands alone where its enum is called an event: 'x', and not 'send(.x)'",
      cases: [
        "kinds of types: an actor", "unread assignments: ", "hidden changes: ", "names of several files: ",
        "helpers in other places: ", "methods that are told the next state: beside", "payloads of which rows name",
        "functions of something else that are given the instance: ", "functions that do more than to look up a table: ",
        "methods that only ask and trap: of what a box",
      ]
    ),
    (
      why: "what holds a state that others set, or to which nobody finds the way, says so by its name",
      cases: [
        "states of values that are fetched: ", "states that are kept where nobody follows them: ",
        "states that put the next into what holds them: ", "a type for each state: subclasses",
        "functions elsewhere that set the state: ", "methods that are told the next state: a state that several",
        "states in objects that methods are given: ", "other values than the one that is set: ",
        "values with a state, of which it is not known what is done to one: ",
        "states that no file declares: beside another",
      ]
    ),
    (
      why: "a function or a closure over a struct whose rows all set a property, or ask a part, is a reducer by a name",
      cases: [
        "functions over a struct: ", "functions over a state beside each other: ", "closures over a struct: ",
        "enums of reducers: ", "reducers beside each other: ", "refused with a reason: ",
        "setters and observers of a struct: ", "regions behind property wrappers: ", "structs of machines: all",
        "a closure that is given to a function: that switches", "closures that are constants of a type or a file: ",
        "what functions outside of the state's type, closures and loops ask more than once: a closure",
        "what functions outside of the state's type, closures and loops ask more than once: a function over a struct",
        "what functions outside of the state's type, closures and loops ask more than once: a property of the struct",
      ]
    ),
    (
      why: "a table that nobody looks up, or that others make, holds moves by the names of its enums",
      cases: [
        "tables of transitions: ", "tables that are changed by other verbs", "tables that are given to functions: ",
        "tables that functions make: ", "tables whose keys are structs: ", "transitions that are added: a closure that",
        "lists of transitions: a list of structs without an end",
      ]
    ),
    (
      why: "a name that is nearly a case is told by its letters",
      cases: [
        "names that are nearly cases: ", "functions that allow moves: a case that is not there",
        "tables of transitions: a state that is not known",
      ]
    ),
    (
      why: "what goes on by itself, a queue and a log are known by their names",
      cases: [
        "a class for each state: that asks for one of two", "functions that allow moves: that goes on by itself",
        "closures that run later, and those that run at once: one that runs at once",
        "setters that leave it to a queue", "what is stored beside the state: what only logs",
        "what one turn, or one part of a condition, tells the next: what only writes",
      ]
    ),
  ]
}
