import SwiftSyntax

extension Declarations.TypeDeclaration {
  /// The properties whose observers change the state where somebody sets them, themselves, in what they call or by one another.
  ///
  /// - Parameter states: the names of the state, and of what it lies in.
  func observed(changing states: Set<String>, in declarations: Declarations) -> Set<String> {
    let observed = variables.flatMap(\.bindings).filter { !$0.observers.isEmpty && !states.contains($0.name) }
    var found: Set<String> = []
    while !observed.isEmpty {
      let more = observed.filter { binding in
        !found.contains(binding.name)
          && binding.observers.compactMap(\.body).contains { body in
            states.union(found).contains { declarations.surveys.changes($0, in: body, of: self) }
          }
      }
      if more.isEmpty { break }
      found.formUnion(more.map(\.name))
    }
    // What 'count += 1' and 'items.append(item)' set is not followed everywhere.
    return found.filter { name in !functions.contains { $0.body?.changesInPlace(name) ?? false } }
  }
}

extension CodeBlockSyntax {
  /// Whether a property may get another value other than by `=`.
  fileprivate func changesInPlace(_ name: String) -> Bool {
    tokens(named: name).contains { token in
      if token.isLent { return true }
      var next = token.nextToken(viewMode: .sourceAccurate)
      while next?.tokenKind == .postfixQuestionMark || next?.tokenKind == .exclamationMark {
        next = next?.nextToken(viewMode: .sourceAccurate)
      }
      switch next?.tokenKind {
      case .binaryOperator(let symbol):
        return symbol.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(symbol)
      case .period:
        let member = next?.nextToken(viewMode: .sourceAccurate)
        return member?.nextToken(viewMode: .sourceAccurate)?.tokenKind == .leftParen
      case .leftSquare: return true
      default: return false
      }
    }
  }
}

extension Survey {
  /// Whether one of some properties of the instance is assigned, and no local of its name.
  func assigns(any properties: Set<String>) -> Bool {
    assigned.intersection(properties).contains { ofSelf.contains($0) || !bound.contains($0) }
  }
}

extension PatternBindingSyntax {
  /// `willSet` and `didSet`.
  var observers: [AccessorDeclSyntax] {
    guard case .accessors(let accessors)? = accessorBlock?.accessors else { return [] }
    return accessors.filter(\.isObserver)
  }

  fileprivate var name: String { pattern.trimmedDescription.filter { $0 != "`" } }
}

extension AccessorDeclSyntax {
  var isObserver: Bool { ["didSet", "willSet"].contains(accessorSpecifier.text) }
}
