import SwiftSyntax

/// Why it is not followed that the setter of a computed property has a queue, or another closure, set the stored one.
struct SetterObstacle {
  /// The name of the computed property.
  let name: String
  let note: Program.Note
  /// Where the closure stands that sets the stored one.
  let closure: Range<Int>

  /// The first of those that set a stored property; nil where all are followed.
  init?(to property: StoredProperty, of type: Declarations.TypeDeclaration, in declarations: Declarations) {
    let bindings = type.variables.filter { $0.isStatic == property.isStatic }.flatMap(\.bindings)
    let found = bindings.lazy.compactMap { binding in
      Setter(binding, setting: property.name, of: type, in: declarations.seen(from: binding))
    }.first
    guard let found else { return nil }
    name = found.name
    note = found.note
    closure = found.closure.offset..<found.closure.endPosition.utf8Offset
  }
}

/// The setter of a computed property that leaves it to a closure to set the stored one.
private struct Setter {
  let type: Declarations.TypeDeclaration
  let declarations: Declarations
  let binding: PatternBindingSyntax
  let closure: ClosureExprSyntax

  init?(
    _ binding: PatternBindingSyntax,
    setting name: String,
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) {
    let surveys = declarations.surveys
    guard let setter = binding.setter,
      let closure = surveys.fresh(setter.statements).closures.first(where: {
        surveys.fresh($0.statements).assigned.contains(name)
      })
    else { return nil }
    (self.type, self.declarations, self.binding, self.closure) = (type, declarations, binding, closure)
  }

  var name: String { binding.pattern.trimmedDescription }

  /// What stands in the way, where it stands.
  var note: Program.Note {
    if let place = placeAskedTooEarly {
      return .init(why: "'\(name)' is set on a queue, and may not be set yet where this asks for it", offset: place)
    }
    if closure.call?.closureOnMainQueue != nil, !type.hides(settingOf: name) {
      return .init(why: "'\(name)' is set on the main queue, and others can set it as well", offset: binding.offset)
    }
    let why = "'\(name)' is set by a closure, and when that runs is not followed"
    guard closure.call?.calledName == "async" else { return .init(why: why, offset: closure.offset) }
    let queue = KeptByQueue(closure, of: binding, in: type)
    if !queue.hasTurns {
      return .init(why: "'\(name)' is set on a queue that is not seen to keep the order", offset: closure.offset)
    }
    if let stray = queue.stray(among: declarations.properties(setBy: closure, of: type)) {
      let named = stray.baseName.identifierText
      return .init(why: "'\(named)' is named beside the queue on which '\(name)' is set", offset: stray.offset)
    }
    return .init(why: why, offset: closure.offset)
  }

  private var placeAskedTooEarly: Int? {
    guard let setter = MainQueueSetter(binding, of: type, in: declarations) else { return nil }
    let ways = WaysBehindCalls(in: type, setters: declarations.mainQueueSetters(of: type))
    return ways.ask(setter) ? ways.place : nil
  }
}
