extension Table {
  static let updateFunctions = Table(
    "update functions that give effects beside the model",
    #"""
    ## a tuple of the model and a command @file
    enum Msg { case load, loaded, failed }
    enum Remote { case notAsked, loading, success, failure }
    enum Cmd { case none, fetch }
    struct Model { var remote: Remote = .notAsked; var count = 0 }
    func update(_ msg: Msg, _ model: Model) -> (Model, Cmd) {
      var model = model
      switch (model.remote, msg) {
      case (.notAsked, .load), (.failure, .load): model.remote = .loading; return (model, .fetch)
      case (.loading, .loaded): model.remote = .success
      case (.loading, .failed): return (Model(remote: .failure), .none)
      default: break
      }
      return (model, .none)
    }
    --
    machine Model
    states remote.notAsked remote.loading remote.success remote.failure
    initial remote.notAsked
    events load loaded failed
    types Remote Msg
    region remote
    run return moved(state, update(event, Model(remote: state)).0.remote)
    remote.notAsked load → remote.loading
    remote.failure load → remote.loading
    remote.loading loaded → remote.success
    remote.loading failed → remote.failure
    rest stays

    ## what Mobius takes @file unrun invalid
    struct Model { var status: Status; enum Status { case stopped, playing, paused } }
    enum Event { case play, pause, stop, trackEnded(hasNext: Bool) }
    enum Effect { case startAudio, stopAudio }
    func update(model: Model, event: Event) -> Next<Model, Effect> {
      switch (model.status, event) {
      case (.stopped, .play), (.paused, .play): return .next(Model(status: .playing), effects: [.startAudio])
      case (.playing, .pause): return .next(paused(model))
      case (.playing, .trackEnded(let hasNext)) where !hasNext: return Next.next(Model(status: .stopped))
      case (.stopped, .stop): return .dispatchEffects([.stopAudio])
      case (_, .stop): return .next(Model(status: .stopped))
      default: return .noChange
      }
    }
    func paused(_ model: Model) -> Model {
      var model = model
      model.status = .paused
      return model
    }
    --
    machine Model
    states status.stopped status.playing status.paused
    initial status.stopped
    events play pause stop trackEnded
    status.stopped play → status.playing
    status.paused play → status.playing
    status.playing pause → status.paused
    status.playing trackEnded [!hasNext] → status.stopped
    status.playing trackEnded stays
    status.playing stop → status.stopped
    status.paused stop → status.stopped
    rest stays

    ## what gives a value made by a kind is no machine @file
    enum Kind { case large, small }
    struct Style { var size: Size = .m; enum Size { case s, m, l } }
    func style(_ kind: Kind, _ style: Style) -> (Style, Bool) {
      var style = style
      switch kind {
      case .large: style.size = .l
      case .small: style.size = .s
      }
      return (style, true)
    }
    --
    none
    """#
  )
}
