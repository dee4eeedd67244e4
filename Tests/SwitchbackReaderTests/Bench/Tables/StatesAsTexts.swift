extension Table {
  static let statesAsTexts = Table(
    "states that are texts",
    #"""
    ## named by a switch and assigned @file unrun
    final class Machine {
      private(set) 1️⃣var state = "idle"
      func send(_ event: String) {
        switch (state, event) {
        case ("idle", "start"): state = "running"
        case ("running", "stop"): state = "idle"
        default: break
        }
      }
    }
    --
    refused
    unread 1️⃣ the states in 'state' are texts

    ## a text that is only shown @file unrun
    final class Machine {
      var title: String = ""
      var isEmpty: Bool { title == "" }
      func show(_ name: String) {
        switch name {
        case "one": title = "One"
        case "two": title = "Two"
        default: title = name
        }
      }
    }
    --
    none
    """#
  )
}
