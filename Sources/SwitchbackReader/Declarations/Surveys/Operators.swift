import SwiftSyntax

/// Which operators may change what stands beside them.
///
/// Of those of the module their first parameter tells; of any other that is none of the standard library it is not known.
struct Operators {
  private var declared: Set<String> = []
  private var assigning: Set<String> = []
  private var isKnown = false

  /// None of which anything is known.
  init() {}

  init(in index: DeclarationIndex) {
    isKnown = true
    let all = index.types.values.flatMap(\.functions) + index.functions.joined()
    for function in all where function.isOperator {
      declared.insert(function.name.text)
      if function.signature.parameterClause.parameters.first?.isInout == true { assigning.insert(function.name.text) }
    }
  }

  func mayAssign(_ symbol: TokenSyntax?) -> Bool {
    guard isKnown, let symbol = symbol?.text else { return false }
    return assigning.contains(symbol) || !declared.contains(symbol) && !Self.standard.contains(symbol)
  }

  /// Those of the standard library; a state has none of them that assign but those of the module.
  private static let standard: Set<String> = [
    "=", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "??", "+", "-", "*", "/", "%", "...", "..<", "~=",
    "!", "~", "&", "|", "^", "<<", ">>", "&+", "&-", "&*", "&<<", "&>>", "+=", "-=", "*=", "/=", "%=", "&=", "|=",
    "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "&<<=", "&>>=", "->", "?",
  ]
}

extension FunctionDeclSyntax {
  fileprivate var isOperator: Bool {
    switch name.tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }
}
