#if os(Linux)
  import Foundation
  import SwitchbackTestSupport
  import Testing

  /// `scripts/lint-availability`, which is for where the compiler does not check this itself.
  @Suite struct AvailabilityTests {
    @Test func `what the oldest systems lack is found, but where it is marked or has a reason`() throws {
      let source = try Repository.text("Tests/DocumentationTests/Fixtures/TooNew.swift")
      let found = try complaints(about: source)
      #expect(
        found == [
          "5: 'Mutex' came with iOS 18 and macOS 15",
          "6: 'Atomic' came with iOS 18 and macOS 15",
          "9: 'Task.immediate(name:priority:executorPreference:operation:)' came with iOS 26 and macOS 26",
          "9: 'Mutex.withLock(_:)' came with iOS 18 and macOS 15",
          "13: 'Observations' came with iOS 26 and macOS 26",
          "15: 'InlineArray' came with iOS 26 and macOS 26",
          "18: 'Array.span' came with iOS 26 and macOS 26",
          "23: 'AsyncStream.Iterator.next(isolation:)' came with iOS 18 and macOS 15",
        ]
      )
    }

    @Test func `what is used of a stand-in is marked there with the systems that have it`() throws {
      let standIn = """
        @available(iOS 16, macOS 13, *) public struct Stack { public init() {} }
        @available(iOS 18, macOS 15, *) public struct Tab { public init() {} }
        public struct Page { public init() {} }
        public struct Unused {}
        """
      let source = """
        import Kit
        func stack() { _ = Stack() }
        func tab() { _ = Tab() }
        func page() { _ = Page() }
        """
      let found = try complaints(about: source, beside: standIn)
      #expect(found == ["3: 'Tab' came with iOS 18 and macOS 15", "4: 'Page' is not said to be on any system"])
    }

    @Test func `what was not built is not passed`() throws {
      try withTemporaryFolder { folder in
        let index = folder.appending(path: "index/store/v5/units")
        try FileManager.default.createDirectory(at: index, withIntermediateDirectories: true)
        try Data().write(to: folder.appending(path: "New.swift"))
        let result = try Program("scripts/lint-availability", [folder.path, folder.path], in: Repository.root)
        #expect(result.status == 1)
        #expect(result.output == "'\(folder.path)/New.swift' is not in the index of '\(folder.path)'; build first\n")
      }
    }

    /// Lines and messages, without the advice at their ends.
    private func complaints(about source: String, beside standIn: String? = nil) throws -> [String] {
      try withTemporaryFolder { folder in
        let sources = folder.appending(path: "Sources")
        for place in [sources, folder.appending(path: "Modules")] {
          try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        }
        if let standIn { try compile(standIn, as: "Kit", to: folder.appending(path: "Kit.swift"), in: folder) }
        try compile(source, as: "Fixture", to: sources.appending(path: "Fixture.swift"), in: folder)
        let arguments = [folder.path, sources.path] + (standIn == nil ? [] : ["Kit"])
        let result = try Program("scripts/lint-availability", arguments, in: Repository.root)
        #expect(result.status == 1)
        return result.output.split(separator: "\n").map { line in
          let parts = line.split(separator: ": error: ")
          let place = parts[0].dropFirst(sources.path.count).split(separator: ":").dropFirst().first ?? ""
          return "\(place): \(parts.last?.split(separator: ";").first ?? "")"
        }
      }
    }

    private func compile(_ source: String, as module: String, to file: URL, in folder: URL) throws {
      try Data(source.utf8).write(to: file)
      let outputs = ["-emit-module-path", "Modules/\(module).swiftmodule", "-o", "\(module).o"]
      let result = try Compiler.run(
        ["-c", "-parse-as-library", "-module-name", module, "-index-store-path", "index/store", "-I", "Modules"]
          + outputs + [file.path],
        in: folder
      )
      try #require(result.status == 0, "\(result.output)")
    }
  }
#endif
