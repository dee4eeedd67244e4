package import Foundation
import SwitchbackTestSupport

/// The built examples, as a process of its own.
package enum ExampleProgram {
  package static let url = Repository.build.appending(path: "examples")

  package struct Run {
    package let output: String
    package let exitCode: Int32
  }

  /// Runs it with all of its input in a pipe.
  package static func run(_ arguments: [String], input: Data) throws -> Run {
    let process = Process()
    let (toProgram, fromProgram) = (Pipe(), Pipe())
    process.executableURL = url
    process.arguments = arguments
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
