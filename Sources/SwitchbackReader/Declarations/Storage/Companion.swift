import SwiftSyntax

/// A stored property beside the state that nobody but its own type sets: a `Bool`, an optional, or a state to come back to.
struct Companion {
  var name: String
  var kind: Kind
  /// What it is in the beginning, or whether it is nil there.
  var first: Value
  /// Where it is set.
  var writes: [Syntax] = []

  enum Kind {
    case flag
    case optional
    case state(isOptional: Bool)
  }

  var isFlag: Bool { if case .flag = kind { true } else { false } }
  var holdsState: Bool { if case .state = kind { true } else { false } }

  /// Whether an optional is nil, as it is asked for.
  var questions: [String] {
    if case .optional = kind { ["\(name) == nil", "self.\(name) == nil"] } else { [] }
  }
}

extension MachineDeclaration {
  /// Those of which functions and conditions ask. Where others of the module could set the state, and in a struct, those that
  /// hold one, as nothing else tells what is put back.
  var companions: [Companion] {
    guard let (type, state) = typeKeepingState else { return [] }
    let followsAll = hidesState && type.isShared
    let conditions = type.bindings.filter { $0.typeAnnotation?.type.trimmedDescription == "Bool" }.compactMap(\.getter)
    let bodies = type.functions.compactMap(\.body).map(Syntax.init) + conditions.map(Syntax.init)
    let asked = bodies.reduce(into: Set<String>()) { names, body in
      let survey = declarations.surveys.survey(body)
      names.formUnion(survey.conditions.union(survey.unwrapped).union(survey.looked))
    }
    let stored = type.variables.filter(\.isHiddenInType).flatMap(\.bindings)
    var found = stored.compactMap { remembered($0) ?? $0.companion }
      .filter { $0.name != state && ($0.holdsState || followsAll && asked.contains($0.name)) }
    guard !found.isEmpty else { return [] }
    let uses = type.uses(of: Set(found.map(\.name)))
    found = found.compactMap { companion in
      var companion = companion
      for token in uses[companion.name] ?? [] {
        switch token.useOfProperty(isFlag: companion.isFlag) {
        case .reads: continue
        case .writes(let item):
          guard item.isInFunction else {
            // An initialiser that sets what is there anyway.
            if companion.first == .none, item.setsNilAtOnce { continue }
            return nil
          }
          companion.writes.append(item)
        case .isLent: return nil
        }
      }
      return companion.writes.isEmpty ? nil : companion
    }
    return found
  }

  /// What holds one of the states to come back to: `private var phaseBefore = Phase.idle`.
  private func remembered(_ binding: PatternBindingSyntax) -> Companion? {
    let areNested = states.leaves.contains { $0.path.count > 1 }
    guard binding.accessorBlock == nil, binding.pattern.is(IdentifierPatternSyntax.self), !hasOptionalState, !areNested
    else { return nil }
    let written = binding.typeAnnotation?.type
    let isOptional = written?.is(OptionalTypeSyntax.self) == true
    let name =
      written?.statedName ?? binding.initializer?.value.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    guard let name, declarations.enumeration(named: name, from: owner)?.path == stateType else { return nil }
    guard let value = binding.initializer?.value, !value.is(NilLiteralExprSyntax.self) else {
      return isOptional ? Companion(name: binding.plainName, kind: .state(isOptional: true), first: .none) : nil
    }
    guard let first = value.caseName, states.hasCase(first), value.is(MemberAccessExprSyntax.self) else { return nil }
    return Companion(name: binding.plainName, kind: .state(isOptional: isOptional), first: .path([first]))
  }

  /// The type with instances that are no copies, and its property that is the state, which others cannot set.
  var typeHidingState: (Declarations.TypeDeclaration, state: String)? {
    typeKeepingState.flatMap { hidesState && $0.0.isShared ? $0 : nil }
  }

  /// The same where others of the module could set it, and a struct that is changed as a whole by nobody.
  private var typeKeepingState: (Declarations.TypeDeclaration, state: String)? {
    guard keepsStateAlone, !isKeptOutside, let state = storage.propertyName, let type = declarations.types[owner],
      type.isShared || type.isChangedInParts, !type.isRestored, !declarations.isDecodable(type),
      !type.offers(settingOf: state)
    else { return nil }
    return (type, state)
  }

  /// Whether the state is a property that only its own type can set.
  var hidesState: Bool { keepsStateAlone && storage.propertyName.map(hidesSetting) ?? false }

  /// Whether the state is a property of each instance, beside which others are those of the same.
  private var keepsStateAlone: Bool {
    let isAlone = box == nil && region == nil && closure == nil && table == nil && stateTypes == nil && steps == nil
    // What is kept beside one of several values is that of all of them.
    let isOneOfMany = records?.isKeyed == true
    return isAlone && !isOneOfMany && object == nil && declarations.whole == nil && !isStatic
  }

  /// What has to be so where a state is put back that was kept.
  var assumptionsOfPutBack: [String] {
    guard !hidesState, let state = storage.propertyName else { return [] }
    return ["nothing else sets '\(state)', so that what is put back was there before"]
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
  /// Whether an attribute may let its properties begin with other values than those that are written.
  fileprivate var isRestored: Bool {
    let attributes = declaration?.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
    let names = attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    let isPlain = names.allSatisfy { $0.hasSuffix("Actor") || Self.plainAttributes.contains($0) }
    return !isPlain
  }

  /// Whether it is a struct with initialisers of its own, of which nothing makes another instance out of `self`.
  fileprivate var isChangedInParts: Bool {
    guard let structure = declaration?.as(StructDeclSyntax.self),
      structure.memberBlock.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) })
    else { return false }
    return members.allSatisfy { member in
      member.tokens(viewMode: .sourceAccurate).allSatisfy { token in
        token.tokenKind != .keyword(.self) || token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .period
      }
    }
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

extension Syntax {
  /// Whether it is `before = nil`, in the body of an initialiser itself.
  fileprivate var setsNilAtOnce: Bool {
    guard let assignment = self.as(CodeBlockItemSyntax.self)?.expression.flatMap({ Assignment($0) }),
      parent?.parent?.parent?.is(InitializerDeclSyntax.self) == true
    else { return false }
    return assignment.value.single?.is(NilLiteralExprSyntax.self) == true
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
      return isNil ? Companion(name: name, kind: .optional, first: .bool(true)) : nil
    }
    guard let literal = value?.as(BooleanLiteralExprSyntax.self),
      typeAnnotation.map({ $0.type.trimmedDescription == "Bool" }) ?? true
    else { return nil }
    return Companion(name: name, kind: .flag, first: .bool(literal.literal.tokenKind == .keyword(.true)))
  }
}
