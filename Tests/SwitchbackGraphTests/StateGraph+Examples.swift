import SwitchbackGraph

extension StateGraph {
  static let registration = StateGraph(
    name: "Registration",
    states: [
      .init("login", isInitial: true, line: 1), .init("createProfile", line: 2), .init("facebookProfile", line: 3),
      .init("selectAvatar", payload: ["from: Profile"], line: 4), .init("termsAndConditions", line: 5),
      .init("finished", isFinal: true, line: 6),
    ],
    events: ["login", "next", "back", "registerLater", "facebookRegister"].map { Event($0) },
    transitions: [
      .init(from: "login", on: "login", to: "finished"),
      .init(from: "login", on: "next", to: "createProfile"),
      .init(from: "createProfile", on: "next", to: "selectAvatar"),
      .init(from: "createProfile", on: "registerLater", to: "termsAndConditions"),
      .init(from: "createProfile", on: "facebookRegister", to: "facebookProfile"),
      .init(from: "facebookProfile", on: "next", to: "selectAvatar"),
      .init(from: "facebookProfile", on: "registerLater", to: "termsAndConditions"),
      .init(from: "selectAvatar", on: "next", to: "termsAndConditions"),
      .init(from: "selectAvatar", on: "back", to: "createProfile", guard: "from: .email"),
      .init(from: "selectAvatar", on: "back", to: "facebookProfile", guard: "from: .facebook"),
      .init(from: "termsAndConditions", on: "next", to: "finished"),
    ]
  )

  /// Every kind of transition, nested states, rules for every state, and something unread.
  static let player = StateGraph(
    name: "Player",
    states: [
      .init("stopped", isInitial: true, line: 1), .init("running.loading", payload: ["String"], line: 2),
      .init("running.ready", line: 3), .init("failed", payload: ["any Error"], line: 4),
      .init("done", isFinal: true, line: 5),
    ],
    events: [
      .init("start"), .init("loaded", payload: ["items: [Item]"]), .init("fail"), .init("skip", payload: ["Int"]),
      .init("tick"), .init("reset"),
    ],
    transitions: [
      .init(from: "stopped", on: "start", to: "running.loading", line: 11),
      .init(from: "running.loading", on: "loaded", to: "running.ready", guard: "items.count > 3 && isOpen", line: 12),
      .init(from: "running.loading", on: "loaded", to: "failed", guard: "items.isEmpty", line: 13),
      .init(from: "running.ready", on: "start", to: "done", line: 14),
      .init(from: "running.ready", on: "tick", to: "done", line: 15),
      .init(from: "running.ready", on: "loaded", to: "running.ready", line: 16),
      .init(from: "running.ready", on: "skip", to: nil, kind: .computed, why: "history[at: $0]", line: 17),
      .init(from: "failed", on: "start", to: nil, kind: .trap, line: 18),
      .init(from: "stopped", on: "fail", to: "stopped", kind: .reject, line: 19),
    ]
      + ["stopped", "running.loading", "running.ready", "failed"].map {
        Transition(from: $0, on: "reset", to: "stopped", via: "any", line: 20)
      }
      + ["running.loading", "running.ready", "failed"].map {
        Transition(from: $0, on: "fail", to: "failed", via: "any", line: 21)
      },
    unread: [
      .init(line: 17, why: "target comes from a subscript"),
      .init(line: 30, why: "the switch has a '#if', whose condition only the compiler knows"),
    ]
  )
}
