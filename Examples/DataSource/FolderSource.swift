import Foundation
import Switchback

/// The files of a folder, loaded when the state asks for it.
@MainActor
final class FolderSource {
  let machine: StateMachine<AllowedMoves<LoadState>>
  /// The folder that is loaded next.
  private(set) var folder: URL
  /// The folder that was loaded last, and what is in it: a person may have gone back since another was asked for.
  private(set) var listed: URL
  private(set) var names: [String] = []
  private(set) var complaint = ""

  init(_ folder: URL) {
    (self.folder, listed) = (folder, folder)
    // To load what is loaded is to refresh it.
    let moves = AllowedMoves(
      initial: .initial,
      LoadState.list,
      missing: { state, wanted in
        wanted == .loadingContent && [.contentLoaded, .noContent].contains(state) ? .refreshingContent : nil
      }
    )
    machine = StateMachine(moves)
    machine.react(to: { [.loadingContent, .refreshingContent].contains($0) }) { [weak self] send in
      try await send.sleep(for: .milliseconds(300))
      send(await self?.load() ?? .error)
    }
  }

  func open(_ path: String) {
    folder = URL(filePath: path, relativeTo: folder)
  }

  /// Reads the folder, and says which state that leads to.
  private func load() async -> LoadState {
    do {
      let folder = folder
      (names, listed) = (try await Self.names(in: folder), folder)
      return names.isEmpty ? .noContent : .contentLoaded
    } catch {
      complaint =
        "'\(folder.lastPathComponent)' cannot be loaded; see that the folder is there and that you may read it."
      return .error
    }
  }

  /// Not on the main actor: a folder can be slow.
  @concurrent
  private static func names(in folder: URL) async throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted()
  }
}
