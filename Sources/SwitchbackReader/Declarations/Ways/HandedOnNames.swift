import SwiftSyntax

/// A call of a function of the same instance, and the names that it hands on: what is known of them is known of the
/// parameters.
struct HandedOnNames: Hashable {
  var callee: String
  /// Each with its label; nil for what is no name.
  var arguments: [Argument]

  struct Argument: Hashable {
    var label: String?
    var name: String?
  }

  /// Nil where nothing is handed on by name.
  init?(_ call: FunctionCallExprSyntax) {
    let name = call.calledExpression.nameBehindSelf
    guard !name.isEmpty, !name.contains("."), call.trailingClosure == nil else { return nil }
    callee = name
    arguments = call.arguments.map { argument in
      let value = argument.expression
      let isName =
        value.is(DeclReferenceExprSyntax.self) && !value.isSelf
        || value.as(MemberAccessExprSyntax.self)?.base?.isSelf == true
      return Argument(label: argument.label?.text, name: isName ? value.trimmedDescription : nil)
    }
    if !arguments.contains(where: { $0.name != nil }) { return nil }
  }

  /// The names by the parameters that take them; nil for another function.
  func names(takenBy function: FunctionDeclSyntax) -> [String: String]? {
    let parameters = Array(function.signature.parameterClause.parameters)
    guard function.name.identifierText == callee, parameters.count == arguments.count,
      zip(parameters, arguments).allSatisfy({ $0.label == $1.label && !$0.isInout && !$0.isVariadic })
    else { return nil }
    let taken = zip(parameters, arguments).compactMap { parameter, argument in
      argument.name.map { (parameter.innerName, $0) }
    }
    return Dictionary(taken) { first, _ in first }
  }
}

extension String {
  /// The question about the names that the parameters in it are given; nil where it is about none.
  func asked(of names: [String: String]) -> String? {
    var (result, word, isFound) = ("", "", false)
    func isPart(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
    func finish() {
      let isMember = result.last == "."
      if !isMember, let name = names[word] {
        (result, isFound) = (result + name, true)
      } else {
        result += word
      }
      word = ""
    }
    for character in self {
      if isPart(character) {
        word.append(character)
      } else {
        finish()
        result.append(character)
      }
    }
    finish()
    return isFound ? result : nil
  }
}
