import Foundation

/// Says on standard error what went wrong, one sentence a line.
func report(_ problems: [String]) { say(problems, behind: Style.standardError.error("error:")) }

/// Says on standard error what is good to know beside an output that other programs read, one sentence a line.
func remark(_ notes: [String]) { say(notes, behind: Style.standardError.note("note:")) }

private func say(_ sentences: [String], behind word: String) {
  for sentence in sentences {
    FileHandle.standardError.write(Data("\(word) \(sentence)\n".utf8))
  }
}
