import SwiftSyntax

extension DeclarationParts {
  /// The parts, those of `extension Engine`, where that is another name for `Machine`, under the name of the type itself.
  var partsByTheirNames: [Part] {
    let declared = Set(parts.filter { $0.declaration != nil }.map(\.names))
    let named = Dictionary(grouping: aliases, by: \.names).compactMapValues { found -> OtherName? in
      guard found.count == 1, let alias = found.first, !declared.contains(alias.names) else { return nil }
      return Self.meant(by: alias, among: declared).map { OtherName(alias: alias, names: $0) }
    }
    guard !named.isEmpty else { return parts }
    return parts.map { part in
      var part = part
      for count in part.names.indices {
        guard let found = named[Array(part.names[...count])], found.isSeen(from: part.file) else { continue }
        part.names.replaceSubrange(...count, with: found.names)
        break
      }
      return part
    }
  }

  private struct OtherName {
    var alias: Alias
    /// Those of the type itself.
    var names: [String]

    func isSeen(from file: Int) -> Bool { !alias.isPrivate || alias.file == file }
  }

  /// The names of the type for which an alias stands, looked up from there outwards.
  private static func meant(by alias: Alias, among declared: Set<[String]>) -> [String]? {
    guard alias.target.is(IdentifierTypeSyntax.self) || alias.target.is(MemberTypeSyntax.self) else { return nil }
    let names = alias.target.plainName.split(separator: ".").map(String.init)
    let scope = alias.names.dropLast()
    return (0...scope.count).lazy.map { Array(scope.dropLast($0)) + names }.first(where: declared.contains)
  }
}
