extension Table {
  static let chainsOnState = Table(
    "questions about what is there in some states only",
    #"""
    ## a chain on a computed property @file unrun
    struct Cause: Equatable { var isOld: Bool }
    struct Failure: Equatable { var cause: Cause? }
    struct Machine {
      enum State: Equatable { case idle, playing, failed(Failure) }
      private(set) var state = State.idle
      var other: Failure?
      var failure: Failure? {
        guard case .failed(let failure) = state else { return nil }
        return failure
      }
      mutating func play() { if state == .idle { state = .playing } }
      mutating func fail(_ failure: Failure) { if state == .playing { state = .failed(failure) } }
      mutating func refresh() { if failure?.cause?.isOld == true { state = .idle } }
      mutating func look() { if let cause = self.failure?.cause, cause.isOld { state = .idle } }
      mutating func have() { if failure?.cause != nil { state = .idle } }
      mutating func mind() { if failure?.cause?.isOld ?? false { state = .idle } }
      mutating func deny() { if state != .idle, failure?.cause?.isOld != true { state = .idle } }
      mutating func ask() { if state == .playing, other?.cause?.isOld == true { state = .idle } }
    }
    --
    states idle playing failed
    initial idle
    events play fail refresh look have mind deny ask
    idle play → playing
    playing fail → failed
    failed refresh [failure?.cause?.isOld == true] → idle
    failed refresh stays
    failed look [let cause = self.failure?.cause && cause.isOld] → idle
    failed look stays
    failed have [failure?.cause != nil] → idle
    failed have stays
    failed mind [failure?.cause?.isOld ?? false] → idle
    failed mind stays
    playing deny [failure?.cause?.isOld != true] → idle
    playing deny stays
    failed deny [failure?.cause?.isOld != true] → idle
    failed deny stays
    playing ask [other?.cause?.isOld == true] → idle
    playing ask stays
    rest stays
    """#
  )
}
