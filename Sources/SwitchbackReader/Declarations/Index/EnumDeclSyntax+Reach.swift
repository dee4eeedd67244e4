import SwiftSyntax

/// Where code can stand that makes a value of a type.
package enum Reach: Int, Comparable, Sendable {
  case file, module, package

  package static func < (one: Reach, other: Reach) -> Bool { one.rawValue < other.rawValue }
}

extension EnumDeclSyntax {
  /// Where its cases can be made by name; nil where that is anywhere, or where they can be made without it.
  ///
  /// - Parameter conformances: what extensions add.
  func reach(conformances: Set<String>) -> Reach? {
    let inherited = conformances.union(inheritanceClause.typeNames)
    guard inherited.allSatisfy({ Self.harmless.contains($0) || $0.hasPrefix("~") }) else { return nil }
    return sequence(first: Syntax(self), next: \.parent).compactMap(\.reach).min()
  }

  /// What gives an enum no other way to make its cases; a raw type does, and what nobody knows here may.
  private static let harmless: Set = [
    "BitwiseCopyable", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible", "Equatable", "Error",
    "Hashable", "LocalizedError", "Sendable",
  ]
}

extension Syntax {
  /// How far a declaration can be seen; nil where it is no limit.
  fileprivate var reach: Reach? {
    // What is declared inside of a function is seen there.
    if self.is(CodeBlockSyntax.self) { return .file }
    guard let group = asProtocol((any DeclGroupSyntax).self) else { return nil }
    let isExtension = self.is(ExtensionDeclSyntax.self)
    let own = group.modifiers.access
    let around = isExtension ? nil : surroundingExtension?.modifiers.access
    switch own ?? around {
    case .private, .fileprivate: return .file
    case .package: return .package
    case .public, .open: return nil
    default: return isExtension ? nil : .module
    }
  }

  /// The extension of which this is a member, whose modifier is that of its members.
  private var surroundingExtension: ExtensionDeclSyntax? {
    parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
  }
}

extension DeclModifierListSyntax {
  fileprivate var access: Keyword? {
    lazy.compactMap { modifier -> Keyword? in
      guard case .keyword(let keyword) = modifier.name.tokenKind, modifier.detail == nil else { return nil }
      return [.private, .fileprivate, .internal, .package, .public, .open].contains(keyword) ? keyword : nil
    }.first
  }
}
