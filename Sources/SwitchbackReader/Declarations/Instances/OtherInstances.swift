import SwiftSyntax

extension MachineDeclaration {
  /// Where the type sets the state of another of its instances: `next?.state = .ready`. A value is copied, and changes for itself,
  /// if it is not set where a key path leads: `object[keyPath: path].state = .ready`.
  var sitesOfOtherInstances: [AssignmentSite] {
    guard case .property(let property) = storage, !isStatic, holdingType == nil, region == nil, steps == nil,
      closure == nil, let type = declarations.types[owner]
    else { return [] }
    let names = untoldSettersOfState.union(box == nil ? [property] : [])
    let members = type.members.withoutAlikes.filter { member in
      let survey = declarations.surveys.survey(member)
      let assigned = survey.allAssigned
      return member.asProtocol((any DeclGroupSyntax).self) == nil
        && names.contains { name in assigned.contains { $0.hasSuffix(".\(name)") } }
    }
    return members.flatMap { member -> [AssignmentSite] in
      let instances = Instances(of: [type.path] + type.above, in: member, declarations)
      let changes = MemberChangeFinder.changes(in: member).filter { change in
        names.contains(change.name) && (type.isShared || change.base.isByKeyPath)
      }
      return changes.compactMap { change in
        let answer = instances.include(change.base)
        guard answer != .never, answer == .surely || mayBeSet(change, instances.types) else { return nil }
        return change.site(isSure: answer == .surely)
      }
    }
  }
}

extension MemberChangeFinder.Change {
  /// Where it is said that it happens to another instance.
  func site(isSure: Bool) -> AssignmentSite {
    let end = value?.elements.last?.endPosition.utf8Offset ?? offset + 1
    let why = "another instance's state \(isSure && value != nil ? "is" : "may be") set, which is not followed"
    return AssignmentSite(range: offset..<max(end, offset + 1), why: why)
  }
}

/// Which places that a member of a type names hold another instance of it, as far as declarations tell.
private struct Instances {
  let types: WrittenTypes
  private let paths: [String]

  init(of paths: [String], in member: DeclSyntax, _ declarations: Declarations) {
    self.paths = paths
    types = WrittenTypes(in: member, of: paths[0], declarations)
  }

  func include(_ base: ExprSyntax) -> Answer {
    let base = base.withoutMarks
    guard !base.isSelf, !base.is(SuperExprSyntax.self), !SelfAliases.around(base).contains(base.trimmedDescription)
    else { return .never }
    switch types.type(of: base) {
    case .named(let path): return paths.contains(path) ? .surely : .never
    case nil, .open: return base.isOfNamedType ? .never : .perhaps
    default: return .never
    }
  }

  enum Answer { case surely, perhaps, never }
}

extension ExprSyntax {
  /// Whether a key path leads there: `object[keyPath: path]`.
  fileprivate var isByKeyPath: Bool {
    withoutMarks.as(SubscriptCallExprSyntax.self)?.arguments.first?.label?.text == "keyPath"
  }

  /// `Settings.shared`, whatever that is.
  fileprivate var isOfNamedType: Bool { trimmedDescription.first?.isUppercase == true }
}
