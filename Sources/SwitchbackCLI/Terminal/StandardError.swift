import Foundation

/// Says on standard error what went wrong, one sentence a line.
func report(_ problems: [String]) {
  let word = Style.standardError.error("error:")
  for problem in problems {
    FileHandle.standardError.write(Data("\(word) \(problem)\n".utf8))
  }
}
