/// What a shop is filtered to: a top category, and below it one name a level.
struct Filter: Equatable {
  var top: String
  var below: [String] = []

  /// What the bar above the results says.
  var title: String { below.last ?? "All" }
  /// What is chosen, from the top.
  var path: [String] { [top] + below }
}

/// A filter in the making, with the one to go back to.
struct Draft: Equatable {
  var filter: Filter
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

  /// The names that can be chosen next.
  var choices: [String] { Taxonomy.names(below: filter.path) }
  var hasNextLevel: Bool { !choices.isEmpty }
}

/// The shop's categories, five levels deep at most.
enum Taxonomy {
  static func names(below path: [String]) -> [String] { categories[path.joined(separator: "/")] ?? [] }

  private static let categories = [
    "Women": ["Shoes", "Bags"],
    "Women/Shoes": ["Boots", "Heels"],
    "Women/Shoes/Boots": ["Ankle", "Knee"],
    "Women/Shoes/Boots/Ankle": ["Leather", "Suede"],
    "Men": ["Shirts", "Belts"],
  ]
}
