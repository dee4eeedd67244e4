extension Table {
  static let unaskedStates = Table(
    "states that are set whatever they were",
    #"""
    ## to cases, by functions of which none asks @file unrun
    final class Machine {
      enum Mode { case viewing, editing, creating }
      var mode = Mode.viewing
      func edit() { mode = .editing }
      func cancel() { mode = .viewing }
    }
    --
    refused
    unread * nothing that sets 'mode' asks what it was

    ## a machine: whoever looks at it is told of each change @file invalid
    final class Machine: ObservableObject {
      enum Mode { case viewing, editing, creating }
      @Published var mode = Mode.viewing
      func edit() { mode = .editing }
      func cancel() { mode = .viewing }
    }
    --
    states viewing editing creating
    initial viewing
    events edit cancel
    viewing edit → editing any
    editing edit stays any
    creating edit → editing any
    viewing cancel stays any
    editing cancel → viewing any
    creating cancel → viewing any

    ## a machine: whoever looks at the class is told of each change, be it that one method sets it @file unrun
    import Observation
    @Observable
    final class Machine {
      enum Mode { case viewing, editing, creating }
      var mode = Mode.viewing
      func toggle(_ isOn: Bool) { mode = isOn ? .editing : .viewing }
    }
    --
    states viewing editing creating
    initial viewing
    events toggle
    viewing toggle [isOn] → editing any
    viewing toggle stays any
    editing toggle [isOn] stays any
    editing toggle → viewing any
    creating toggle [isOn] → editing any
    creating toggle → viewing any

    ## but for what nobody is told of @file unrun
    import Observation
    @Observable
    final class Machine {
      enum Mode { case viewing, editing, creating }
      @ObservationIgnored var mode = Mode.viewing
      func edit() { mode = .editing }
      func cancel() { mode = .viewing }
    }
    --
    refused
    unread * nothing that sets 'mode' asks what it was

    ## to what one is told, where something else in the type asks @file unrun
    final class Machine {
      enum Route { case title, base, garden, alchemy }
      var route = Route.title
      func go(_ next: Route) { animate { route = next } }
      var back: Route? {
        switch route {
        case .title, .base: nil
        case .alchemy: .garden
        default: .base
        }
      }
      private func animate(_ body: () -> Void) { body() }
    }
    --
    refused
    unread * nothing that sets 'route' asks what it was

    ## several of them @file unrun
    final class Machine {
      enum Mode { case none, plain, rich }
      enum Mood { case none, bad, worse }
      private(set) var mode = Mode.none
      private(set) var mood = Mood.none
      func update(_ mode: Mode, _ mood: Mood) {
        self.mode = mode
        self.mood = mood
      }
      var title: String { mode == .rich ? "rich" : mood == .bad ? "bad" : "" }
    }
    --
    refused
    unread * nothing that sets 'mode' and 'mood' asks what they were

    ## no machine: what one is told, and nobody here asks for @file unrun
    final class Machine {
      enum Style { case plain, bold, light }
      private(set) var style = Style.plain
      func use(_ style: Style) { self.style = style }
    }
    --
    none

    ## no machine: one of two @file unrun
    final class Machine {
      enum Mode { case viewing, editing }
      var mode = Mode.viewing
      func edit() { mode = .editing }
      func cancel() { mode = .viewing }
    }
    --
    none

    ## no machine: what a value is given, of which there are copies @file unrun
    struct Machine {
      enum Style { case plain, bold, light }
      var style = Style.plain
      mutating func bolden() { style = .bold }
      mutating func lighten() { style = .light }
    }
    --
    none

    ## a machine: three methods put three cases there, and a condition asks @file
    final class Machine {
      enum Phase { case idle, busy, done, failed }
      var phase = Phase.idle
      var isBusy: Bool { phase == .busy }
      func start() { phase = .busy }
      func finish() { phase = .done }
      func fail() { phase = .failed }
    }
    --
    states idle busy done failed
    events start finish fail
    initial idle
    property phase
    types Machine.Phase Never
    samples idle busy done failed
    methods
    idle start → busy any
    busy start stays any
    done start → busy any
    failed start → busy any
    idle finish → done any
    busy finish → done any
    done finish stays any
    failed finish → done any
    idle fail → failed any
    busy fail → failed any
    done fail → failed any
    failed fail stays any

    ## not where only two put them there @file unrun
    final class Machine {
      enum Phase { case idle, busy, done, failed }
      var phase = Phase.idle
      var isBusy: Bool { phase == .busy }
      func start() { phase = .busy }
      func finish(_ isOK: Bool) { phase = isOK ? .done : .failed }
    }
    --
    refused
    unread * nothing that sets 'phase' asks what it was

    ## of a value whose own functions set them, and ask elsewhere @file unrun
    struct Machine {
      enum Phase { case inactive, preflight, airborne }
      private(set) var phase = Phase.inactive
      private var count = 0
      mutating func set(_ next: Phase) { if phase != next { reset(to: next) } }
      mutating func reset(to next: Phase) {
        count = 0
        phase = next
      }
      mutating func take() { if phase != .inactive { count += 1 } }
    }
    --
    refused
    unread * nothing that sets 'phase' asks what it was
    """#
  )
}
