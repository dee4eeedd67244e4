/// Something that the shop sells.
struct Good: Equatable {
  let name: String
  let price: Int
  var isOnSale = false

  /// All there is, the most relevant first.
  static let all = [
    Good(name: "boots", price: 120),
    Good(name: "scarf", price: 25, isOnSale: true),
    Good(name: "coat", price: 240, isOnSale: true),
    Good(name: "belt", price: 40),
    Good(name: "bag", price: 80, isOnSale: true),
    Good(name: "hat", price: 60),
  ]
}
