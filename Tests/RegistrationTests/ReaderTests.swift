import Foundation
import SwitchbackGraph
@testable import RegistrationExample
import SwitchbackReader
import Testing

struct ReaderTests {
  private let source = URL(filePath: #filePath)
    .appending(path: "../../../Examples/Registration/Registration.swift").standardizedFileURL

  @Test func `what the compiler reads is what the command line reads`() throws {
    let readings = Reader.read(source: try String(contentsOf: source, encoding: .utf8), file: Registration.graph.file)
    #expect(readings.map(\.graph) == [Registration.graph])
  }
}
