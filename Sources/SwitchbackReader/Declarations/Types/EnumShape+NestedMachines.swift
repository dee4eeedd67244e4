import SwiftSyntax

extension EnumShape {
  /// The shape with the machines nested to which `next(on:)` hands events on, wherever they are declared.
  ///
  /// - Parameter around: the paths of the enums around this one, of which none nests again.
  func nestingMachines(in declarations: Declarations, around: Set<String> = []) -> EnumShape {
    var shape = self
    let around = around.union([path])
    let machines = NestedMachines(of: declarations.types[path]?.functions.first(where: \.isNextOnEvent))
    for index in cases.indices {
      if let nested = cases[index].nested {
        shape.cases[index].nested = nested.nestingMachines(in: declarations, around: around)
      } else if machines.cases.contains(cases[index].name), let type = cases[index].nestedTypeName {
        shape.cases[index].nested = machine(named: type, around: cases[index], machines, declarations, around)
      }
    }
    return shape
  }

  private func machine(
    named type: String,
    around item: Case,
    _ machines: NestedMachines,
    _ declarations: Declarations,
    _ around: Set<String>
  ) -> EnumShape? {
    guard let found = declarations.type(named: type, from: path) else {
      let names = machines.named(inside: item.name)
      let cases = names.map {
        Case(name: $0, payload: [], isInitial: false, isFinal: false, offset: item.offset, isElsewhere: true)
      }
      return type.split(separator: ".").last.map(String.init) == name
        ? nil : EnumShape(name: type, path: type, cases: cases, isOpen: true)
    }
    guard !around.contains(found.path), let next = found.functions.first(where: \.isNextOnEvent) else { return nil }
    return EnumShape(states: found.enumeration, eventType: next.eventTypeName, path: found.path)
      .nestingMachines(in: declarations, around: around)
  }
}

extension EnumShape.Case {
  /// The type of a single payload without a label, without its arguments.
  fileprivate var nestedTypeName: String? {
    guard payload.count == 1, let only = payload.first, !only.contains(":") else { return nil }
    return String(only.prefix { $0 != "<" })
  }
}

extension EnumShape {
  /// The shape of events with those inside of them: a payload without a label whose type is an enum of events, too.
  ///
  /// - Parameter around: the paths of the enums around this one, of which none nests again.
  func nestingEvents(in declarations: Declarations, around: Set<String> = []) -> EnumShape {
    var shape = self
    let around = around.union([path])
    for index in cases.indices where cases[index].nested == nil {
      guard let type = cases[index].nestedTypeName, let found = declarations.enumeration(named: type, from: path),
        !around.contains(found.path), let enumeration = found.enumeration, !enumeration.caseDeclarations.isEmpty,
        found.path.hasPrefix("\(path).") || ReducerEvidence.isEvent(found.path)
      else { continue }
      let inner = EnumShape(events: enumeration, path: found.path)
      shape.cases[index].nested = inner.nestingEvents(in: declarations, around: around)
    }
    return shape
  }
}

extension Declarations {
  /// The cases of an enum of events: one whose only payload, without a label, is the event of a machine is one for each of those.
  func eventShape(at path: String, inside: Set<String> = []) -> EnumShape? {
    guard let enumeration = types[path]?.enumeration else { return nil }
    if inside.isEmpty, let known = surveys.shape(at: path) { return known }
    var shape = EnumShape(events: enumeration, path: path)
    for index in shape.cases.indices {
      guard let type = shape.cases[index].nestedTypeName, let found = self.enumeration(named: type, from: path),
        found.path != path, !inside.contains(found.path), machineEvents.contains(found.path)
      else { continue }
      shape.cases[index].nested = eventShape(at: found.path, inside: inside.union([path]))
    }
    if inside.isEmpty { surveys.keep(shape) }
    return shape
  }

  /// The enums whose cases a `next(on:)` takes.
  private var machineEvents: Set<String> {
    surveys.machineEvents {
      let paths = types.values.filter { $0.enumeration != nil }.compactMap { type -> String? in
        guard let next = type.functions.first(where: \.isNextOnEvent) else { return nil }
        let event = next.signature.parameterClause.parameters.first?.type
        return event.flatMap { seen(from: next).enumeration(named: $0.plainName, from: type.path)?.path }
      }
      return Set(paths)
    }
  }
}
