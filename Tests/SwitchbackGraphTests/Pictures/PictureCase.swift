import SwitchbackGraph
import SwitchbackTestSupport
import Testing

/// A graph, and what its picture has to show.
struct PictureCase: Sendable, CustomTestStringConvertible {
  var name: String
  var graph: StateGraph
  var current: String?
  var picture: Picture

  var testDescription: String { name }
}

extension PictureCase {
  static let all: [PictureCase] = ordinary + reservedNames + nasty(80, seed: 5)

  static let ordinary: [PictureCase] = [
    PictureCase(
      name: "registration",
      graph: .registration,
      current: "login",
      picture: .init(
        nodes: [
          "", "", "login", "createProfile", "facebookProfile", "selectAvatar(from)", "termsAndConditions", "finished",
        ],
        arrows: [
          "", "", "login", "next", "next", "registerLater", "facebookRegister", "next", "registerLater", "next",
          "back [from: .email]", "back [from: .facebook]", "next",
        ],
        styled: ["current": ["login"]]
      )
    ),
    PictureCase(
      name: "player",
      graph: .player,
      current: "running.ready",
      picture: .init(
        nodes: [
          "", "", "stopped", "loading(String)", "ready", "failed(any Error)", "done", "? history[at: $0]", "✕",
          "any state", "? line 30: the switch has a '#if', whose condition only the compiler knows",
        ],
        composites: ["running"],
        arrows: [
          "", "", "start", "loaded(items) [items.count > 3 && isOpen]", "loaded(items) [items.isEmpty]", "start\ntick",
          "loaded(items)", "skip(Int)", "start", "reset", "fail, not in stopped",
        ],
        styled: [
          "any": ["any state"], "trap": ["✕"], "current": ["ready"],
          "unknown": [
            "? history[at: $0]", "? line 30: the switch has a '#if', whose condition only the compiler knows",
          ],
        ]
      )
    ),
    PictureCase(name: "nothing", graph: .sketch(""), picture: .init()),
    PictureCase(
      name: "a state by itself",
      graph: .sketch("only!\nonly tick ="),
      picture: .init(nodes: ["", "only"], arrows: ["", "tick"])
    ),
    PictureCase(
      name: "two initial, two final and one alone",
      graph: .sketch("a! b! c* d* e"),
      picture: .init(nodes: ["", "", "a", "b", "c", "d", "e"], arrows: ["", "", "", ""])
    ),
    PictureCase(
      name: "names without a letter",
      graph: StateGraph(
        name: "",
        states: [.init("", isInitial: true)],
        events: [.init("")],
        transitions: [.init(from: "", on: "", to: "", guard: "")]
      ),
      picture: .init(nodes: ["", ""], arrows: ["", "[]"])
    ),
    PictureCase(
      name: "what would be links, pictures and lists in Markdown",
      graph: StateGraph(
        name: "",
        states: [.init("a[b](c)"), .init("1. first"), .init("- item"), .init("![i](j)")],
        events: [.init("www.example.com")],
        transitions: [.init(from: "1. first", on: "www.example.com", to: "1. first", guard: "[x](y)")]
      ),
      picture: .init(
        nodes: ["a[b](c)", "first", "- item", "![i](j)"],
        composites: ["1"],
        arrows: ["www.example.com [[x](y)]"]
      )
    ),
    PictureCase(
      name: "a composite three deep beside a state of its name",
      graph: .sketch("a! a.b a.b.c\na go a.b.c\na.b.c go a.b"),
      picture: .init(nodes: ["", "a", "b", "c"], composites: ["a", "b"], arrows: ["", "go", "go"])
    ),
    PictureCase(
      name: "a nested machine that ends, three deep",
      graph: .sketch("off! on.idle on.work.busy on.work.done^\noff go on.work.busy\non.work.busy go on.work.done"),
      picture: .init(
        nodes: ["", "", "off", "idle", "busy", "done"],
        composites: ["on", "work"],
        arrows: ["", "", "go", "go"]
      )
    ),
    PictureCase(
      name: "regions, of which one has regions and one has nested states",
      graph: StateGraph(name: "Desk", states: [], events: [], transitions: []).adding(.device, as: "left")
        .adding(.sketch("a! b*\na go b\na stop x\na look ?"), as: "right"),
      current: "right.a, left.power.off",
      picture: .init(
        nodes: ["", "", "", "", "off", "on", "dark", "dim", "full", "cracked", "a", "b", "? target()", "✕"],
        composites: ["Desk", "left.power", "left.screen", "lit", "right"],
        arrows: [
          "", "", "", "", "press", "press", "tap", "tap", "tap", "drop", "press", "press", "press", "go", "stop",
          "look",
        ],
        styled: ["current": ["off", "a"], "trap": ["✕"], "unknown": ["? target()"]]
      )
    ),
    PictureCase(
      name: "a refused machine",
      graph: .sketch("", unread: [.init(line: 3, why: "it is a class; it has no 'next(on:)'")], read: .refused),
      picture: .init(
        nodes: ["? line 3: it is a class; it has no 'next(on:)'"],
        styled: ["unknown": ["? line 3: it is a class; it has no 'next(on:)'"]]
      )
    ),
  ]

