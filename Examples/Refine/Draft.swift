/// A filter in the making, with the one to go back to.
struct Draft: Equatable {
  let filter: Filter
  let before: Filter

  init(_ filter: Filter, instead before: Filter) {
    self.filter = filter
    self.before = before
  }

  func adding(_ name: String) -> Draft {
    Draft(Filter(top: filter.top, below: filter.below + [name]), instead: before)
  }

  /// Keeps so many levels, the top one counted.
  func cut(to levels: Int) -> Draft {
    Draft(Filter(top: filter.top, below: Array(filter.below.prefix(levels - 1))), instead: before)
  }

  func changed(to top: String) -> Draft { Draft(Filter(top: top), instead: before) }

  /// The names that can be chosen next; none at the bottom of a branch.
  var choices: [String] { Taxonomy.names(below: filter.path) }

  func offers(_ name: String) -> Bool { choices.contains(name) }
}
