import Foundation
import SwitchbackTestSupport

/// The real `dot`: what it makes of a diagram.
enum Graphviz {
  /// Whether it is there; in CI it has to be.
  static var isAvailable: Bool {
    let environment = ProcessInfo.processInfo.environment
    let places = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/dot" }
    return environment["CI"] == "true" || places.contains(where: FileManager.default.isExecutableFile)
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Lays a diagram out; a warning is a failure, too.
  static func layout(of diagram: String) throws -> Layout {
    try withTemporaryFolder { folder in
      try diagram.write(to: folder.appending(path: "a.dot"), atomically: true, encoding: .utf8)
      let run = try Program("dot", ["-Tjson", "-oa.json", "a.dot"], in: folder)
      guard run.status == 0, run.output.isEmpty else { throw Failure(description: run.output) }
      return try JSONDecoder().decode(Layout.self, from: Data(contentsOf: folder.appending(path: "a.json")))
    }
  }

  /// What `dot -Tjson` writes, as far as it is of interest.
  struct Layout: Decodable {
    var name: String
    var objects: [Shape]?
    var edges: [Edge]?

    struct Shape: Decodable {
      var _gvid: Int
      var name: String
      /// What a cluster holds; nil for a node.
      var nodes: [Int]?
      var shape: String?
      var style: String?
      var fillcolor: String?
      var fontcolor: String?
      var _ldraw_: [Drawn]?
    }

    struct Edge: Decodable {
      var tail: Int
      var head: Int
      var style: String?
      var _ldraw_: [Drawn]?
    }

    /// One operation of drawing; those that draw text have one.
    struct Drawn: Decodable {
      var text: String?
    }
  }
}

extension Graphviz.Layout {
  var clusters: [Shape] { (objects ?? []).filter { $0.name.hasPrefix("cluster_") } }
  var nodes: [Shape] { (objects ?? []).filter { !$0.name.hasPrefix("cluster_") } }

  var picture: Picture {
    let styles: [(String, (Shape) -> Bool)] = [
      ("any", { $0.style == "rounded,dashed" }), ("unknown", { $0.style == "rounded,dotted" }),
      ("trap", { $0.fontcolor == "red3" }), ("current", { $0.fillcolor == "gold" }),
    ]
    var picture = Picture(
      nodes: nodes.map(\._ldraw_.seen),
      composites: clusters.map(\._ldraw_.seen),
      arrows: (edges ?? []).map(\._ldraw_.seen)
    )
    for (name, has) in styles where nodes.contains(where: has) {
      picture.styled[name] = nodes.filter(has).map(\._ldraw_.seen)
    }
    return picture
  }

  /// Each edge with the texts at its ends, `from → to: label`, and a dashed arrow where it is dashed.
  var sentences: [String] {
    let shapes = Dictionary(uniqueKeysWithValues: (objects ?? []).map { ($0._gvid, $0) })
    func end(_ id: Int) -> String {
      guard let shape = shapes[id] else { return "nothing" }
      return shape.shape == "point" ? "start" : shape.shape == "doublecircle" ? "end" : shape._ldraw_.seen
    }
    return (edges ?? []).map { edge in
      let label = edge._ldraw_.seen
      let arrow = edge.style == "dashed" ? "⇢" : "→"
      return "\(end(edge.tail)) \(arrow) \(end(edge.head))" + (label.isEmpty ? "" : ": \(label)")
    }
  }
}

extension [Graphviz.Layout.Drawn]? {
  fileprivate var seen: String {
    (self ?? []).compactMap(\.text).joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