  /// Names that mean something to Mermaid or to Graphviz, one diagram each.
  static let reservedNames: [PictureCase] = [
    "default", "class", "classDef", "style", "note", "state", "end", "as", "direction", "fork", "join", "choice",
    "hide",
    "scale", "root", "any", "trap", "s1", "g0", "u0", "[*]", "<<fork>>", "accTitle", "click", "href", "stateDiagram",
    "__proto__", "constructor", "toString", "node", "Edge", "graph", "digraph", "subgraph", "strict", "start",
    "cluster_g0",
    "m0_s0", #"\N"#, #"\G\E\l"#, "<b>bold</b>", "{a|b}", "a:port:ne", "&lt;",
  ].map { name in
    let graph = StateGraph(
      name: name,
      states: [.init(name, isInitial: true), .init("other", isFinal: true), .init("\(name).in")],
      events: [.init(name)],
      transitions: [
        .init(from: name, on: name, to: "other", guard: name), .init(from: "other", on: name, to: "\(name).in"),
      ]
    )
    return PictureCase(
      name: name,
      graph: graph,
      picture: .init(
        nodes: ["", "", name, "other", "in"],
        composites: [name],
        arrows: ["", "", "\(name) [\(name)]", name]
      )
    )
  }

  /// Names, payloads, guards and expressions of pieces that mean something to Mermaid, Markdown or HTML.
  static func nasty(_ count: Int, seed: UInt64) -> [PictureCase] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in nasty(using: &random) }
  }

  private static func nasty(using random: inout SeededGenerator) -> PictureCase {
    // A dot nests states, which is another test.
    let name = "a" + random.nastyText().replacing(".", with: "") + "z"
    let payload = "b" + random.nastyText()
    let event = random.nastyText() + "c"
    let condition = random.nastyText()
    let why = random.nastyText()
    let graph = StateGraph(
      name: name,
      states: [.init(name, payload: [payload]), .init("other")],
      events: [.init(event)],
      transitions: [
        .init(from: name, on: event, to: "other", guard: condition),
        .init(from: "other", on: event, to: nil, kind: .computed, why: why),
      ]
    )
    let label = StateGraph.label(name, payload: [payload]).onOneLine
    let unknown = "? \(why)".onOneLine
    return PictureCase(
      name: "\(name) \(payload) \(event) \(condition) \(why)".onOneLine,
      graph: graph,
      picture: .init(
        nodes: [label, "other", unknown],
        arrows: ["\(event) [\(condition.onOneLine)]".onOneLine, event.onOneLine],
        styled: ["unknown": [unknown]]
      )
    )
  }
}
