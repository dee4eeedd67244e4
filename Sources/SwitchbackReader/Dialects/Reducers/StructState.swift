import SwiftSyntax

/// A struct that is a state: its properties that can only be so many things are the regions.
struct StructState {
  /// A property that can only be so many things.
  struct Region {
    var name: String
    var value: ValueType
    var initial: ExprSyntax?
    /// Whether its own observers set it again.
    var hasAssigningObserver = false
    /// Why nobody can tell what it holds behind an assignment.
    var refusal: Program.Note?
  }

  let structure: StructDeclSyntax
  let path: String
  private let declarations: Declarations
  private(set) var regions: [Region] = []
  /// Those that may hold one of so many things.
  private(set) var optionalRegions: [Region] = []
  /// The properties to which there is no end.
  private(set) var others: [String] = []

  init(_ structure: StructDeclSyntax, _ type: Declarations.TypeDeclaration, in declarations: Declarations) {
    self.structure = structure
    self.declarations = declarations
    path = type.path
    let seen = declarations.seen(from: structure)
    for variable in type.variables where variable.bindingSpecifier.text == "var" && !variable.isStatic {
      for binding in variable.bindings where !binding.isComputed {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText else { continue }
        let written = binding.typeAnnotation.map { ValueType($0.type, in: seen, from: type.path) }
        let initial = binding.initializer?.value
        let value = (written ?? initial.flatMap { ValueType(of: $0, in: seen, from: type.path) }) ?? nil
        guard let value, value.isFinite else {
          others.append(name)
          continue
        }
        let observes = binding.observers.contains { declarations.surveys.changes(name, in: $0, of: type) }
        var region = Region(name: name, value: value, initial: initial, hasAssigningObserver: observes)
        region.refusal = StoredProperty.obstacle(byWrapperOf: variable, declarations, from: type.path)
        if !value.isOptional {
          regions.append(region)
        } else {
          others.append(name)
          if value.path != nil { optionalRegions.append(region) }
        }
      }
    }
  }

  /// The declarations, where of the struct only this region is looked at.
  func declarations(of region: Region) -> Declarations {
    var declarations = declarations
    declarations.whole = Declarations.Whole(path: path, region: region.name, value: region.value)
    return declarations
  }

  /// What the only value of the struct that a type begins with has for a region: `let initialState = State(phase: .loading)`.
  func start(of region: Region, in owner: String) -> ExprSyntax? {
    guard let whole = declarations.types[path], let type = declarations.types[owner] else { return nil }
    let values = type.ownBindings.compactMap { binding -> FunctionCallExprSyntax? in
      guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self) else { return nil }
      let written = binding.typeAnnotation.map {
        declarations.type(named: $0.type.plainName, from: owner)?.path == path
      }
      let callee = call.calledExpression
      guard callee.is(DeclReferenceExprSyntax.self) || written == true, whole.isInitializer(callee) else { return nil }
      return written == false ? nil : call
    }
    guard values.count == 1, let only = values.first else { return nil }
    return whole.state(in: ExprSyntax(only), member: region.name)
  }

  /// - Parameter declarations: those of the region.
  func machine(
    _ region: Region,
    named name: String,
    storage: MachineDeclaration.Storage,
    owner: String,
    entries: [MachineDeclaration.Entry],
    eventType: String? = nil,
    offset: Int? = nil,
    in declarations: Declarations
  ) -> MachineDeclaration {
    let isOwn = storage != .parameter
    let refusal = region.refusal ?? (isOwn ? nil : obstacle(byObserversOf: region))
    // What it holds behind an assignment nobody can tell, so that no function leads it anywhere.
    let entries = refusal == nil ? entries : []
    let enumeration = region.value.path.flatMap { declarations.types[$0]?.enumeration }
    let events = eventType ?? entries.first?.eventTypeName
    let shape = region.value.path.map { EnumShape(states: enumeration, eventType: events, path: $0) } ?? bool
    return MachineDeclaration(
      name: name,
      states: region.value.isOptional ? shape.withNil(at: structure.name.offset) : shape,
      stateType: shape.path,
      storage: storage,
      owner: owner,
      entries: entries,
      initial: region.initial.map { [$0] },
      conditionalCases: (enumeration?.conditionalCases ?? [])
        + entries.flatMap { $0.conditionalCases(in: declarations) },
      offset: offset ?? structure.name.offset,
      declarations: declarations,
      refusal: refusal,
      hasAssigningObserver: isOwn && region.hasAssigningObserver,
      hasOptionalState: region.value.isOptional,
      region: MachineDeclaration.Region(
        name: region.name,
        isBool: region.value.isBool,
        others: others.filter { $0 != region.name }
      )
    )
  }

  private func obstacle(byObserversOf region: Region) -> Program.Note? {
    guard region.hasAssigningObserver else { return nil }
    let why = "'didSet' or 'willSet' of '\(region.name)' changes it again"
    return Program.Note(why: why, offset: structure.name.offset)
  }

  private var bool: EnumShape {
    let cases = ["false", "true"].map {
      EnumShape.Case(name: $0, payload: [], isInitial: false, isFinal: false, offset: structure.name.offset)
    }
    return EnumShape(name: "Bool", path: "Bool", cases: cases)
  }
}

extension ValueType {
  /// What `false` and `Side.bottom` are.
  fileprivate init?(of value: ExprSyntax, in declarations: Declarations, from path: String) {
    if value.is(BooleanLiteralExprSyntax.self) {
      self = .bool
    } else if let base = value.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription,
      let found = declarations.enumeration(named: base, from: path)
    {
      self.init(path: found.path)
    } else {
      return nil
    }
  }
}
