/// The name among several that was probably meant by one that is none of them; nil where none is near.
package func nearestName(to word: String, among names: [String]) -> String? {
  let distances = names.map {
    (name: $0, distance: distance(from: Array(word.lowercased()), to: Array($0.lowercased())))
  }
  guard let nearest = distances.min(by: { $0.distance < $1.distance }) else { return nil }
  return nearest.distance <= max(1, word.count / 3) ? nearest.name : nil
}

/// How many letters must be put in, left out or replaced (V. I. Levenshtein, 1965).
private func distance(from old: [Character], to new: [Character]) -> Int {
  var row = Array(0...new.count)
  for (number, letter) in old.enumerated() {
    var diagonal = row[0]
    row[0] = number + 1
    for (index, other) in new.enumerated() {
      let replaced = diagonal + (letter == other ? 0 : 1)
      diagonal = row[index + 1]
      row[index + 1] = min(replaced, diagonal + 1, row[index] + 1)
    }
  }
  return row[new.count]
}
