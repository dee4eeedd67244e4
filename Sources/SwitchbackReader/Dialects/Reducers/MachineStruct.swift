import SwiftSyntax
import SwitchbackGraph

/// `@MachineState` on a struct: each of its properties is a machine, a region of the whole.
struct MachineStruct {
  /// The path of the struct.
  let path: String
  let offset: Int
  let events: EnumShape?
  let regions: [MachineProperty]
  /// Why nobody can tell what some of them hold, by their names.
  private let obstacles: [String: String]
  /// As the struct's file sees them.
  let declarations: Declarations

  init?(_ type: Declarations.TypeDeclaration, in declarations: Declarations) {
    guard let structure = type.structOfMachines else { return nil }
    self.declarations = declarations
    path = type.path
    offset = structure.name.offset
    events = declarations.enumeration(named: "Event", from: type.path).flatMap { declarations.eventShape(at: $0.path) }
    regions = MachineProperty.all(of: structure)
    let found = type.variables.flatMap { variable in
      let obstacle = StoredProperty.obstacle(byWrapperOf: variable, declarations, from: type.path)
      return variable.bindings.compactMap { binding in obstacle.map { (binding.pattern.trimmedDescription, $0.why) } }
    }
    obstacles = Dictionary(found) { first, _ in first }
  }

  /// The structs of machines of some files, those that are regions of others before them.
  static func all(in declarations: Declarations, files: Range<Int>) -> [MachineStruct] {
    let found = files.map(declarations.seen(fromFile:)).flatMap { declarations in
      declarations.order.compactMap { path in
        declarations.types[path].flatMap { MachineStruct($0, in: declarations) }
      }
    }
    var sorted: [MachineStruct] = []
    var rest = found
    while !rest.isEmpty {
      let waiting = Set(rest.map(\.path))
      // Structs cannot contain each other in a circle; where the source says so by mistake, any order will do.
      let index = rest.firstIndex { item in
        item.regions.allSatisfy { region in
          item.declarations.type(named: region.typeName, from: item.path).map { !waiting.contains($0.path) } ?? true
        }
      }
      sorted.append(rest.remove(at: index ?? 0))
    }
    return sorted
  }

  /// The paths of the types of its regions.
  var regionTypes: [String] { regions.compactMap { declarations.type(named: $0.typeName, from: path)?.path } }

  /// The regions that are drawn, side by side, and why the others are not.
  func graph(of drawn: [StateGraph]) -> StateGraph {
    let events = (events?.leaves ?? []).map { path, item in
      StateGraph.Event(path.joined(separator: "."), payload: item.payload, line: item.offset)
    }
    var graph = StateGraph(
      name: path,
      line: offset,
      dialect: Dialect.regions.rawValue,
      states: [],
      events: events,
      transitions: []
    )
    for region in regions {
      let found = declarations.type(named: region.typeName, from: path)
      let obstacle = obstacles[region.name]
      if obstacle == nil, let part = drawn.first(where: { $0.name == found?.path && $0.name != path }),
        !part.states.isEmpty
      {
        graph = graph.adding(part, as: region.plainName, startingIn: region.start)
        if found?.functions.contains(where: \.isNextBesideSiblings) == true {
          graph.assumptions.append("\(region.plainName): what 'next(on:beside:)' makes of its siblings is not drawn")
        }
      } else {
        let why = "'\(region.type)' \(found == nil ? "is declared elsewhere" : "is not read as a machine")"
        graph.unread.append(.init(line: region.offset, why: "\(region.plainName): \(obstacle ?? why)"))
        graph.read = .partial
      }
    }
    return graph
  }
}

extension Declarations.TypeDeclaration {
  /// The struct whose properties are machines; one with a reducer is a machine by itself.
  var structOfMachines: StructDeclSyntax? {
    guard let structure = declaration?.as(StructDeclSyntax.self), structure.attributes.names("MachineState") else {
      return nil
    }
    return structure.reducers.isEmpty ? structure : nil
  }
}

extension FunctionDeclSyntax {
  /// Whether this is `next(on:beside:)`.
  fileprivate var isNextBesideSiblings: Bool {
    name.text == "next" && signature.parameterClause.parameters.map(\.firstName.text) == ["on", "beside"]
  }
}

/// A property that is a machine.
package struct MachineProperty {
  /// The name as it is written in code, in backticks where it needs them.
  package let name: String
  package let type: String
  /// The path of the state that the property is set to where it is declared.
  package let start: String?
  let offset: Int

  package var plainName: String { name.unquoted }

  /// The type without its arguments.
  var typeName: String { String(type.prefix { $0 != "<" }) }

  /// The stored properties that can change; one without a type, or with one that is no machine, is a mistake.
  package static func all(of machine: StructDeclSyntax) -> [MachineProperty] {
    machine.storedVariables.compactMap { binding in
      binding.machineType.map {
        MachineProperty(
          name: binding.pattern.trimmedDescription,
          type: $0,
          start: binding.initializer?.value.casePath,
          offset: binding.pattern.offset
        )
      }
    }
  }
}

extension StructDeclSyntax {
  /// The properties that hold something of an instance and can change.
  package var storedVariables: [PatternBindingSyntax] {
    memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { variable in
        variable.bindingSpecifier.text == "var" && !variable.modifiers.contains { $0.name.text == "static" }
      }
      .flatMap(\.bindings).filter { !$0.isComputed }
  }
}

extension PatternBindingSyntax {
  /// The type as it is written, or as `Playback.paused` tells it; nil where that can be no machine.
  package var machineType: String? {
    if let type = typeAnnotation?.type {
      let isNamed = type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self)
      return isNamed && !Self.noMachines.contains(type.trimmedDescription) ? type.trimmedDescription : nil
    }
    let value = initializer?.value
    let called = value?.as(FunctionCallExprSyntax.self)?.calledExpression
    if let type = called?.as(DeclReferenceExprSyntax.self) { return type.trimmedDescription }
    return (called ?? value)?.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
  }

  private static let noMachines: Set = [
    "Bool", "Int", "UInt", "Double", "Float", "String", "Substring", "Character", "Date", "UUID", "URL", "Data",
  ]
}

extension ExprSyntax {
  /// The path of the case that is written here: `running.slow` for `.running(.slow)`.
  fileprivate var casePath: String? {
    if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.identifierText }
    guard let call = self.as(FunctionCallExprSyntax.self), let name = call.calledExpression.casePath else { return nil }
    guard call.arguments.count == 1, let inner = call.arguments.first?.expression.casePath else { return name }
    return "\(name).\(inner)"
  }
}
