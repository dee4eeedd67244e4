extension Table {
  static let behindProtocols = Table(
    "machines behind protocols",
    #"""
    ## a state that is asked, and an event that is sent @file unrun
    protocol Playback: AnyObject {
      var state: PlaybackState { get }
      func send(_ event: PlaybackEvent)
    }
    enum PlaybackState { case stopped, playing }
    enum PlaybackEvent { case play, stop }
    final class Machine {
      let playback: Playback
      init(playback: Playback) { self.playback = playback }
      func toggle() {
        switch playback.state {
        case .stopped: playback.send(.play)
        case .playing: playback.send(.stop)
        }
      }
    }
    --
    refused
    unread * what it asks and tells is behind the protocol 'Playback', and no type that was read conforms to it

    ## methods that are events of a generic one @file unrun
    protocol Playback {
      var state: PlaybackState { get }
      mutating func play()
    }
    enum PlaybackState { case stopped, playing }
    struct Machine<Player: Playback> {
      var player: Player
      mutating func toggle() { if player.state == .stopped { player.play() } }
    }
    --
    refused
    unread * what it asks and tells is behind the protocol 'Playback', and no type that was read conforms to it

    ## a state that is set @file unrun
    protocol Playback: AnyObject { var state: PlaybackState { get set } }
    enum PlaybackState { case stopped, playing, paused }
    final class Machine {
      private let playback: Playback?
      init(playback: Playback?) { self.playback = playback }
      func toggle() {
        if playback?.state == .playing { playback?.state = .paused } else { playback?.state = .playing }
      }
    }
    --
    refused
    unread * what it asks and tells is behind the protocol 'Playback', and no type that was read conforms to it

    ## a type that conforms @file unrun
    protocol Playback {
      var isPlaying: Bool { get }
      func send(_ event: Event)
    }
    enum Event { case play, stop }
    final class Player: Playback {
      var isPlaying = false
      func send(_ event: Event) { isPlaying = event == .play }
    }
    final class Machine {
      let playback: any Playback
      init(playback: any Playback) { self.playback = playback }
      func stop() {
        if playback.isPlaying { playback.send(.stop) }
      }
    }
    --
    none

    ## one that is only told @file
    protocol Output {
      var isOpen: Bool { get }
      func show(_ message: Message)
    }
    enum Message { case begun, ended }
    final class Machine {
      let output: any Output
      init(output: any Output) { self.output = output }
      func begin() { output.show(.begun) }
      func end() { output.show(.ended) }
    }
    --
    none

    ## one that is only asked @file
    protocol Settings { var theme: Theme { get } }
    enum Theme { case light, dark }
    final class Machine {
      let settings: any Settings
      init(settings: any Settings) { self.settings = settings }
      func brightness() -> Int { settings.theme == .light ? 1 : 0 }
    }
    --
    none

    ## a delegate that is told and asked @file
    protocol Delegate: AnyObject {
      var wantsEvents: Bool { get }
      func tell(_ event: Event)
    }
    enum Event { case begun, ended }
    final class Machine {
      weak var delegate: Delegate?
      func begin() { if delegate?.wantsEvents == true { delegate?.tell(.begun) } }
    }
    --
    none
    """#
  )
}
