/// What a shop is filtered to: a top category, and below it one name a level.
struct Filter: Equatable {
  var top: String
  var below: [String] = []

  /// What the bar above the results says.
  var title: String { below.last ?? "All" }
  /// What is chosen, from the top.
  var path: [String] { [top] + below }
}
