import Foundation

/// Says on standard error what went wrong, one sentence a line.
func report(_ problems: [String]) {
  for problem in problems {
    FileHandle.standardError.write(Data("error: \(problem)\n".utf8))
  }
}
