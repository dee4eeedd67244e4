import ExampleTerminal
import Foundation
import Switchback

extension Example {
  package static let dataSource = Example(
    "data-source",
    teaches: "allowed moves: a state that is asked for, a missing move that leads elsewhere",
    document: "Good Intentions II",
    graph: { LoadState.moves.graph }
  ) { terminal in
    await Conversation.files(of: URL(filePath: FileManager.default.currentDirectoryPath), on: terminal).run()
  }
}

extension Conversation where Rule == AllowedMoves<LoadState> {
  static func files(of folder: URL, on terminal: Terminal) -> Conversation {
    let source = FolderSource(folder)
    return Conversation(with: source.machine, by: .files(of: source), on: terminal)
  }
}

extension Script where Rule == AllowedMoves<LoadState> {
  @MainActor
  static func files(of source: FolderSource) -> Script {
    Script(
      "data source",
      isUndone: true,
      picture: { LoadState.moves.graph.formatted(.text(current: "\($0)")) },
      page: { page(of: $0, source) }
    )
  }

  @MainActor
  private static func page(of state: LoadState, _ source: FolderSource) -> Page<LoadState> {
    let title = source.listed.lastPathComponent
    return switch state {
    case .initial: Page(title, words: [load], question: folder(of: source))
    case .loadingContent: Page(source.folder.lastPathComponent, text: "Loading …")
    case .refreshingContent: Page(title, text: list(source.names, "Refreshing …"))
    case .contentLoaded: Page(title, text: list(source.names), words: [refresh], question: folder(of: source))
    case .noContent: Page(title, text: "There are no files here.", words: [refresh], question: folder(of: source))
    case .error: Page("Not loaded", text: source.complaint, words: [load], question: folder(of: source))
    }
  }

  private static var load: Word<LoadState> { Word("load", for: .loadingContent, meaning: "load the files") }
  private static var refresh: Word<LoadState> { Word("refresh", for: .refreshingContent, meaning: "load them again") }

  @MainActor
  private static func folder(of source: FolderSource) -> Question<LoadState> {
    Question("Another folder") { path in
      source.open(path)
      return .event(.loadingContent)
    }
  }

  private static func list(_ names: [String], _ note: String...) -> String {
    let some = names.prefix(20).map { "  \($0)" }
    let more = names.count > some.count ? ["  and \(names.count - some.count) more"] : []
    return (some + more + note).joined(separator: "\n")
  }
}
