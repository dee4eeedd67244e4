/// What was once measured of each machine, so that it never gets worse; what is not here was not measured yet.
struct Measured {
  /// The moves that were found.
  var found: Int
  /// The moves that were missed without a word; the goal is none.
  var silent = 0

  static let machines: [String: Measured] = [
    "ahc-http1-modify": Measured(found: 6),
    "ahc-http2-idle": Measured(found: 13),
    "ahc-idle-read": Measured(found: 3),
    "ahc-socks-events": Measured(found: 7),
    "ahc-tls-events": Measured(found: 7),
    "ahc-transaction": Measured(found: 72),
    "amplify-outgoing-mutations": Measured(found: 17),
    "amplify-sign-out": Measured(found: 0),
    "async-unbounded-buffer": Measured(found: 4),
    "ddg-app-lifecycle": Measured(found: 0, silent: 9),
    "element-chats-flow": Measured(found: 0),
    "flyingfox-socket-pool": Measured(found: 6, silent: 2),
    "grdb-receive-values-on": Measured(found: 6),
    "grpc-stream": Measured(found: 83),
    "grpc-subchannel": Measured(found: 25),
    "grpc-wrapped-channel": Measured(found: 12),
    "http2-stream": Measured(found: 47),
    "hummingbird-http2-connection": Measured(found: 0, silent: 7),
    "hummingbird-server": Measured(found: 7),
    "hummingbird-test-response": Measured(found: 4),
    "lifecycle-service-group": Measured(found: 2),
    "mac-app-license": Measured(found: 0),
    "mastodon-servers": Measured(found: 6),
    "model-lifecycle": Measured(found: 0),
    "modern-mvvm-movies": Measured(found: 3),
    "nio-extras-dripping-download": Measured(found: 16),
    "nio-extras-proxy-connect": Measured(found: 18),
    "nio-extras-request-compressor": Measured(found: 7),
    "nio-happy-eyeballs": Measured(found: 16),
    "nio-response-headers-validator": Measured(found: 2),
    "nio-ts-filter-empty-writes": Measured(found: 8),
    "nio-typed-server-upgrade": Measured(found: 19),
    "nio-websocket-parser": Measured(found: 11),
    "opencombine-timeout": Measured(found: 4),
    "readium-license-validation": Measured(found: 23),
    "rtmp-session": Measured(found: 0),
    "structured-field-node": Measured(found: 10),
    "tomato-timer": Measured(found: 0, silent: 8),
    "yams-emitter": Measured(found: 2),
  ]
}
