import SwiftSyntax

extension Declarations {
  /// The cases of an enum that lists them itself, in their order.
  func allCases(of path: String) -> [[String]]? {
    guard let type = types[path], type.inherits("CaseIterable"), type.properties["allCases"] == nil,
      let elements = type.enumeration?.plainCases
    else { return nil }
    return elements.map { [$0.name.identifierText] }
  }

  /// The raw values of an enum whose declaration gives numbers to its cases.
  func rawNumbers(of path: String) -> RawNumbers? {
    guard let type = types[path], Self.wholeNumbers.contains(where: type.inherits),
      type.properties["rawValue"] == nil, let elements = type.enumeration?.plainCases
    else { return nil }
    var numbers: RawNumbers = [:]
    var next: Int? = 0
    for element in elements {
      if let raw = element.rawValue?.value { next = Int(raw.trimmedDescription) }
      guard let number = next else { return nil }
      numbers[[element.name.identifierText]] = number
      next = Reckoning.Operator.plus.callAsFunction(number, 1)
    }
    return numbers
  }

  /// The raw values of an enum whose declaration gives texts to its cases.
  func rawTexts(of path: String) -> [[String]: WrittenValue]? {
    guard let type = types[path], type.inherits("String"), type.properties["rawValue"] == nil,
      let elements = type.enumeration?.plainCases
    else { return nil }
    var texts: [[String]: WrittenValue] = [:]
    for element in elements {
      let name = element.name.identifierText
      guard let raw = element.rawValue?.value else {
        texts[[name]] = .string(name)
        continue
      }
      guard case .string(let text)? = WrittenValue(raw) else { return nil }
      texts[[name]] = .string(text)
    }
    return texts
  }

  private static let wholeNumbers = ["Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32"]
}

extension EnumDeclSyntax {
  /// Its cases, if none has a payload and all builds have the same.
  var plainCases: [EnumCaseElementSyntax]? {
    let elements = caseDeclarations.flatMap { $0.elements }
    let isPlain = conditionalCases.isEmpty && elements.allSatisfy { $0.parameterClause == nil }
    return isPlain && !elements.isEmpty ? elements : nil
  }
}
