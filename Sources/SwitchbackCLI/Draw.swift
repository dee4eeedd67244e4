import ArgumentParser
import Foundation
import SwitchbackGraph
import SwitchbackReader

struct Draw: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draws the machines in Swift source.",
    discussion: """
      Mermaid and text draw one machine after the other; JSON is one object for all of them.

        switchback draw Sources/App/Checkout.swift
        switchback draw --format text --type Checkout Sources
        switchback draw --format json --output machines.json Sources
      """
  )

  @OptionGroup var machines: Machines

  @Option(name: .shortAndLong, help: "How to draw: \(Format.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format: Format = .mermaid

  @Option(name: .shortAndLong, help: "The file to write; standard output without it.")
  var output: String?

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case mermaid, json, text
  }

  func run() throws {
    let (readings, problems) = machines.read()
    report(problems)
    if !readings.isEmpty { try write(picture(of: readings.map(\.graph))) }
    if !problems.isEmpty { throw ExitCode(1) }
  }

  private func picture(of graphs: [StateGraph]) -> String {
    switch format {
    case .mermaid: graphs.formatted(.mermaid)
    case .json: graphs.formatted(.json)
    case .text: graphs.formatted(.text)
    }
  }

  private func write(_ text: String) throws {
    let text = text.hasSuffix("\n") ? text : text + "\n"
    guard let output else {
      FileHandle.standardOutput.write(Data(text.utf8))
      return
    }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
    } catch {
      report(["\(output): cannot be written; check that its folder exists and that you may write there"])
      throw ExitCode(1)
    }
  }
}
