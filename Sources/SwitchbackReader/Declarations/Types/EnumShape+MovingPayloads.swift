import SwiftSyntax

/// Payloads that move, though all that they move between is drawn as one state: `.live(.warm)`, and later `.live(.hot)`.
extension EnumShape {
  func notingMovingPayloads(usedBy functions: [FunctionDeclSyntax], in declarations: Declarations) -> EnumShape {
    var shape = self
    for index in cases.indices where cases[index].nested == nil {
      let item = cases[index]
      shape.cases[index].moving = item.payload.enumerated().compactMap { position, written in
        guard let type = written.split(whereSeparator: { ": ".contains($0) }).last.map(String.init),
          let found = declarations.enumeration(named: type, from: path), found.path != path,
          let enumeration = found.enumeration
        else { return nil }
        let part = Component(position: position, shape: EnumShape(events: enumeration, path: found.path))
        let finder = ComponentFinder(name: item.name, count: item.payload.count, components: [part])
        for function in functions { function.body.map { finder.enter($0) } }
        return finder.areStates && finder.written.count > 1 ? type : nil
      }
    }
    return shape
  }

  /// What a drawing says of those.
  var assumptionsOfPayloads: [String] {
    cases.flatMap { item in
      item.moving.map { "'\(item.name)' is drawn as one state, whatever case of '\($0)' it holds" }
    }
  }
}
