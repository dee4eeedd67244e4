import SwiftSyntax

/// Of which type the places are that a member of a type names, as far as declarations tell: `broker`, `owner.broker`.
struct PlaceTypes {
  private let path: String
  private let uses: PlaceUses
  private let declarations: Declarations

  /// - Parameter path: that of the type around the member; empty outside of all types.
  init(in member: DeclSyntax, of path: String, _ declarations: Declarations) {
    self.path = path
    uses = PlaceUses(in: [Syntax(member)])
    self.declarations = declarations.seen(from: member)
  }

  private enum Known: Equatable {
    case path(String)
    /// The name is that of no type in the module.
    case elsewhere
  }

  /// The path of the type of a place that is written without `self.` before.
  func type(of place: String) -> String? {
    if case .path(let path) = known(of: place, depth: 4) { path } else { nil }
  }

  /// Whether a place may hold a value of a type: one of which nothing is known may.
  func mayHold(_ owner: String, in place: String) -> Bool {
    known(of: place, depth: 4).map { $0 == .path(owner) } ?? true
  }

  private func known(of place: String, depth: Int) -> Known? {
    let names = place.split { ".?!".contains($0) }.map(String.init)
    guard let first = names.first, depth > 0 else { return nil }
    var type: Known?
    if let written = uses.types[first] {
      type = known(written, in: declarations, from: path)
    } else if let origins = uses.copied[first] {
      // A local hides a property of its name.
      guard origins.count == 1, let origin = origins.first else { return nil }
      type = origin == first ? held(first, by: path) : known(of: origin, depth: depth - 1)
    } else {
      type = held(first, by: path)
    }
    for name in names.dropFirst() {
      guard case .path(let path) = type else { return nil }
      type = held(name, by: path)
    }
    return type
  }

  private func known(_ written: String, in declarations: Declarations, from path: String) -> Known {
    declarations.type(named: written, from: path).map { .path($0.path) } ?? .elsewhere
  }

  private func held(_ name: String, by path: String) -> Known? {
    guard let binding = declarations.types[path]?.properties[name] else { return nil }
    let seen = declarations.seen(from: binding)
    let written = binding.typeAnnotation?.type.statedName ?? binding.initializer?.value.madeType
    return (written ?? binding.typeName(in: seen, from: path)).map { known($0, in: seen, from: path) }
  }
}

extension Declarations {
  /// What other types have, and what stands outside of all types, in the files whose names behind dots say that it is worth a look.
  func members(outside owner: String, where isWorthIt: (DottedNames) -> Bool) -> [(path: String, member: DeclSyntax)] {
    let files = Set(fileIndices.filter { isWorthIt(dottedNames(inFile: $0)) })
    guard !files.isEmpty else { return [] }
    return membersOfAll.filter { $0.path != owner && files.contains($0.file) }.map { ($0.path, $0.member) }
  }

  /// What types have, and the functions outside of all types, in the order of the source.
  private var membersOfAll: [Surveys.Member] {
    surveys.members {
      let own = types.values.flatMap { type in type.members.map { (type.path, $0) } }
      let free = fileIndices.flatMap { seen(fromFile: $0).functions.map { ("", DeclSyntax($0)) } }
      return (own + free).filter { $1.asProtocol((any DeclGroupSyntax).self) == nil }
        .map { Surveys.Member(path: $0, member: $1, file: fileIndex(at: $1.offset)) }
        .sorted { $0.member.offset < $1.member.offset }
    }
  }
}

extension ExprSyntax {
  /// `Broker` of `Broker(name: "a")`.
  var madeType: String? {
    guard let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self),
      callee.baseName.identifierText.first?.isUppercase == true
    else { return nil }
    return callee.baseName.identifierText
  }
}
