import Foundation
import SwitchbackTestSupport

/// The real Mermaid in a real browser: what it makes of a diagram.
enum MermaidOracle {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Whether both are there; in CI they have to be.
  static var isAvailable: Bool {
    ProcessInfo.processInfo.environment["CI"] == "true" || (browser != nil && mermaid != nil)
  }

  /// Draws all diagrams in one page.
  static func pictures(of diagrams: [String]) throws -> [Picture] {
    guard let browser, let mermaid else { throw Failure(description: "no browser or no Mermaid; run scripts/setup") }
    let folder = FileManager.default.temporaryDirectory.appending(path: "mermaid-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appending(path: "page.html")
    try Data(try MermaidPage.html(diagrams, script: mermaid).utf8).write(to: page)
    let dom = try dump(page, in: browser, profile: folder.appending(path: "profile"))
    guard let start = dom.range(of: "<pre id=\"result\">"),
      let end = dom.range(of: "</pre>", range: start.upperBound..<dom.endIndex),
      let data = Data(base64Encoded: String(dom[start.upperBound..<end.lowerBound]))
    else { throw Failure(description: "the browser did not finish: \(dom.prefix(300))") }
    return try JSONDecoder().decode([Picture].self, from: data)
  }

  private static func dump(_ page: URL, in browser: URL, profile: URL) throws -> String {
    let process = Process()
    process.executableURL = browser
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
      "--user-data-dir=\(profile.path)", "--virtual-time-budget=600000", "--dump-dom", page.absoluteString,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  private static let browser: URL? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    let places = path.split(separator: ":").flatMap { folder in names.map { "\(folder)/\($0)" } }
    let applications = ["Google Chrome", "Chromium"].map { "/Applications/\($0).app/Contents/MacOS/\($0)" }
    return (places + applications).first(where: FileManager.default.isExecutableFile).map { URL(filePath: $0) }
  }()

  /// Where scripts/setup puts it.
  private static let mermaid: URL? = {
    let tools = Repository.root.appending(path: ".build-tools")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: tools.path)) ?? []
    return names.first { $0.hasPrefix("mermaid-") && $0.hasSuffix(".js") }.map { tools.appending(path: $0) }
  }()
}
