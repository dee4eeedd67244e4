import ExampleList
import ExampleTerminal
import Foundation

/// Lists the examples, and takes a person through any of them.
@main
@MainActor
struct Examples {
  static func main() async {
    exit(await Menu(of: Example.all, on: .standard).run(Array(CommandLine.arguments.dropFirst())))
  }
}
