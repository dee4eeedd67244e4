import SwiftSyntax

extension MachineDeclaration {
  /// The machine that one of several values is, as if no more than its state were kept; where that cannot be read, the
  /// refused one, with the reason. Nil where it is no machine.
  func followingRecords(in module: SourceModule) -> MachineDeclaration? {
    guard let records, let type = declarations.types[owner] else { return self }
    let rewritten = RecordDeclarations(records, in: declarations)
    var (edits, obstacle) = (rewritten.edits, rewritten.obstacle)
    let keys = RecordKeys(records, of: type, in: declarations)
    for member in type.members where !member.isProtocolOrType {
      let rewriter = RecordRewriter(records, in: member, keys, declarations)
      rewriter.walk(member)
      edits.add(rewriter.edits)
      let found = keys.turns(of: member).lazy.compactMap { RecordObstacles(records, in: $0, keys, declarations).found }
      obstacle = obstacle ?? found.first ?? rewriter.obstacle
    }
    let setters = SettersOfRecords(of: records)
    setters.walk(module.tree)
    if let setter = setters.found {
      obstacle =
        obstacle ?? Program.Note(why: "what is done to '\(setter.text)' is not followed", offset: setter.offset)
    }
    let found = machine(keptBy: records, in: module.with(edits))
    if found == nil, records.isPerhapsNone { return nil }
    guard obstacle == nil, var found else { return refused(because: obstacle) }
    let makers = type.functions.filter { keys.uses(in: $0).makesOnly }
    found.records = records
    found.records?.makers = Set(makers.map(\.offset))
    return found
  }

  private func machine(keptBy records: KeptRecords, in module: SourceModule?) -> MachineDeclaration? {
    guard let module else { return nil }
    let declarations = Declarations(in: module).seen(fromFile: module.starts.file(at: offset))
    guard let type = declarations.types[owner] else { return nil }
    var found = StoredState.machine(of: type, for: records.property, isKnown: true, in: declarations)
    found?.name = name
    return found?.refusal == nil ? found : nil
  }

  private func refused(because obstacle: Program.Note?) -> MachineDeclaration {
    var refused = self
    refused.records = nil
    refused.refusal = obstacle ?? refusal
    return refused
  }
}

extension SourceModule {
  /// The same with other text in some places; nil where that cannot be parsed.
  fileprivate func with(_ edits: SourceEdits) -> SourceModule? {
    var changed: [ParsedSource] = []
    for (file, source) in sources.enumerated() {
      let first = sources.count == 1 ? 0 : source.tree.statements.position.utf8Offset
      let start = starts[file] - first
      let isLast = file + 1 == sources.count
      let own = edits.within(start..<(isLast ? Int.max : starts[file + 1]), withAppended: isLast)
      let text = source.text
      guard !own.isEmpty else {
        changed.append(source)
        continue
      }
      guard let parsed = ParsedSource(own.applied(to: text), path: source.path) else { return nil }
      changed.append(parsed)
    }
    return SourceModule(Array(changed[..<askedCount]), context: Array(changed[askedCount...]))
  }
}
