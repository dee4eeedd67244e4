import SwiftSyntax

extension Declarations {
  /// The types with properties that hold a value of a type, or something around one, each with the names of these.
  func holders(of type: String) -> [String: [String]] {
    surveys.holders {
      var holders: [String: [String: [String]]] = [:]
      for other in types.values {
        for binding in other.bindings {
          for name in binding.namedTypes {
            holders[name, default: [:]][other.path, default: []].append(binding.pattern.trimmedDescription)
          }
        }
      }
      return holders
    }[type, default: [:]]
  }

  /// Whether a method of a class sets one of its properties, be it in a closure.
  func moves(_ property: String, of path: String, by function: FunctionDeclSyntax) -> Bool {
    guard let type = types[path], type.isShared, let body = function.body else { return false }
    let reached = surveys.reachable(from: function.name.identifierText, in: type)
    return (reached + [surveys.survey(body)]).contains { $0.allAssigned.contains(property) }
  }
}

extension PatternBindingSyntax {
  /// What its type, or the value that it begins with, names with a capital letter.
  fileprivate var namedTypes: Set<String> {
    let written = typeAnnotation.map { Syntax($0) } ?? initializer.map { Syntax($0) }
    let names = written?.tokens(viewMode: .sourceAccurate).map(\.identifierText) ?? []
    return Set(names.filter { $0.first?.isUppercase == true || $0.first == "_" })
  }
}
