import SwiftSyntax

/// Several properties of `Bool` that methods ask and set: what is going on is what they say together.
enum FactsTogether {
  static func machine(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    let flags = type.storedFlags
    guard flags.count >= least else { return nil }
    let bodies = type.functions.filter { !$0.isStatic }.compactMap(\.body)
    let uses = bodies.map { FlagUses(of: Set(flags.map(\.name)), in: $0, declarations.surveys) }
    let group = group(of: flags.map(\.name), in: uses)
    let found = flags.filter { group.contains($0.name) }
    guard let first = found.first else { return nil }
    let names = found.map { "'\($0.name)'" }.joined(separator: ", ")
    let why = "the state is what \(names) say together; declare an enum of what that can be"
    return .refused(type, states: .none(at: type), why: why, at: first.offset, in: declarations)
  }

  /// Those on which it depends how the others are set, and that are set as the others are.
  private static func group(of flags: [String], in uses: [FlagUses]) -> Set<String> {
    let (asked, set) = uses.reduce(into: (Set<String>(), Set<String>())) {
      $0.0.formUnion($1.asked)
      $0.1.formUnion($1.set)
    }
    // What asks one and sets another makes both parts of what is going on.
    let links = uses.filter { !$0.set.isEmpty && !$0.asked.isEmpty }
      .map { $0.asked.union($0.set).intersection(asked).intersection(set) }.filter { $0.count > 1 }
    for flag in flags {
      var group: Set<String> = [flag]
      while let link = links.first(where: { !$0.isDisjoint(with: group) && !$0.isSubset(of: group) }) {
        group.formUnion(link)
      }
      let moves = links.count { $0.isSubset(of: group) }
      if group.count >= least, moves >= leastMoves { return group }
    }
    return []
  }

  /// Two are as often facts that have nothing to do with one another.
  private static let least = 3
  private static let leastMoves = 3
}

/// Which of some properties a function asks in conditions, and which it sets to what is written there.
private struct FlagUses {
  var asked: Set<String>
  var set: Set<String> = []

  init(of flags: Set<String>, in body: CodeBlockSyntax, _ surveys: Surveys) {
    let survey = surveys.survey(body)
    let own = flags.subtracting(survey.bound)
    asked = survey.conditions.union(survey.looked).intersection(own)
    guard !survey.allAssigned.isDisjoint(with: own) else { return }
    for (assignment, _) in AssignmentFinder.assignments(in: body) {
      guard let value = assignment.value.single else { continue }
      let places = zip(Arrangement(assignment.target).leaves, Arrangement(value).leaves)
      set.formUnion(places.filter { $1.is(BooleanLiteralExprSyntax.self) }.map(\.0.nameBehindSelf))
    }
    set.formIntersection(own)
  }
}

extension Declarations.TypeDeclaration {
  fileprivate var storedFlags: [(name: String, offset: Int)] {
    storedVariables.compactMap { binding in
      guard binding.isFlag, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
      else { return nil }
      return (name, binding.offset)
    }
  }
}
