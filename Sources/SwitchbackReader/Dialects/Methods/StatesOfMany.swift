import SwiftSyntax

/// States of values that a type has many of, is handed, or fetches, or has one of at times: it asks for them and sets them,
/// `jobs[id]?.state`, and the values have no functions that do so.
enum StatesOfMany {
  /// - Parameter machines: what the type is itself; beside that the refused one goes by the property of the values.
  static func machine(
    of type: Declarations.TypeDeclaration,
    besides machines: [MachineDeclaration] = [],
    in declarations: Declarations
  ) -> MachineDeclaration? {
    let drawn = Set(machines.map(\.stateType))
    let changes = changes(by: type.functions, of: type.path, besides: drawn, in: declarations)
    guard let change = changes.first(where: { $0.isMove(PlaceUses(of: type)) }) else { return nil }
    let content = change.content
    let why =
      content.path.map { one in
        let values = content.mayBeMissing ? "'\(one)', which may be missing, and" : "each '\(one)', which"
        return "'\(type.path)' asks for and sets the state of \(values) is not followed; let '\(one)' do so"
      } ?? "'\(type.path)' asks for and sets '\(content.name)' of each value, which is not followed"
    var refused = MachineDeclaration.refused(type, states: content.shape, why: why, at: change.offset, in: declarations)
    if !machines.isEmpty { refused.name = content.key }
    refused.records = content.path.flatMap {
      KeptRecords(of: type, holding: $0, with: content.name, in: declarations)
    }
    return refused
  }

  /// Those that functions outside of all types ask for and set; each goes by the type of the values.
  static func machines(
    of functions: [FunctionDeclSyntax],
    besides machines: [MachineDeclaration],
    in declarations: Declarations
  ) -> [MachineDeclaration] {
    let drawn = Set(machines.map(\.stateType))
    let changes = changes(by: functions, of: "", besides: drawn, in: declarations)
    return changes.filter { $0.isMove(PlaceUses(in: functions.map { Syntax($0) })) }.compactMap { change in
      guard let one = change.content.path, let type = declarations.types[one] else { return nil }
      let why = "functions outside of all types ask for and set the state of each '\(one)', which is not followed"
      return .refused(
        type,
        states: change.content.shape,
        why: "\(why); let '\(one)' do so",
        at: change.offset,
        in: declarations
      )
    }
  }

  /// What functions set, in the order in which they do it first.
  private static func changes(
    by functions: [FunctionDeclSyntax],
    of path: String,
    besides drawn: Set<String>,
    in declarations: Declarations
  ) -> [Change] {
    var changes: [String: Change] = [:]
    for function in functions where function.setsStateOfMember(declarations) {
      let types = WrittenTypes(in: DeclSyntax(function), of: path, declarations)
      for (assignment, offset) in AssignmentFinder.assignments(in: function) {
        guard let value = assignment.value.single, let name = value.caseName,
          let content = Content(of: assignment.target, set: value, types), content.shape.hasCase(name),
          !drawn.contains(content.shape.path)
        else { continue }
        changes[content.key, default: Change(content: content, offset: offset)].add(name, in: function)
      }
      for copy in StateCopyFinder.copies(in: function) {
        guard let content = Content(copy.property, ofValue: copy.base, set: copy.value, types),
          let name = copy.value.caseName, content.shape.hasCase(name), !drawn.contains(content.shape.path)
        else { continue }
        changes[content.key, default: Change(content: content, offset: copy.base.offset)].add(name, in: function)
      }
    }
    return changes.values.sorted { $0.offset < $1.offset }
  }

  /// The state of some values, and the cases to which it is set.
  private struct Change {
    var content: Content
    var offset: Int
    private var given: Set<String> = []
    /// Whether one function asks for a case and sets another.
    private var isMadeByOne = false

    init(content: Content, offset: Int) { (self.content, self.offset) = (content, offset) }

    mutating func add(_ name: String, in function: FunctionDeclSyntax) {
      given.insert(name)
      let asked = content.asked(in: PlaceUses(in: [Syntax(function)]))
      isMadeByOne = isMadeByOne || !asked.subtracting([name]).isEmpty
    }

    /// - Parameter uses: what is done around the functions that set it.
    func isMove(_ uses: PlaceUses) -> Bool {
      isMadeByOne || given.count > 2 || given.count > 1 && !content.asked(in: uses).isEmpty
    }
  }
}

extension FunctionDeclSyntax {
  fileprivate func setsStateOfMember(_ declarations: Declarations) -> Bool {
    guard let body, declarations.mayNameState(in: body) else { return false }
    let survey = declarations.surveys.survey(body)
    let isAssigned = survey.allAssigned.contains { place in
      place.contains(".") && NameWords.nameState(place.lastName)
    }
    return isAssigned
      || survey.calls.contains { call in
        (call.base != nil || call.name.first?.isUppercase == true)
          && call.labels.contains { $0.map(NameWords.nameState) == true }
      }
  }
}
