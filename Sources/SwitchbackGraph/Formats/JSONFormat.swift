#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The graph as JSON: a `GraphDocument`, one for any number of machines.
///
/// ```swift
/// print(Registration.graph.formatted(.json))
/// ```
public struct JSONFormat: GraphFormat {
  /// Makes the format.
  public init() {}

  /// A document with one machine.
  public func text(of graph: StateGraph) -> String {
    text(of: [graph])
  }

  /// A document with all the machines.
  public func text(of graphs: [StateGraph]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(GraphDocument(machines: graphs)), as: UTF8.self)
    } catch {
      // No value of a graph can fail to encode: there are no floating-point numbers in it.
      preconditionFailure("texts, numbers and booleans always encode: \(error)")
    }
  }
}

extension GraphFormat where Self == JSONFormat {
  /// The graph as JSON.
  public static var json: JSONFormat { JSONFormat() }
}
