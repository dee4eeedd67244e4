/// The shop's categories, five levels deep at most.
enum Taxonomy {
  static let tops = ["Women", "Men"]

  static func names(below path: [String]) -> [String] { categories[path.joined(separator: "/")] ?? [] }

  private static let categories = [
    "Women": ["Shoes", "Bags"],
    "Women/Shoes": ["Boots", "Heels"],
    "Women/Shoes/Boots": ["Ankle", "Knee"],
    "Women/Shoes/Boots/Ankle": ["Leather", "Suede"],
    "Men": ["Shirts", "Belts"],
  ]
}
