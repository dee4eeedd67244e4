import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
@testable import SwitchbackMacros

/// What the macros make of a source, without the compiler around them.
struct Expansion {
  let text: String
  let diagnostics: [Diagnostic]
  private let context: BasicMacroExpansionContext

  static let macros: [String: any Macro.Type] = [
    "MachineState": MachineStateMacro.self, "MachineEvent": MachineEventMacro.self,
    "Initial": MarkerMacro.self, "Final": MarkerMacro.self,
  ]

  init(of source: String) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(sourceFiles: [file: .init(moduleName: "App", fullFilePath: "Door.swift")])
    text = file.expand(macros: Self.macros, contextGenerator: { _ in context }).description
    diagnostics = context.diagnostics
    self.context = context
  }

  /// Each message with the place where it stands: `3:8: warning: …`.
  var messages: [String] {
    diagnostics.map { diagnostic in
      let place = context.location(
        for: diagnostic.position,
        anchoredAt: diagnostic.node,
        fileName: "Door.swift"
      )
      return "\(place.line):\(place.column): \(diagnostic.diagMessage.severity): \(diagnostic.message)"
    }
  }
}

/// A source in which emoji mark the places that messages are about.
struct MarkedSource {
  let text: String
  /// `3:8` for each mark, in their order.
  let places: [String]

  init(_ marked: String) {
    var text = ""
    var places: [String] = []
    var (line, column) = (1, 1)
    for character in marked {
      if "1️⃣2️⃣3️⃣4️⃣5️⃣".contains(character) {
        places.append("\(line):\(column)")
        continue
      }
      text.append(character)
      (line, column) = character == "\n" ? (line + 1, 1) : (line, column + String(character).utf8.count)
    }
    self.text = text
    self.places = places
  }
}
