import Foundation

/// The Swift compiler, with the modules and the macros that were built beside this test.
package enum Compiler {
  /// Runs the compiler up to the types, over files that may import this package's modules.
  package static func typecheck(_ arguments: [String], in folder: URL) throws -> Program {
    try run(["-typecheck"] + arguments, in: folder)
  }

  /// Runs the compiler over files that may import this package's modules.
  package static func run(_ arguments: [String], in folder: URL) throws -> Program {
    let plugin = Repository.build.appending(path: "SwitchbackMacros-tool").path + "#SwitchbackMacros"
    return try Program(
      "swiftc",
      ["-swift-version", "6", "-module-cache-path", Repository.build.appending(path: "ModuleCache").path]
        + ["-I", Repository.build.appending(path: "Modules").path, "-I", folder.path]
        + ["-Xfrontend", "-load-plugin-executable", "-Xfrontend", plugin] + arguments,
      in: folder
    )
  }
}
