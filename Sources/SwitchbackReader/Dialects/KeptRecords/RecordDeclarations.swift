import SwiftSyntax

/// What becomes of the declarations: the property holds the state of one value, and the structs on the way are other names
/// for the states, to which what they compute belongs.
struct RecordDeclarations {
  private let records: KeptRecords
  private let declarations: Declarations
  private(set) var edits = SourceEdits()
  private(set) var obstacle: Program.Note?

  init(_ records: KeptRecords, in declarations: Declarations) {
    (self.records, self.declarations) = (records, declarations)
    rewriteProperty()
    for link in records.links { rewrite(link) }
  }

  private mutating func give(up why: String, at node: some SyntaxProtocol) {
    obstacle = obstacle ?? Program.Note(why: why, offset: node.offset)
  }

  private mutating func replace(_ range: Range<Int>, with text: String = "", at node: some SyntaxProtocol) {
    if !edits.replace(range, with: text) { give(up: "'\(node.text)' is not followed", at: node) }
  }

  private mutating func rewriteProperty() {
    guard let binding = declarations.types[records.owner]?.properties[records.property],
      records.isKeyed || records.isTuple
    else { return }
    let value = binding.initializer?.value
    if let type = binding.typeAnnotation?.type {
      replace(type.ownRange, with: "\(records.valueName)?", at: type)
      guard records.isKeyed, let value else { return }
      guard value.isEmptyDictionary else {
        return give(up: "with which values '\(records.property)' begins is not followed", at: value)
      }
      replace(value.ownRange, with: "nil", at: value)
    } else if let value, value.isEmptyDictionary {
      let range = binding.pattern.ownRange.upperBound..<value.ownRange.upperBound
      replace(range, with: ": \(records.valueName)?", at: binding)
    } else {
      give(up: "with which values '\(records.property)' begins is not followed", at: binding)
    }
  }

  // MARK: Structs

  private mutating func rewrite(_ link: KeptRecords.Link) {
    guard let path = link.path, let type = declarations.types[path],
      let structure = type.declaration?.as(StructDeclSyntax.self)
    else { return }
    lookFor(observersOf: link, in: type)
    blank(structure)
    let members = type.members.filter { !$0.isProtocolOrType }
    let stated = members.filter { $0.is(FunctionDeclSyntax.self) || $0.as(VariableDeclSyntax.self)?.isComputed == true }
    var texts: [String] = []
    for member in members {
      if !structure.ownRange.contains(member.offset) { replace(member.ownRange, at: member) }
      guard stated.contains(where: { $0.id == member.id }) else { continue }
      let names = StateNames(link, records.links)
      names.walk(member)
      guard names.isFound else { continue }
      if names.handsOnSelf { give(up: "what becomes of a copy of a '\(path)' is not followed", at: member) }
      if member.as(FunctionDeclSyntax.self)?.isMutating != true {
        texts.append(names.edits.within(member.ownRange).applied(to: member.trimmedDescription, isPadded: false))
      }
    }
    let states = pathBehind(records.states).plainPath
    let outer = path.plainPath.split(separator: ".").dropLast().joined(separator: ".")
    let alias = "typealias \(path.plainPath.lastName) = \(states)"
    edits.append(outer.isEmpty ? alias : "extension \(outer) { \(alias) }")
    if !texts.isEmpty { edits.append("extension \(states) {\n\(texts.joined(separator: "\n"))\n}") }
  }

  /// What is done whenever a property is set, or a value is made, is none of the states.
  private mutating func lookFor(observersOf link: KeptRecords.Link, in type: Declarations.TypeDeclaration) {
    if let observed = type.observed.first {
      give(up: "what is done where '\(observed.plainName)' is set is not followed", at: observed)
    }
    if let wrapped = type.variables.first(where: {
      $0.hasWrapper && $0.bindings.contains { $0.plainName == link.member }
    }) {
      give(up: "what the wrapper of '\(link.member)' does is not followed", at: wrapped)
    }
    if let failing = type.initializers.first(where: { $0.optionalMark != nil }) {
      give(up: "whether a '\(type.path)' can be made is not followed", at: failing)
    }
  }

  /// That of the states behind what is written, as a struct on the way goes by another name then.
  private func pathBehind(_ states: String) -> String {
    guard let struck = records.links.compactMap(\.path).first(where: { states.hasPrefix("\($0).") }) else {
      return states
    }
    let outer = struck.split(separator: ".").dropLast().map(String.init)
    let hidden = "_\(struck.lastName.dropFirst())"
    return (outer + [hidden, String(states.dropFirst(struck.count + 1))]).joined(separator: ".")
  }

  /// Leaves no more of a struct than the types that it declares, under another name.
  private mutating func blank(_ structure: StructDeclSyntax) {
    edits.hide(structure.name)
    let block = structure.memberBlock
    replace(structure.name.ownRange.upperBound..<block.leftBrace.offset, at: structure)
    for member in block.members where !member.decl.isProtocolOrType { replace(member.ownRange, at: member) }
  }
}

/// Writes `self` for the property that is the state: `isBusy` of a struct as that of its state.
private final class StateNames: SyntaxVisitor {
  private(set) var edits = SourceEdits()
  private(set) var isFound = false
  /// Whether the value itself is put somewhere, as `var copy = self`.
  private(set) var handsOnSelf = false
  private let link: KeptRecords.Link
  private let links: [KeptRecords.Link]

  init(_ link: KeptRecords.Link, _ links: [KeptRecords.Link]) {
    (self.link, self.links) = (link, links)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if ExprSyntax(node).isSelf, node.parent?.is(MemberAccessExprSyntax.self) != true { handsOnSelf = true }
    guard node.baseName.identifierText == link.member, node.mayBeOwn else { return .skipChildren }
    isFound = true
    var whole = node.whole
    var rest = links.drop { $0.path != link.path }.dropFirst()
    while let next = rest.first, let outer = whole.parent?.as(MemberAccessExprSyntax.self),
      outer.base?.id == whole.id, outer.declName.baseName.identifierText == next.member
    {
      whole = ExprSyntax(outer)
      rest = rest.dropFirst()
    }
    edits.replaceAny(whole.ownRange, with: "self")
    return .skipChildren
  }
}

extension VariableDeclSyntax {
  fileprivate var isComputed: Bool { bindings.count == 1 && bindings.first?.isComputed == true && !isStatic }
}
