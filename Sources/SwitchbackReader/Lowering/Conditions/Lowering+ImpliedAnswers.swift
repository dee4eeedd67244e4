import SwiftSyntax

/// Which answers tell others: where `count == 1` holds `count > 3` does not, and where `count < 2` does not, neither does
/// `count == 1`.
extension Lowering {
  func impliedAnswers() -> [Int: ImpliedAnswers] {
    var asked: [ComparedPlace: [(what: ComparedValue, isInteger: Bool, slot: Int)]] = [:]
    for (key, question) in questions {
      guard let (name, value) = question.text.toldPlace?.comparedValue, name.isPlace(withDots: true) else { continue }
      // Behind its text stands of which function and which part of it the question is.
      let place = ComparedPlace(name: name.nameWithoutSelf, part: String(key.dropFirst(question.text.count)))
      asked[place, default: []].append((value, question.isOfInteger, question.slot.id))
    }
    var implied: [Int: ImpliedAnswers] = [:]
    for all in asked.values where all.count > 1 {
      for one in all {
        for other in all where other.slot != one.slot {
          let isInteger = one.isInteger || other.isInteger
          implied[one.slot, default: ImpliedAnswers()].whereTrue[other.slot] =
            one.what.tells(other.what, where: true, isInteger: isInteger)
          implied[one.slot, default: ImpliedAnswers()].whereFalse[other.slot] =
            one.what.tells(other.what, where: false, isInteger: isInteger)
        }
      }
    }
    return implied
  }

  private struct ComparedPlace: Hashable {
    var name: String
    var part: String
  }
}
