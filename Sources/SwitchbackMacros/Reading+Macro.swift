import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros
import SwitchbackGraph
import SwitchbackReader

extension Reading {
  /// Reads the enum that a macro is attached to.
  init(
    of machine: EnumDeclSyntax,
    as declaration: MachineDeclaration,
    in context: some MacroExpansionContext
  ) {
    let place = MachinePlace(of: machine.name, in: context)
    self = Reader.read(
      declaration,
      file: place.file,
      directives: Directives(in: machine, lines: place.lines),
      lines: place.lines
    )
  }

  /// The findings as warnings at their places; what the compiler says by itself is left to it.
  func warnings(in machine: Syntax) -> [Diagnostic] {
    zip(graph.findings, offsets).compactMap { finding, offset in
      let node = machine.token(at: AbsolutePosition(utf8Offset: offset)).map(Syntax.init) ?? machine
      if finding.rule == "shadowed-row", node.isInPlainRow { return nil }
      return Diagnostic(node: node, message: FindingMessage(finding: finding))
    }
  }
}

extension Syntax {
  /// Whether this is part of a row of a switch without a `where` clause: of those that never run the compiler tells.
  fileprivate var isInPlainRow: Bool {
    let row = sequence(first: self, next: \.parent).lazy.compactMap { $0.as(SwitchCaseItemSyntax.self) }.first
    return row.map { $0.whereClause == nil } ?? false
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

/// A finding as the compiler shows it.
private struct FindingMessage: DiagnosticMessage {
  let finding: Finding

  var message: String { finding.message }
  var diagnosticID: MessageID { MessageID(domain: "Switchback", id: finding.rule) }
  var severity: DiagnosticSeverity {
    switch finding.severity {
    case .note: .remark
    case .warning: .warning
    case .error: .error
    }
  }
}
