extension Table {
  static let filteredPublishers = Table(
    "what a publisher lets through",
    #"""
    ## where the state is asked in the same turn, or before a scheduler @file invalid
    import Combine
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var kept: Set<AnyCancellable> = []
      func first(_ ticks: AnyPublisher<Int, Never>) {
        ticks.filter { [unowned self] _ in state == .a }
          .sink { [weak self] _ in self?.state = .b }.store(in: &kept)
      }
      func second(_ ticks: AnyPublisher<Int, Never>) {
        ticks.filter { [weak self] count in self?.state == .b && count > 3 }.removeDuplicates()
          .sink { [weak self] _ in self?.state = .c }.store(in: &kept)
      }
      func third(_ ticks: AnyPublisher<Int, Never>) {
        ticks.filter { [unowned self] _ in state == .c }.receive(on: RunLoop.main)
          .sink { [weak self] _ in self?.state = .a }.store(in: &kept)
      }
      func stop() { if state == .c { state = .a } }
    }
    --
    events stop first(sink) second(sink) third(sink)
    a stop stays any
    b stop stays any
    c stop → a
    a first(sink) → b
    b first(sink) stays any
    c first(sink) stays any
    a second(sink) stays any
    b second(sink) [count > 3] → c
    b second(sink) stays any
    c second(sink) stays any
    a third(sink) stays any
    b third(sink) → a any
    c third(sink) → a any

    ## the end is told whatever was let through @file invalid
    import Combine
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var kept: Set<AnyCancellable> = []
      func load(_ pages: AnyPublisher<Int, any Error>) {
        pages.filter { [unowned self] _ in state == .a }
          .sink { [weak self] _ in self?.state = .c } receiveValue: { [weak self] _ in self?.state = .b }
          .store(in: &kept)
      }
      func stop() { if state == .c { state = .a } }
    }
    --
    events stop load(sink) load(receiveValue)
    a stop stays any
    b stop stays any
    c stop → a
    a load(sink) → c any
    b load(sink) → c any
    c load(sink) stays any
    a load(receiveValue) → b
    b load(receiveValue) stays any
    c load(receiveValue) stays any
    """#
  )
}
