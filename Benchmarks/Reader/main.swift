import Foundation

/// `<folder of a package> [--markdown | --json]`
let arguments = Array(CommandLine.arguments.dropFirst())
let report = arguments.count == 2 ? Report(rawValue: String(arguments[1].dropFirst(2))) : .text
guard let folder = arguments.first, let report, arguments.count <= 2 else {
  print("usage: ReaderBenchmark <folder of a package> [--markdown | --json]")
  exit(64)
}
let sources = SourceText.all(in: folder)
if sources.isEmpty {
  print("there is no Swift file in '\(folder)'; get the package with: scripts/corpus tabulated")
  exit(1)
}
report.print([.reading(sources, of: URL(filePath: folder).lastPathComponent)])
