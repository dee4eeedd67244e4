/// Who has come in; each screen adds what it was told.
struct User: Hashable {
  var name: String
  var favourite: Department?
}

/// What a person can like best.
enum Department: String, CaseIterable {
  case shoes, bags, coats, books
}
