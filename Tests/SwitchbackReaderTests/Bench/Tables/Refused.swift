extension Table {
  static let refused = Table(
    "refused with a reason",
    #"""
    ## a state that is a count @file unrun
    struct Machine {
      enum Event { case opened, closed }
      var opened = 0
      var closed = 0
      mutating func send(_ event: Event) {
        switch event {
        case .opened: opened += 1
        case .closed where opened > closed: closed += 1
        case .closed: break
        }
      }
    }
    --
    refused
    unread * 'closed', 'opened' count, to which there is no end

    ## a reducer of a whole to which there is no end @file unrun
    struct Machine {
      enum Action { case added(String), cleared }
      var count = 0
      var items: [String] = []
      mutating func reduce(_ action: Action) {
        switch action {
        case .added(let item): items.append(item)
        case .cleared: items = []
        }
        count += 1
      }
    }
    --
    refused
    unread * no property of 'Machine' can only be so many things

    ## a reducer beside the whole @file unrun
    struct Machine { var count = 0 }
    enum Action { case added }
    func appReducer(state: Machine, action: Action) -> Machine {
      var state = state
      switch action {
      case .added: state.count += 1
      }
      return state
    }
    --
    refused
    unread * no property of 'Machine' can only be so many things

    ## steps that follow from what is there @file unrun
    final class Machine {
      enum Step { case name, mail, done }
      private var name: String?
      private var mail: String?
      var step: Step {
        if name == nil { return .name }
        if mail == nil { return .mail }
        return .done
      }
      func entered(_ name: String) { self.name = name }
      func confirmed(_ mail: String) { self.mail = mail }
    }
    --
    refused
    unread * 'step' is computed anew from 'name', 'mail', and is stored nowhere

    ## what is only handed on @file
    final class Machine {
      enum Step { case name, done }
      final class Store { var step = Step.name }
      let store = Store()
      var title = ""
      var step: Step { store.step }
      func entered(_ name: String) { title = name }
    }
    --
    none

    ## a machine behind a protocol @file unrun
    protocol Playback {
      var isPlaying: Bool { get }
      func send(_ event: Event)
    }
    enum Event { case play, stop }
    final class Machine {
      let playback: any Playback
      init(playback: any Playback) { self.playback = playback }
      func play() { playback.send(.play) }
      func stop() {
        if playback.isPlaying { playback.send(.stop) }
      }
    }
    --
    refused
    unread * what it asks and tells is behind the protocol 'Playback', and no type that was read conforms to it

    ## counters beside what is asked @file
    struct Machine {
      enum Command { case show(Int), hide }
      var shown = 0
      func send(_ command: Command) {
        switch command {
        case .show(let page): note("\(page) of \(shown)")
        case .hide: break
        }
      }
    }
    --
    none
    """#
  )
}
