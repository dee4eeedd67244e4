import Foundation

extension String {
  /// Without the space and the empty lines at both ends.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
