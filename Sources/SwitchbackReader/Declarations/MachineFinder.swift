import SwiftSyntax

/// Finds the machines of a file, in the order in which their types stand there.
enum MachineFinder {
  static func machines(in tree: SourceFileSyntax) -> [MachineDeclaration] {
    let declarations = Declarations(in: tree)
    var found: [MachineDeclaration] = []
    for path in declarations.order {
      guard let type = declarations.types[path] else { continue }
      found += Self.machines(of: type, in: declarations)
    }
    return found + machines(of: declarations.functions, owner: "", in: declarations)
  }

  /// A type is one machine; the ways of writing one are tried from the plainest on.
  private static func machines(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> [MachineDeclaration] {
    if let machine = NextOnEvent.machine(of: type, in: declarations) { return [machine] }
    if let machine = SelfAssignment.machine(of: type, in: declarations) { return [machine] }
    let regions = StateReducer.machines(of: type, in: declarations)
    if !regions.isEmpty { return regions }
    if let machine = StoredState.machine(of: type, in: declarations) { return [machine] }
    return machines(of: type.functions, owner: type.path, in: declarations)
  }

  private static func machines(
    of functions: [FunctionDeclSyntax],
    owner: String,
    in declarations: Declarations
  ) -> [MachineDeclaration] {
    let read = StateParameter.machines(of: functions, owner: owner, in: declarations)
    return read.isEmpty ? WrappedResult.machines(of: functions, owner: owner, in: declarations) : read
  }
}
