import Foundation
import SwiftParser
import SwitchbackReader

/// How long the parser alone takes over sources, and how long the reader, which parses them too.
struct ReaderTimes {
  private(set) var parsing = 0.0
  private(set) var reading = 0.0
  private(set) var machines = 0

  /// File by file the one and then the other, so that a slow moment hits both alike.
  init(over sources: [SourceText]) {
    for source in sources where Reader.obstacle(in: source.text) == nil {
      parsing += seconds { _ = Parser.parse(source: source.text) }
      reading += seconds { machines += Reader.read(source: source.text, file: source.path).count }
    }
  }
}

/// The seconds of a processor that it takes, which other work on the computer does not lengthen.
private func seconds(_ work: () -> Void) -> Double {
  let start = clock()
  work()
  return Double(clock() - start) / Double(CLOCKS_PER_SEC)
}
