import ExampleTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(10)))
struct PipeTests {
  @Test func `the same conversation runs from a pipe, without a sign of a terminal`() throws {
    let lines = ["next", "back", "Ada", "ada@", "ada@example.org", "2", "no", "yes"]
    let run = try ExampleProgram.run(["registration"], input: Data(lines.joined(separator: "\n").utf8))
    #expect(run.output == ConversationTests.transcript)
    #expect(run.exitCode == 0)
  }

  @Test func `a question comes out before its answer goes in`() async throws {
    let process = Process()
    let (toProgram, fromProgram) = (Pipe(), Pipe())
    process.executableURL = ExampleProgram.url
    process.arguments = ["registration"]
    process.standardInput = toProgram
    process.standardOutput = fromProgram
    try process.run()
    var seen = Data()
    for await bytes in AsyncStream.bytes(from: dup(fromProgram.fileHandleForReading.fileDescriptor)) {
      seen += bytes
      if seen.suffix(2) == Data(": ".utf8) { break }
    }
    #expect(String(decoding: seen, as: UTF8.self).hasSuffix("\nEmail address of your account: "))
    try toProgram.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
  }

  @Test func `line ends of Windows are line ends`() throws {
    let run = try ExampleProgram.run(["registration"], input: Data("next\r\nlater\r\nyes\r\n".utf8))
    #expect(run.output.contains("\nYou are registered; "))
    #expect(run.exitCode == 0)
  }

  @Test(arguments: [
    (Data([0x41, 0xFF, 0xFE]), "That line is not text in UTF-8; please type it again."),
    (Data([0x41, 0x00, 0x42]), "There are control characters in that line; please type it again."),
    (Data(repeating: 0x41, count: 1_000_000), "That line is too long; 500 bytes are the most."),
    (Data(), "An answer is needed here, or a word that leads elsewhere."),
  ])
  func `bytes that are no answer get a sentence and another try`(bytes: Data, sentence: String) throws {
    let run = try ExampleProgram.run(["registration"], input: bytes + Data("\nada@example.org\n".utf8))
    #expect(run.output.contains("Email address of your account: \n\(sentence)\nEmail address of your account: ada@"))
    #expect(run.output.hasSuffix("\nWelcome back, ada@example.org.\n"))
    #expect(run.exitCode == 0)
  }

  @Test(arguments: [("", "Log in"), ("next\nAda", "Create your profile"), ("next\nlater\nmay", "Terms and conditions")])
  func `input that ends in the middle ends with exit code 1 and says where`(input: String, title: String) throws {
    let run = try ExampleProgram.run(["registration"], input: Data(input.utf8))
    #expect(run.output.contains("\nThe input ended at '\(title)', before the registration did. "))
    #expect(run.exitCode == 1)
  }
}
