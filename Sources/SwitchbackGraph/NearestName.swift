/// The name among several that was probably meant by one that is none of them; nil where none is near.
package func nearestName(to word: String, among names: [String]) -> String? {
  let distances = names.map {
    (name: $0, distance: distance(from: Array(word.lowercased()), to: Array($0.lowercased())))
  }
  guard let nearest = distances.min(by: { $0.distance < $1.distance }) else { return nil }
  return nearest.distance <= max(1, word.count / 3) ? nearest.name : nil
}

/// How many letters must be put in, left out, replaced or swapped with the next (F. J. Damerau, 1964).
private func distance(from old: [Character], to new: [Character]) -> Int {
  var (row, before) = (Array(0...new.count), [Int]())
  for (number, letter) in old.enumerated() {
    var next = [number + 1]
    for (index, other) in new.enumerated() {
      let replaced = row[index] + (letter == other ? 0 : 1)
      next.append(min(replaced, next[index] + 1, row[index + 1] + 1))
      if number > 0, index > 0, letter == new[index - 1], old[number - 1] == other {
        next[index + 1] = min(next[index + 1], before[index - 1] + 1)
      }
    }
    (row, before) = (next, row)
  }
  return row[new.count]
}
