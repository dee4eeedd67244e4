import SwiftSyntax
import SwitchbackGraph

/// Which case a stored property holds: `mode == .fast` does not hold where `mode == .slow` does.
extension Lowering {
  /// The cases that a property may hold which are equal to themselves, if it holds one of an enum's.
  mutating func members(of property: PatternBindingSyntax) -> Set<String> {
    guard let type = caseType(of: property) else { return [] }
    return Set(plainCases(of: type).compactMap { $0.count == 1 ? $0[0] : nil })
  }

  /// For each answer those to questions that do not hold where that one does.
  mutating func rivals() -> [Int: ImpliedAnswers] {
    var asked: [String: [(member: String, slot: Int)]] = [:]
    for question in questions.values where question.locals.isEmpty {
      guard case .member(let name, let member)? = question.text.toldPlace else { continue }
      asked[name, default: []].append((member, question.slot.id))
    }
    var (found, left): ([Int: Set<Int>], [Int: [Int: Bool]]) = ([:], [:])
    for (name, all) in asked where all.count > 1 {
      guard let property = machine.declarations.types[machine.owner]?.properties[name] else { continue }
      let members = members(of: property)
      let known = all.filter { members.contains($0.member) }
      for one in known {
        let others = Set(known.filter { $0.member != one.member }.map(\.slot))
        found[one.slot] = others
        // Of two cases it is the other one.
        if hasTwoCases(property) { left[one.slot] = Dictionary(others.map { ($0, true) }) { first, _ in first } }
      }
    }
    return Dictionary(
      uniqueKeysWithValues: found.merging(rivalBuilds) { $0.union($1) }.map { slot, others in
        let rivals = Dictionary(others.map { ($0, false) }) { first, _ in first }
        return (slot, ImpliedAnswers(whereTrue: rivals, whereFalse: left[slot] ?? [:]))
      }
    )
  }

  private mutating func hasTwoCases(_ property: PatternBindingSyntax) -> Bool {
    guard let type = caseType(of: property), !type.isOptional, plainCases(of: type).count == 2 else { return false }
    return shape(at: type.path)?.cases.count == 2
  }

  /// The same of systems and processors, of which a build has one.
  private var rivalBuilds: [Int: Set<Int>] {
    let asked = questions.values.filter { $0.text.hasPrefix(String.build) }
    guard asked.count > 1 else { return [:] }
    return ["os", "arch"].reduce(into: [:]) { found, kind in
      let known = asked.compactMap { question in question.text.platforms(kind).map { (question.slot.id, $0) } }
      for (slot, names) in known {
        found[slot, default: []].formUnion(known.filter { $0.1.isDisjoint(with: names) }.map(\.0))
      }
    }
  }
}

extension String {
  /// What a question to the build leaves: `os(iOS) || os(tvOS)`; nil where it does not ask for that.
  fileprivate func platforms(_ kind: String) -> Set<String>? {
    let asked = dropFirst(Self.build.count)
    return String(asked).parts(around: " && ")?.compactMap { part -> Set<String>? in
      let isWrapped = part.hasPrefix("(") && part.hasSuffix(")")
      let asked = isWrapped ? String(part.dropFirst().dropLast()) : part
      let names = asked.parts(around: " || ")?.map { $0.platform(kind) }
      guard let names, !names.contains(nil) else { return nil }
      return Set(names.compactMap(\.self))
    }.reduce(nil) { $0?.intersection($1) ?? $1 }
  }

  private func platform(_ kind: String) -> String? {
    guard hasPrefix("\(kind)("), hasSuffix(")") else { return nil }
    let name = dropFirst(kind.count + 1).dropLast()
    return name == "OSX" ? "macOS" : String(name)
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
