import SwitchbackGraph
import Testing

@Suite struct NestingTests {
  @Test func `rows that a nested machine decides become its own, and all others hold in each of its states`() {
    let outer = StateGraph.sketch("off! run\noff go ?\noff stop off\nrun stop off\nrun go ? nested\nrun tick ? nested")
    let inner = StateGraph.sketch("slow! fast*\nslow go fast [isDry]\nslow go = \nfast tick slow")
    let whole = outer.nesting(inner, in: "run")
    #expect(whole.states.map(\.name) == ["off", "run.slow", "run.fast"])
    #expect(whole.states.map(\.isInitial) == [true, false, false])
    #expect(whole.states.map(\.isInnerFinal) == [false, false, true])
    #expect(
      whole.rows == [
        "off go ?", "off stop off", "run.slow stop off", "run.fast stop off", "run.slow go run.fast [isDry]",
        "run.slow go run.slow", "run.fast tick run.slow",
      ]
    )
  }

  @Test func `a machine that starts in the nested one starts where that starts, and ends with all of its states`() {
    let outer = StateGraph.sketch("off run!*")
    let whole = outer.nesting(.sketch("slow fast! end*"), in: "run")
    #expect(whole.initialStates == ["run.fast"])
    #expect(whole.states.filter(\.isFinal).map(\.name) == ["run.slow", "run.fast", "run.end"])
    #expect(whole.states.allSatisfy { !$0.isInnerFinal })
  }

  @Test func `events of the nested machine go by their path`() {
    let outer = StateGraph.sketch("off! run\noff go ?\nrun stop off\nrun inner ? nested [isOn]\noff inner -")
    let whole = outer.nesting(.sketch("slow! fast\nslow up fast [isDry]\nfast down slow any"), in: "run", on: "inner")
    #expect(whole.events.map(\.name) == ["go", "stop", "inner.up", "inner.down"])
    #expect(
      whole.rows == [
        "off go ?", "run.slow stop off", "run.fast stop off", "run.slow inner.up run.fast [isOn && isDry]",
        "run.fast inner.down run.slow [isOn]", "off inner.up off", "off inner.down off",
      ]
    )
    #expect(whole.transitions.allSatisfy { $0.via == nil })
  }

  @Test func `a state of the nested machine that is named is that one, and the rest is the others`() {
    let outer = StateGraph.sketch("off! run.fast run\noff go run.fast\nrun.fast stop off\nrun stop -\nrun go run.fast")
    let whole = outer.nesting(.sketch("slow! fast worn"), in: "run")
    #expect(whole.states.map(\.name) == ["off", "run.slow", "run.fast", "run.worn"])
    #expect(
      whole.rows == [
        "off go run.fast", "run.fast stop off", "run.slow stop run.slow", "run.worn stop run.worn",
        "run.slow go run.fast", "run.worn go run.fast",
      ]
    )
  }

  @Test func `a named state that holds others is every one of them as a start, and unknown as a target`() {
    let outer = StateGraph.sketch("off! run.fast run\noff go run.fast\nrun.fast stop off")
    let whole = outer.nesting(.sketch("slow! fast.dry fast.wet"), in: "run")
    #expect(whole.rows == ["off go ?", "run.fast.dry stop off", "run.fast.wet stop off"])
    #expect(whole.transitions[0].why == ".run(.fast)")
  }

  @Test func `a rule for every state of the nested machine holds in its final states, for it is only asked`() {
    let outer = StateGraph.sketch("run!\nrun go ? nested\nrun stop ? nested")
    let inner = StateGraph.sketch("slow! end*\nslow go end any\nslow stop slow any\nend stop -")
    #expect(
      outer.nesting(inner, in: "run").rows == [
        "run.slow go run.end", "run.end go run.end", "run.slow stop run.slow", "run.end stop run.end",
      ]
    )
  }

  @Test func `what is unread of the nested machine remains, and lines of another file are those of the state`() {
    var inner = StateGraph.sketch("slow! fast\nslow go fast", unread: [.init(line: 40, why: "'#if'")])
    var outer = StateGraph.sketch(
      "off! run\nrun go ? nested",
      unread: [.init(line: 11, why: "what 'Run' does is declared elsewhere")]
    )
    #expect(outer.nesting(inner, in: "run").unread == [.init(line: 40, why: "'#if'")])
    inner.file = "Inner.swift"
    outer = outer.nesting(inner, in: "run")
    #expect(outer.unread == [.init(line: 2, why: "'#if'")])
    #expect(outer.states.map(\.line) == [1, 2, 2])
    #expect(outer.transitions.map(\.line) == [11])
    #expect(outer.read == .partial)
    inner.unread = []
    inner.read = .complete
    #expect(StateGraph.sketch("run!\nrun go ? nested").nesting(inner, in: "run").read == .complete)
  }

  @Test func `levels nest in any order`() {
    let outer = StateGraph.sketch("run!\nrun a ? nested\nrun b ? nested")
    let middle = StateGraph.sketch("slow! talk\nslow a ?\ntalk b ? nested")
    let inner = StateGraph.sketch("loud! muted\nloud b muted")
    let fromInside = outer.nesting(middle.nesting(inner, in: "talk"), in: "run")
    let fromOutside = outer.nesting(middle, in: "run").nesting(inner, in: "run.talk")
    #expect(fromInside.transitions == fromOutside.transitions)
    #expect(fromInside.states == fromOutside.states)
    #expect(fromInside.rows == ["run.slow a ?", "run.talk.loud b run.talk.muted"])
  }
}

extension StateGraph {
  fileprivate var rows: [String] {
    transitions.map { row in
      "\(row.from) \(row.event) \(row.to ?? "?")\(row.guardText.map { " [\($0)]" } ?? "")"
    }
  }
}
