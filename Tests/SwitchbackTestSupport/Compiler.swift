import Foundation

/// The Swift compiler, with the modules and the macros that were built beside this test.
package enum Compiler {
  /// Runs the compiler up to the types, over files that may import this package's modules.
  package static func typecheck(_ arguments: [String], in folder: URL) throws -> Program {
    try run(["-typecheck"] + arguments, in: folder)
  }

  /// Type-checks one file that has others beside it, as an incremental build does.
  package static func typecheck(primary file: String, beside others: [String], in folder: URL) throws -> Program {
    let sources = ["-primary-file", file] + others
    return try Program("swiftc", ["-frontend", "-typecheck"] + flags(in: folder) + plugin + sources, in: folder)
  }

  /// Runs the compiler over files that may import this package's modules.
  package static func run(_ arguments: [String], in folder: URL) throws -> Program {
    let plugin = plugin.flatMap { ["-Xfrontend", $0] }
    return try Program("swiftc", flags(in: folder) + plugin + arguments, in: folder)
  }

  private static func flags(in folder: URL) -> [String] {
    [
      "-swift-version", "6", "-module-cache-path", Repository.build.appending(path: "ModuleCache").path,
      "-I", Repository.build.appending(path: "Modules").path, "-I", folder.path,
    ]
  }

  private static var plugin: [String] {
    ["-load-plugin-executable", Repository.build.appending(path: "SwitchbackMacros-tool").path + "#SwitchbackMacros"]
  }
}
