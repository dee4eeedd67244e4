import Foundation
import SwitchbackTestSupport

/// The built example, as a process of its own.
enum Program {
  static let url = Repository.build.appending(path: "RegistrationDemo")

  struct Run {
    let output: String
    let exitCode: Int32
  }

  /// Runs it with all of its input in a pipe.
  static func run(input: Data) throws -> Run {
    let process = Process()
    let (toProgram, fromProgram) = (Pipe(), Pipe())
    process.executableURL = url
    process.environment = ["TERM": "xterm"]
    process.standardInput = toProgram
    process.standardOutput = fromProgram
    try process.run()
    try toProgram.fileHandleForWriting.write(contentsOf: input)
    try toProgram.fileHandleForWriting.close()
    let output = try fromProgram.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Run(output: String(decoding: output, as: UTF8.self), exitCode: process.terminationStatus)
  }
}
