extension EnumShape {
  /// What to say of the case that somebody may have meant who wrote a name that is none.
  func nearestCase(to written: String) -> String? {
    let name = written.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last.map(String.init) ?? written
    let most = max(1, name.count / 3)
    return cases.map { ($0.name, $0.name.distance(to: name)) }.filter { $0.1 <= most }.min { $0.1 < $1.1 }
      .map { "the nearest is '\($0.0)'" }
  }
}

extension String {
  /// How many letters have to be put in, taken out or exchanged to make the other name of this one.
  fileprivate func distance(to other: String) -> Int {
    let (mine, others) = (Array(lowercased()), Array(other.lowercased()))
    var row = Array(0...others.count)
    for (index, letter) in mine.enumerated() {
      var next = [index + 1]
      for (position, candidate) in others.enumerated() {
        let exchanged = row[position] + (letter == candidate ? 0 : 1)
        next.append(Swift.min(exchanged, row[position + 1] + 1, next[position] + 1))
      }
      row = next
    }
    return row[others.count]
  }
}
