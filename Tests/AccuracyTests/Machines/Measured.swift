/// What was once measured of each machine, so that it never gets worse; what is not listed is found whole.
struct Measured {
  /// The moves that were not found.
  var missed = 0
  /// Those of them that were missed without a word; the goal is none.
  var silent = 0
  /// The arrows whose guard can never hold there, which the reader does not see.
  var impossible = 0

  static func machine(_ id: String) -> Measured { machines[id] ?? Measured() }

  private static let machines: [String: Measured] = [
    "ad-viewer": Measured(missed: 2),
    "agent-voice-status": Measured(missed: 3),
    "agerbot-process": Measured(missed: 1),
    "amplify-sign-out": Measured(missed: 13),
    "audio-lab-main": Measured(missed: 2),
    "avatar-image-presentation": Measured(missed: 6),
    "backup-monitor": Measured(missed: 16),
    "barcode-scanner-sheet": Measured(missed: 8),
    "bookvocab-onboarding": Measured(missed: 9),
    "bt-discovery-modes": Measured(missed: 19),
    "btrain-state-machine": Measured(missed: 29),
    "challendar-calendar": Measured(missed: 2),
    "challenger-study": Measured(missed: 3),
    "chat-raw-socket": Measured(missed: 1),
    "condition-operation": Measured(missed: 1),
    "connect-device": Measured(missed: 4),
    "conversational-ai-status": Measured(missed: 12),
    "delvers-shell": Measured(missed: 72),
    "document-edit-mode": Measured(missed: 8),
    "duck-hunt-session": Measured(missed: 6),
    "editor-preloader": Measured(missed: 5),
    "envoix-transfer": Measured(missed: 82),
    "exam-phase": Measured(missed: 2),
    "fcitx-about": Measured(missed: 13),
    "firmware-upgrade": Measured(missed: 4),
    "flight-sensor-policy": Measured(missed: 6),
    "home-drag": Measured(missed: 33, silent: 1),
    "hyperproxy-audio": Measured(missed: 1),
    "item-view-model": Measured(missed: 9),
    "lifecycle-service-group": Measured(missed: 1),
    "lyrics-store": Measured(missed: 4),
    "madeira-jit-manager": Measured(missed: 12),
    "model-lease-coordinator": Measured(missed: 9, impossible: 10),
    "money-onboarding": Measured(missed: 25),
    "notification-store": Measured(missed: 7),
    "overdub-content": Measured(missed: 5),
    "owl-timer": Measured(missed: 10),
    "pageless-onboarding": Measured(missed: 9),
    "pairing-feature": Measured(impossible: 2),
    "peer-connection": Measured(missed: 9),
    "permission-state-manager": Measured(missed: 15),
    "progress-screen": Measured(missed: 3),
    "publisher-view": Measured(missed: 6),
    "question-audio-recorder": Measured(missed: 3),
    "recipe-countdown": Measured(missed: 2),
    "scan-food-view": Measured(missed: 3),
    "scanner-camera-access": Measured(missed: 20),
    "shareup-web-socket": Measured(missed: 3),
    "stateful-node": Measured(missed: 12),
    "stream-socket-connection": Measured(missed: 8),
    "swiftvm-terminal-session": Measured(missed: 45),
    "sync-space-peers": Measured(missed: 48),
    "tabasca-engine": Measured(missed: 2),
    "tictactoe-game": Measured(missed: 18),
    "turnstile-state": Measured(missed: 2),
    "vauchi-onboarding": Measured(missed: 20),
    "virtual-loopback-diagnostic": Measured(missed: 4),
    "vision-data-loader": Measured(missed: 10),
    "vox-updater": Measured(missed: 20),
    "vpn-home-button": Measured(missed: 7),
  ]
}
