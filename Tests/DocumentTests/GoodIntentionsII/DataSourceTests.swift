@testable import DataSourceExample
import Switchback
import Testing

extension GoodIntentionsIITests {
  @Suite("Applied to an asynchronous data source") @MainActor
  struct DataSourceTests {
    @Test func `content is loaded, then refreshed, and an error can be tried again`() async {
      let source = DataSource([.success(["a"]), .failure(Offline()), .success([]), .success(["b"])])
      for _ in 1...4 { await source.load() }
      #expect(
        source.states == [
          .loadingContent, .contentLoaded, .refreshingContent, .error, .loadingContent, .noContent,
          .refreshingContent, .contentLoaded,
        ]
      )
      #expect(source.items == ["b"])
    }

    @Test(
      arguments: [
        (.success(["a"]), .contentLoaded), (.success([]), .noContent), (.failure(Offline()), .error),
      ] as [(Result<[String], Offline>, LoadState)]
    )
    func `loading ends with content, without, or with an error`(result: Result<[String], Offline>, state: LoadState)
      async
    {
      let source = DataSource([result])
      await source.load()
      #expect(source.states == [.loadingContent, state])
    }

    @Test func `the placeholder shows as long as content is loaded, and not while it is refreshed`() async {
      let source = DataSource([.success(["a"]), .success(["b"])])
      await source.load()
      await source.load()
      #expect(source.placeholder == ["shown", "hidden"])
    }

    @Test func `while it loads it does not begin again`() async {
      let source = DataSource([.success(["a"])])
      source.machine.state = .loadingContent
      #expect(!source.machine.canMove(to: .loadingContent))
      #expect(!source.machine.canMove(to: .refreshingContent))
      #expect(source.machine.allowedMoves == [.contentLoaded, .noContent, .error])
    }
  }
}

struct Offline: Error {}

/// Loads what it is given, one result after the other.
@MainActor
private final class DataSource {
  let machine = StateMachine(LoadState.moves)
  private(set) var items: [String] = []
  private(set) var states: [LoadState] = []
  private(set) var placeholder: [String] = []
  private var results: [Result<[String], Offline>]

  init(_ results: [Result<[String], Offline>]) {
    self.results = results
    machine.onTransition { [unowned self] in states.append($0.to) }
    machine.onEnter(.loadingContent) { [unowned self] _ in placeholder.append("shown") }
    machine.onExit(.loadingContent) { [unowned self] _ in placeholder.append("hidden") }
  }

  func load() async {
    machine.state = [.initial, .error].contains(machine.state) ? .loadingContent : .refreshingContent
    do throws(Offline) {
      items = try await fetch()
      machine.state = items.isEmpty ? .noContent : .contentLoaded
    } catch {
      machine.state = .error
    }
  }

  private func fetch() async throws(Offline) -> [String] {
    await Task.yield()
    return try results.removeFirst().get()
  }
}
