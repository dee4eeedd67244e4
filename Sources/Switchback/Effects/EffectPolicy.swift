/// What an effect does when its output changes while work for an earlier value runs.
///
/// ```swift
/// extension Search {
///   var query: String? { if case .loading(let query) = self { query } else { nil } }
/// }
/// machine.react(to: \.query, policy: .queue) { query, send in print(query) }
/// ```
///
/// Whatever the policy, an output that becomes nil ends the work and forgets what waits.
public enum EffectPolicy: Sendable, Hashable, CaseIterable {
  /// The work is cancelled, and that for the new value begins at once.
  case newest
  /// The work goes on, and the new value is ignored.
  case oldest
  /// The work goes on, and the new value waits its turn, first in, first out.
  case queue
}
