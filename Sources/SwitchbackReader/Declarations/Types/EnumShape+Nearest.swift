import SwitchbackGraph

extension EnumShape {
  /// What to say of the case that somebody may have meant who wrote a name that is none.
  func nearestCase(to written: String) -> String? {
    let name = written.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last.map(String.init) ?? written
    return nearestName(to: name, among: cases.map(\.name)).map { "the nearest is '\($0)'" }
  }
}
