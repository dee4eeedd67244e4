import SwiftSyntax

/// Which case a stored property holds: `mode == .fast` does not hold where `mode == .slow` does.
extension Lowering {
  /// The cases that a property may hold which are equal to themselves, if it holds one of an enum's.
  mutating func members(of property: PatternBindingSyntax) -> Set<String> {
    guard let type = caseType(of: property) else { return [] }
    return Set(plainCases(of: type).compactMap { $0.count == 1 ? $0[0] : nil })
  }

  /// For each answer those to questions that do not hold where that one does.
  mutating func rivals() -> [Int: Set<Int>] {
    var asked: [String: [(member: String, slot: Int)]] = [:]
    for question in questions.values where question.locals.isEmpty {
      guard case .member(let name, let member)? = question.text.toldPlace else { continue }
      asked[name, default: []].append((member, question.slot.id))
    }
    var found: [Int: Set<Int>] = [:]
    for (name, all) in asked where all.count > 1 {
      guard let property = machine.declarations.types[machine.owner]?.properties[name] else { continue }
      let members = members(of: property)
      let known = all.filter { members.contains($0.member) }
      for one in known {
        found[one.slot] = Set(known.filter { $0.member != one.member }.map(\.slot))
      }
    }
    return found
  }
}

extension ExprSyntax {
  /// `fast` of `.fast` and of `Mode.fast`.
  var memberName: String? {
    guard let member = self.as(MemberAccessExprSyntax.self), member.base.map({ $0.isTypeName }) ?? true,
      member.declName.argumentNames == nil
    else { return nil }
    return member.declName.baseName.identifierText
  }

  private var isTypeName: Bool {
    trimmedDescription.split(separator: ".").allSatisfy { $0.first?.isUppercase == true }
  }
}
