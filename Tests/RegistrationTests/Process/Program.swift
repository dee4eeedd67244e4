import Foundation

/// The built example, as a process of its own.
enum Program {
  /// Products lie beside the bundle of the tests.
  static let url: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
    let isBundle = bundle.bundlePath.hasSuffix(".xctest")
    let folder = isBundle ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL
    return folder.appendingPathComponent("RegistrationDemo")
  }()

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
