import Foundation
import SwiftParser

/// How much slower this computer works at the moment than the one that the goal of a second is for.
///
/// A slower or busier one slows the parser as it slows the reader, so that a second is the same work on each.
enum Pace {
  /// The seconds that the parser takes for `text` there, in a debug build.
  private static let standard = 0.135

  private static let text = (0..<300)
    .map { "func step\($0)() { switch state { case .idle: state = .running(\($0)) default: fail(\"\($0)\") } }\n" }
    .joined()

  /// 1 on that computer and on faster ones.
  static func slowness() -> Double {
    max(1, Sweep.time { _ = Parser.parse(source: text) } / standard)
  }
}
