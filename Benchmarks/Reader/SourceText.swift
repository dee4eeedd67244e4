import Foundation

/// The text of a Swift file.
struct SourceText {
  var path: String
  var text: String

  /// Those of a folder and of all below it, in the order of their paths.
  static func all(in folder: String) -> [SourceText] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      let data = FileManager.default.contents(atPath: "\(folder)/\(path)")
      return data.map { SourceText(path: path, text: String(decoding: $0, as: UTF8.self)) }
    }
  }
}
