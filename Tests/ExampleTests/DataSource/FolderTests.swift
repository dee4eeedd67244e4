@testable import DataSourceExample
import ExampleTerminal
import ExampleTestSupport
import Foundation
import Switchback
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct FolderTests {
  @Test func `the files of a folder are loaded, and loaded again`() async throws {
    let text = try await play(["load", "refresh", "quit"]) { try $0.add("b.txt", "a.txt") }
    #expect(pages(text) == ["", "Loading …", "  a.txt\n  b.txt", "  a.txt\n  b.txt\nRefreshing …", "  a.txt\n  b.txt"])
  }

  @Test func `an empty folder has no content, and one that is not there is an error that can be left`() async throws {
    let text = try await play(["load", "missing", "..", "quit"]) { _ in }
    let shown = pages(text)
    #expect(shown.prefix(4) == ["", "Loading …", "There are no files here.", "Refreshing …"])
    #expect(shown[4] == "'missing' cannot be loaded; see that the folder is there and that you may read it.")
    #expect(shown.suffix(2).first == "Loading …")
  }

  @Test func `a page has the name of the folder whose files it shows, also after going back`() async throws {
    let text = try await play(["load", "missing", "back", "quit"]) { try $0.add("a.txt") }
    #expect(text.contains("\n\nNot loaded\n"))
    #expect(text.contains(": back\n\nfolder\n  refresh: load them again\n"))
  }

  @Test func `to load what is loaded refreshes it, and what loads is left alone`() async throws {
    let source = FolderSource(URL(filePath: "/"))
    source.machine.reset(to: .contentLoaded)
    #expect(source.machine.send(.loadingContent) == .moved)
    #expect(source.machine.state == .refreshingContent)
    #expect(!source.machine.canSend(.loadingContent))
  }

  @Test func `the diagram is that of the list, with the current state marked`() async throws {
    let text = try await play(["load", "?", "quit"]) { try $0.add("a.txt") }
    #expect(text.contains("● contentLoaded · you are here"))
  }

  /// Plays in a folder of its own; names of folders become `folder`.
  private func play(_ lines: [String], preparing prepare: (URL) throws -> Void) async throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "folder-\(UUID())/folder")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    try prepare(folder)
    let recording = Recording()
    let terminal = recording.terminal(typing: lines)
    terminal.greet()
    _ = await withFastTime { await Conversation.files(of: folder, on: terminal).run(clock: $0) }
    return recording.text
  }

  private func pages(_ text: String) -> [String] {
    text.split(separator: "\n\n").dropFirst().map { page in
      page.split(separator: "\n").dropFirst()
        .filter { line in
          !["  load: ", "  refresh: ", "  back: ", "Another folder", "You left"].contains { line.hasPrefix($0) }
        }
        .joined(separator: "\n")
    }
  }
}

extension URL {
  fileprivate func add(_ names: String...) throws {
    for name in names { try Data().write(to: appending(path: name)) }
  }
}
