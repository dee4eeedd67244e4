import SwitchbackGraph

@testable import SwitchbackReader

extension EventMethod {
  /// What `Reader.read` gives once the finder knows the dialect, and no other.
  static func graphs(in source: String) -> [StateGraph] {
    let module = SourceModule([ParsedSource(source, path: "")].compactMap(\.self))
    let declarations = Declarations(in: module)
    let lines = SourceLines(of: module)
    let directives = Directives(in: module, lines: lines)
    return declarations.order.compactMap { declarations.types[$0] }
      .compactMap { machine(of: $0, in: declarations) }
      .map { Reader.read($0, file: "", directives: directives, lines: lines).graph }
  }
}
