import SwiftSyntax

/// A stored property beside the state, a `Bool` or an optional, that nobody but its own type sets.
struct Companion {
  var name: String
  var isFlag: Bool
  /// Whether it holds in the beginning, or is nil there.
  var holdsFirst: Bool
  /// Where it is set.
  var writes: [Syntax] = []

  /// Whether an optional is nil, as it is asked for.
  var questions: [String] { isFlag ? [] : ["\(name) == nil", "self.\(name) == nil"] }
}

extension MachineDeclaration {
  /// Those of which functions and conditions ask; none of a type of which instances are copies, or whose state others can set.
  var companions: [Companion] {
    guard let (type, state) = typeHidingState else { return [] }
    let conditions = type.bindings.filter { $0.typeAnnotation?.type.trimmedDescription == "Bool" }.compactMap(\.getter)
    let bodies = type.functions.compactMap(\.body).map(Syntax.init) + conditions.map(Syntax.init)
    let asked = bodies.reduce(into: Set<String>()) { names, body in
      let survey = declarations.surveys.survey(body)
      names.formUnion(survey.conditions.union(survey.unwrapped).union(survey.looked))
    }
    var found = type.variables.filter(\.isHiddenInType).flatMap(\.bindings).compactMap(\.companion)
      .filter { $0.name != state && asked.contains($0.name) }
    guard !found.isEmpty else { return [] }
    let uses = type.uses(of: Set(found.map(\.name)))
    found = found.compactMap { companion in
      var companion = companion
      for token in uses[companion.name] ?? [] {
        switch token.useOfProperty(isFlag: companion.isFlag) {
        case .reads: continue
        case .writes(let item):
          guard item.isInFunction else { return nil }
          companion.writes.append(item)
        case .isLent: return nil
        }
      }
      return companion.writes.isEmpty ? nil : companion
    }
    return found
  }

  /// The type with instances that are no copies, and its property that is the state, which others cannot set.
  var typeHidingState: (Declarations.TypeDeclaration, state: String)? {
    guard hidesState, !isKeptOutside, let state = storage.propertyName, let type = declarations.types[owner],
      type.isShared, !type.isRestored
    else { return nil }
    return (type, state)
  }

  /// Whether the state is a property that only its own type can set.
  var hidesState: Bool {
    let isAlone = box == nil && region == nil && closure == nil && table == nil && stateTypes == nil && steps == nil
    return isAlone && object == nil && declarations.whole == nil && !isStatic
      && storage.propertyName.map(hidesSetting) ?? false
  }

  /// The calls by which functions run that set a property, each by the places that its expression may be said to have; nil
  /// where that may happen in other ways.
  ///
  /// - Parameters:
  ///   - writes: the statements that do so.
  ///   - events: the offsets of the functions and closures that are run in all states.
  func calls(leadingTo writes: [Syntax], besides events: Set<Int>) -> [Set<Int>]? {
    var calls: [Set<Int>] = []
    var seen: Set<Int> = []
    var pending = writes
    while let syntax = pending.popLast() {
      switch syntax.runner(among: events) {
      case .event: continue
      case .nothing: return nil
      case .function(let function):
        guard seen.insert(function.offset).inserted else { continue }
        guard isHelper(function) else { return nil }
        for reference in declarations.references(to: function, in: owner) {
          guard let call = Syntax(reference.syntax).callOnSelf else { return nil }
          calls.append(call.placesAround)
          pending.append(Syntax(call))
        }
      }
    }
    return calls
  }

  /// Whether only its own type calls a function.
  private func isHelper(_ function: FunctionDeclSyntax) -> Bool {
    function.modifiers.contains { $0.name.text == "private" }
      || takenForHelpers.contains { $0 == function.signatureText || $0 == function.name.identifierText }
  }
}

extension Declarations.TypeDeclaration {
  /// Whether its properties may begin with other values than those that are written.
  fileprivate var isRestored: Bool {
    let attributes = declaration?.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
    let names = attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    let isPlain = names.allSatisfy { $0.hasSuffix("Actor") || Self.plainAttributes.contains($0) }
    return !isPlain || !Set(conformances).isDisjoint(with: ["Codable", "Decodable"])
  }

  private static let plainAttributes: Set = [
    "Observable", "available", "objc", "objcMembers", "unchecked", "preconcurrency",
  ]

  /// Where its members have some names, but for their `deinit`.
  func uses(of names: Set<String>) -> [String: [TokenSyntax]] {
    var found: [String: [TokenSyntax]] = [:]
    for member in members where !member.is(DeinitializerDeclSyntax.self) {
      for token in member.tokens(viewMode: .sourceAccurate) {
        guard case .identifier = token.tokenKind else { continue }
        let name = token.identifierText
        if names.contains(name) { found[name, default: []].append(token) }
        // What a wrapper publishes into is set by others.
        if name.hasPrefix("$"), token.previousToken(viewMode: .sourceAccurate)?.text == "&" {
          found[String(name.dropFirst()), default: []].append(token)
        }
      }
    }
    return found
  }
}

extension VariableDeclSyntax {
  /// Whether no more than its own type sets it, and it holds what it was given.
  var isHiddenInType: Bool {
    bindingSpecifier.text == "var" && !isStatic
      && modifiers.contains { $0.name.text == "private" }
      && !modifiers.contains { ["lazy", "weak", "unowned"].contains($0.name.text) }
      && attributes.allSatisfy { ["@Published", "@MainActor", "@ObservationIgnored"].contains($0.trimmedDescription) }
  }
}

extension PatternBindingSyntax {
  fileprivate var companion: Companion? {
    guard accessorBlock == nil, pattern.is(IdentifierPatternSyntax.self) else { return nil }
    let (name, value) = (plainName, initializer?.value)
    if typeAnnotation?.type.is(OptionalTypeSyntax.self) == true {
      let isNil = value.map { $0.is(NilLiteralExprSyntax.self) } ?? true
      return isNil ? Companion(name: name, isFlag: false, holdsFirst: true) : nil
    }
    guard let literal = value?.as(BooleanLiteralExprSyntax.self),
      typeAnnotation.map({ $0.type.trimmedDescription == "Bool" }) ?? true
    else { return nil }
    return Companion(name: name, isFlag: true, holdsFirst: literal.literal.tokenKind == .keyword(.true))
  }
}
