import ArgumentParser
import Foundation
import SwitchbackGraph

struct Draw: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draws the machines in Swift source.",
    discussion: """
      Mermaid and text draw one machine after the other; dot and JSON are one picture and one object for all of them.

        switchback draw Sources/App/Checkout.swift
        switchback draw --format text --type Checkout Sources
        switchback draw --format dot Sources | dot -Tsvg > machines.svg
        switchback draw --format json --output machines.json Sources

      What the signs and the words in guards mean, 'Reading a Drawing' tells, an article of the manual.

      \(SwitchbackCommand.exitCodes)
      """
  )

  @OptionGroup var machines: Machines

  @Option(name: .shortAndLong, help: "How to draw: \(Format.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format: Format = .mermaid

  @Option(name: .shortAndLong, help: "The file to write; standard output without it.")
  var output: String?

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case mermaid, dot, json, text
  }

  func validate() throws {
    if let output, output.hasSuffix(".swift") {
      throw ValidationError("'\(output)' would be overwritten by the drawing; give '--output' another name.")
    }
  }

  func run() async throws {
    let found = await machines.read()
    // Only these show findings; the drawing itself stays as it is for other programs.
    if [.text, .json].contains(format) { remark(found.notes) }
    report(found.problems)
    if !found.machines.isEmpty { try write(picture(of: found.machines.map(\.graph))) }
    if !found.problems.isEmpty { throw ExitCode(1) }
  }

  private func picture(of graphs: [StateGraph]) -> String {
    switch format {
    case .mermaid: graphs.formatted(.mermaid)
    case .dot: graphs.formatted(.dot)
    case .json: graphs.formatted(.json)
    case .text: graphs.formatted(.text)
    }
  }

  private func write(_ text: String) throws {
    let text = Data((text.hasSuffix("\n") ? text : text + "\n").utf8)
    guard let output else {
      FileHandle.standardOutput.write(text)
      return
    }
    // A file that is replaced at once is never half a drawing; a device or a pipe cannot be replaced.
    let kind = try? FileManager.default.attributesOfItem(atPath: output)[.type] as? FileAttributeType
    do {
      try text.write(to: URL(fileURLWithPath: output), options: kind ?? .typeRegular == .typeRegular ? .atomic : [])
    } catch {
      report(["\(output): cannot be written; check that its folder exists and that you may write there"])
      throw ExitCode(1)
    }
  }
}
