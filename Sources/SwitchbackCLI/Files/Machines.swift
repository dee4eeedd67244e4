import ArgumentParser
import SwitchbackGraph

/// The part of the command line that says where the machines are, and the reading of them.
struct Machines: ParsableArguments {
  @Argument(
    help:
      "Swift files, or folders of them; the files of a target are read together, and one file with what it needs of it."
  )
  var paths: [String] = ["."]

  @Option(
    name: .customLong("type"),
    help: "Only the machine of this name, of a name that ends so, or of a property of such a type."
  )
  var typeName: String?

  /// Reads every file; one that cannot be read is reported and does not stop the rest. The notes say which checks were
  /// left out.
  func read() async -> (machines: [Machine], notes: [String], problems: [String]) {
    let files = SourceFiles(at: paths)
    var (found, problems) = await files.read()
    problems = files.problems + problems
    if let typeName { found = found.filter { $0.graph.isNamed(typeName) || $0.graph.isProperty(of: typeName) } }
    if found.isEmpty, problems.isEmpty { problems.append(nothingFound) }
    let (machines, left) = await onDeepStack { [found] in Confirmation(scanned: files.paths).confirmed(found) }
    return (machines, LeftOut.notes(on: left), problems)
  }

  private var nothingFound: String {
    let place = paths.joined(separator: ", ")
    if let typeName { return "\(place): no machine named '\(typeName)'; leave '--type' away to see all there are" }
    return "\(place): no machine found; a machine is an enum of states and what changes it, such as "
      + "'switch (state, event)' or a method for each event; 'switchback --help' names the other ways"
  }
}

extension StateGraph {
  fileprivate func isNamed(_ wanted: String) -> Bool { name == wanted || name.hasSuffix(".\(wanted)") }

  /// Whether this is one of several machines that are properties of a type: `Game.turn` of `Game`.
  fileprivate func isProperty(of type: String) -> Bool {
    let names = name.split(separator: ".")
    let members = names.reversed().prefix { $0.first?.isLowercase == true }.count
    guard members > 0, members < names.count else { return false }
    let owner = names.dropLast(members).joined(separator: ".")
    return owner == type || owner.hasSuffix(".\(type)")
  }
}
