import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros
import SwitchbackGraph
import SwitchbackReader

extension Reading {
  /// Reads the enum that a macro is attached to, or nothing where it has no `next(on:)`.
  init?(of machine: EnumDeclSyntax, in context: some MacroExpansionContext) {
    guard let function = machine.memberBlock.members.nextOnEvent else { return nil }
    let place = context.location(of: machine.name, at: .afterLeadingTrivia, filePathMode: .fileID)
    let relative = SourceLines(tree: machine.root)
    let line = (place?.line.trimmedDescription).flatMap { Int($0) } ?? relative.line(at: machine.name.offset)
    let lines = SourceLines(tree: machine.root, shift: line - relative.line(at: machine.name.offset))
    let declaration = MachineDeclaration(
      machine,
      path: context.namesAround,
      function: function
    )
    self = Reader.read(
      declaration,
      file: place?.file.trimmedDescription.trimmed(of: "\"") ?? "",
      directives: Directives(in: machine, lines: lines),
      lines: lines
    )
  }

  /// The findings as warnings at their places; what the compiler says by itself is left to it.
  func warnings(in machine: Syntax) -> [Diagnostic] {
    zip(graph.findings, offsets).compactMap { finding, offset in
      let node = machine.token(at: AbsolutePosition(utf8Offset: offset)).map(Syntax.init) ?? machine
      if finding.rule == "shadowed-row", !node.isInRowWithCondition { return nil }
      return Diagnostic(node: node, message: FindingMessage(finding: finding))
    }
  }
}

extension Syntax {
  /// Whether this is part of a row with a `where` clause, which the compiler does not look at when it finds rows that never run.
  fileprivate var isInRowWithCondition: Bool {
    sequence(first: self, next: \.parent).lazy.compactMap { $0.as(SwitchCaseItemSyntax.self) }.first?.whereClause != nil
  }
}

extension MacroExpansionContext {
  /// The names of the types around the macro's declaration, from the outside in.
  var namesAround: [String] {
    lexicalContext.reversed().compactMap { syntax in
      if let type = syntax.asProtocol((any NamedDeclSyntax).self), syntax.asProtocol((any DeclGroupSyntax).self) != nil
      {
        type.name.identifierText
      } else {
        syntax.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      }
    }
  }
}

extension String {
  fileprivate func trimmed(of character: Character) -> String {
    String(drop { $0 == character }.reversed().drop { $0 == character }.reversed())
  }
}

/// A finding as the compiler shows it.
private struct FindingMessage: DiagnosticMessage {
  let finding: Finding

  var message: String { finding.message }
  var diagnosticID: MessageID { MessageID(domain: "Switchback", id: finding.rule) }
  var severity: DiagnosticSeverity { finding.severity == .error ? .error : .warning }
}
