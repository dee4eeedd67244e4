import SwitchbackTestSupport
import Testing

struct ExampleTests {
  @Test func `blocks continue each other until a comment starts afresh`() {
    let examples = Example.all(
      in: """
        # Title
        ```swift
        let a = 1
        ```
        ```
        not Swift
        ```
        <!-- swift
        let hidden = 2
        -->
        <!-- made of Tests/A.swift -->
        ```swift
        let elsewhere = 2
        ```
        <!-- new example -->
          ```swift
          let b = 3
          ```
        """,
      of: "A.md"
    )
    #expect(
      examples.map(\.blocks) == [
        [.init(line: 3, code: "let a = 1\n"), .init(line: 9, code: "let hidden = 2\n")],
        [.init(line: 17, code: "  let b = 3\n")],
      ]
    )
  }

  @Test func `each block in doc comments is an example`() {
    let examples = Example.inComments(
      of: """
        /// One.
        ///
        /// ```swift
        /// let a = 1
        ///
        /// let b = 2
        /// ```
        struct A {
          /// ```swift
          /// let c = 3
          /// ```
          var a: Int
        }
        """,
      file: "A.swift"
    )
    #expect(
      examples.map(\.blocks) == [
        [.init(line: 4, code: "let a = 1\n\nlet b = 2\n")], [.init(line: 10, code: "let c = 3\n")],
      ]
    )
  }

  @Test func `a mistake in an example is reported with its article and line`() throws {
    let example = Example(
      article: "Article.md",
      blocks: [.init(line: 12, code: "let a = 1\nlet b: String = a\n")]
    )
    let output = try #require(try Compiler.complaints(about: example))
    #expect(output.contains("Article.md:13:17: error: cannot convert value of type 'Int'"))
  }

  @Test func `a warning in an example is a mistake`() throws {
    let example = Example(article: "Article.md", blocks: [.init(line: 3, code: "func f() { let a = 1 }\n")])
    let output = try #require(try Compiler.complaints(about: example))
    #expect(output.contains("Article.md:3:"))
  }

  @Test(arguments: try Example.everywhere) func `the Swift in the documentation compiles`(example: Example) throws {
    if let complaints = try Compiler.complaints(about: example) {
      Issue.record("\(example) does not compile:\n\(complaints)")
    }
  }

  @Test func `the documentation has Swift`() throws {
    let articles = try Set(Example.everywhere.map(\.article))
    #expect(articles.contains("README.md"))
    #expect(articles.contains { $0.hasSuffix(".docc/WritingAMachine.md") })
    #expect(articles.contains { $0.hasPrefix("Sources/Switchback/") && $0.hasSuffix(".swift") })
  }
}

extension Example {
  static var everywhere: [Example] {
    get throws {
      // The manual of the checks is made of their doc comments.
      let articles =
        ["README.md"] + Repository.files(in: "Documentation", ending: ".md")
        + Repository.files(in: "Sources/Switchback/Switchback.docc", ending: ".md").filter {
          !$0.hasSuffix("/Checks.md")
        }
      let sources =
        Repository.files(in: "Sources/Switchback", ending: ".swift")
        + Repository.files(in: "Sources/SwitchbackGraph", ending: ".swift")
      // One check is about code that does not compile.
      let compiled = sources.filter { !$0.hasSuffix("/RefusedMachine.swift") }
      return try articles.flatMap { try all(in: Repository.text($0), of: $0) }
        + compiled.flatMap { try inComments(of: Repository.text($0), file: $0) }
    }
  }
}
