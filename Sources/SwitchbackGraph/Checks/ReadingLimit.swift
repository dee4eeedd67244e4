/// Where the reader gives up, whatever is written there: the reasons that it gives.
package enum ReadingLimit: String {
  case ways = "more ways lead here than the reader follows"
  case turns = "the loop is too long to follow"
  case nesting = "this is nested too deeply to be followed"

  /// What to do about it.
  var remedy: String {
    switch self {
    case .ways, .nesting: "split the function"
    case .turns: "take what sets the state out of the loop"
    }
  }
}
