#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension TransitionTable
where
  State: RawRepresentable & CaseIterable, State.RawValue == String,
  Event: RawRepresentable & CaseIterable, Event.RawValue == String
{
  /// Reads a table from JSON, or throws with all that is wrong with it, so that a table in use stays in use.
  ///
  /// ```swift
  /// enum Light: String, CaseIterable { case red, green }
  /// enum Tick: String, CaseIterable { case waited }
  ///
  /// let table = try TransitionTable<Light, Tick>(json: data)
  /// ```
  public init(json data: Data) throws(TransitionTableError) {
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch let error as TransitionTableError {
      throw error
    } catch {
      let text = "the text is no JSON\(Self.place(of: error)); look at its commas, quotation marks and brackets"
      throw TransitionTableError(problems: [.init(.malformed, text)])
    }
  }

  /// Where the decoder could not go on, on platforms where it says so.
  private static func place(of error: any Error) -> String {
    guard case DecodingError.dataCorrupted(let context) = error, let cause = context.underlyingError else { return "" }
    return ", \(cause)"
  }
}
