import SwiftSyntax

extension MachineDeclaration {
  /// What changes the state by calling what functions of events call, and is none of them itself.
  ///
  /// - Parameter lowered: the offsets of what something calls which is followed.
  func bystanders(besides lowered: Set<Int>) -> [Program.Note] {
    guard let type = declarations.types[owner], let state = stateName(in: owner) else { return [] }
    let surveys = declarations.surveys
    let places = settersOfState.union([state])
    let events = Set(entries.map(\.function.name.identifierText))
    let followed = Set(events.flatMap { surveys.names(reachableFrom: $0, in: type) })
    let shared = followed.subtracting(events).filter { name in
      type.functions.contains { function in
        function.name.identifierText == name
          && function.body.map { !surveys.survey($0).assigned.isDisjoint(with: places) } ?? false
      }
    }
    guard !shared.isEmpty else { return [] }
    let functions = type.functions.filter { function in
      guard let body = function.body, !followed.contains(function.name.identifierText),
        !lowered.contains(function.offset)
      else { return false }
      return surveys.survey(body).calls.contains { $0.isOnSelf && shared.contains($0.name) }
    }.map { function in
      let isCalled = !declarations.references(to: function, in: owner).isEmpty
      let reason = isCalled ? "what calls it is not followed" : "no event is seen to call it"
      let why = "'\(function.name.identifierText)' changes the state by what it calls, and \(reason)"
      return Program.Note(why: why, offset: function.name.offset)
    }
    return functions + accessors(of: type, calling: shared, besides: lowered)
  }

  /// Accessors, subscripts, lazy values and a `deinit` that call one of some functions.
  private func accessors(
    of type: Declarations.TypeDeclaration,
    calling names: Set<String>,
    besides lowered: Set<Int>
  ) -> [Program.Note] {
    type.members.flatMap(\.accessors).filter { accessor in
      // Closures may run whenever those like who are given them.
      let survey = declarations.surveys.fresh(accessor.body, isBareAtOnce: false)
      let calls = survey.calls + (accessor.isObserver ? callsLeftBehind(by: survey, besides: lowered) : [])
      return !lowered.contains(accessor.body.offset) && calls.contains { $0.isOnSelf && names.contains($0.name) }
    }.map { accessor in
      let why = "'\(accessor.name)' changes the state by what it calls, which is not followed"
      return Program.Note(why: why, offset: accessor.offset)
    }
  }

  /// What closures call that nothing follows which runs them.
  private func callsLeftBehind(by survey: Survey, besides lowered: Set<Int>) -> [Survey.CallName] {
    survey.closures.filter { !lowered.contains($0.offset) }
      .flatMap { EventMethods.surveys(of: $0, in: declarations) }.flatMap(\.calls)
  }
}

/// A body that runs without being called by its name.
private struct Accessor {
  var name: String
  var body: Syntax
  var offset: Int
  /// Whether it runs where something else is set.
  var isObserver = false
}

extension DeclSyntax {
  fileprivate var accessors: [Accessor] {
    if let last = self.as(DeinitializerDeclSyntax.self), let body = last.body {
      return [Accessor(name: "deinit", body: Syntax(body.statements), offset: last.deinitKeyword.offset)]
    }
    if let subscripted = self.as(SubscriptDeclSyntax.self) {
      let offset = subscripted.subscriptKeyword.offset
      return subscripted.accessorBlock?.bodies(named: "subscript", at: offset) ?? []
    }
    guard let variable = self.as(VariableDeclSyntax.self) else { return [] }
    let isLazy = variable.modifiers.contains { $0.name.text == "lazy" }
    return variable.bindings.flatMap { binding -> [Accessor] in
      let (name, offset) = (binding.pattern.trimmedDescription, binding.offset)
      let value = isLazy ? binding.initializer?.value : nil
      return (binding.accessorBlock?.bodies(named: name, at: offset) ?? [])
        + [value].compactMap { $0.map { Accessor(name: name, body: Syntax($0), offset: offset) } }
    }
  }
}

extension AccessorBlockSyntax {
  fileprivate func bodies(named name: String, at offset: Int) -> [Accessor] {
    switch accessors {
    case .getter(let items): return [Accessor(name: name, body: Syntax(items), offset: offset)]
    case .accessors(let list):
      return list.compactMap { accessor in
        guard let statements = accessor.body?.statements else { return nil }
        let specifier = accessor.accessorSpecifier.text
        let isObserver = ["didSet", "willSet"].contains(specifier)
        let shown = isObserver ? specifier : name
        return Accessor(name: shown, body: Syntax(statements), offset: accessor.offset, isObserver: isObserver)
      }
    }
  }
}
