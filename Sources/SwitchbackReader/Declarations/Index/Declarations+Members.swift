import SwiftSyntax

extension Declarations {
  /// What other types have, and what stands outside of all types, in the files whose names behind dots say that it is worth a look.
  func members(outside owner: String, where isWorthIt: (DottedNames) -> Bool) -> [(path: String, member: Syntax)] {
    let files = Set(fileIndices.filter { isWorthIt(dottedNames(inFile: $0)) })
    guard !files.isEmpty else { return [] }
    return membersOfAll.filter { $0.path != owner && files.contains($0.file) }.map { ($0.path, $0.member) }
  }

  /// What types have, and what stands outside of all types, in the order of the source.
  var membersOfAll: [Surveys.Member] {
    surveys.members {
      let own = types.values.flatMap { type in type.members.map { (type.path, Syntax($0)) } }
      let free = fileIndices.flatMap { file in
        seen(fromFile: file).functions.map { ("", Syntax($0)) } + index.statements[file].map { ("", $0) }
      }
      return (own + free).filter { $1.asProtocol((any DeclGroupSyntax).self) == nil }
        .map { Surveys.Member(path: $0, member: $1, file: fileIndex(at: $1.offset)) }
        .sorted { $0.member.offset < $1.member.offset }
    }
  }
}
