import SwiftSyntax

/// Data that says what follows what: a `TransitionTable`, `AllowedMoves`, nested dictionaries, lists of rows.
enum Tables {
  /// Those among the members of a type, and among the locals of its functions.
  static func machines(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> [MachineDeclaration] {
    let properties = type.bindings.compactMap { binding in
      TableVariable(binding, in: declarations, from: type.path).flatMap { variable in
        machine(of: variable, owner: type, in: declarations) { history(of: variable, in: type, declarations) }
      }
    }
    let makers = type.functions.compactMap { function in
      TableVariable(function, in: declarations, from: type.path).flatMap { variable in
        machine(of: variable, owner: type, in: declarations) { variable.made }
      }
    }
    let bodies =
      type.functions.filter { function in !makers.contains { $0.member == function.name.identifierText } }
      .compactMap { $0.body?.statements } + type.initializers.compactMap { $0.body?.statements }
    return properties + makers + bodies.flatMap { locals(in: $0, owner: type, in: declarations) }
  }

  /// Those at the top of a file, and those of its functions.
  static func machines(of file: [CodeBlockItemSyntax], in declarations: Declarations) -> [MachineDeclaration] {
    let globals = variables(of: file, in: declarations, from: "").compactMap { index, variable in
      machine(of: variable, owner: nil, in: declarations) {
        history(of: variable, behind: file[file.index(after: index)...], declarations)
      }
    }
    let functions = declarations.functions
    let makers = functions.compactMap { function in
      TableVariable(function, in: declarations, from: "").flatMap { variable in
        machine(of: variable, owner: nil, in: declarations) { variable.made }
      }
    }
    let bodies = functions.filter { function in !makers.contains { $0.member == function.name.identifierText } }
    return globals + makers
      + bodies.compactMap { $0.body?.statements }.flatMap {
        locals(in: $0, owner: nil, in: declarations)
      }
  }

  private static func locals(
    in body: CodeBlockItemListSyntax,
    owner: Declarations.TypeDeclaration?,
    in declarations: Declarations
  ) -> [MachineDeclaration] {
    guard declarations.mayHaveLocalTables(around: body) else { return [] }
    let finder = BlockFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    return finder.blocks.flatMap { block in
      variables(of: block, in: declarations, from: owner?.path ?? "").compactMap { index, variable in
        machine(of: variable, owner: owner, in: declarations) {
          var history = variable.begun(as: [variable.name], isLocal: true)
          history?.follow(block[block.index(after: index)...])
          if history?.hasRows == true { history?.addGiven(variable, of: owner?.path ?? "", in: declarations) }
          return history
        }
      }
    }
  }

  private static func variables<Block: Collection<CodeBlockItemSyntax>>(
    of block: Block,
    in declarations: Declarations,
    from owner: String
  ) -> [(Block.Index, TableVariable)] {
    block.indices.flatMap { index in
      let bindings = block[index].item.as(VariableDeclSyntax.self)?.bindings ?? []
      return bindings.compactMap { TableVariable($0, in: declarations, from: owner).map { (index, $0) } }
    }
  }
}

/// The lists of statements in a function, those of closures among them.
private final class BlockFinder: SyntaxVisitor {
  private(set) var blocks: [CodeBlockItemListSyntax] = []

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    blocks.append(node)
    return .visitChildren
  }
}
