import Foundation

/// What a web token (RFC 7519) says of itself; whether that is true only who has the key can tell, and an app has not.
struct WebToken: Equatable, Sendable {
  let text: String
  /// Seconds since 1970, the claim `exp`.
  let expires: Date
  /// Whom it is for, the claim `sub`.
  let subject: String?

  private struct Claims: Decodable {
    let exp: Double
    let sub: String?
  }

  init(_ text: String) throws(WebTokenError) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3 else { throw .parts(parts.count) }
    guard let data = Data(base64URL: parts[1]) else { throw .encoding }
    guard let claims = try? JSONDecoder().decode(Claims.self, from: data) else { throw .claims }
    self.text = text
    expires = Date(timeIntervalSince1970: claims.exp)
    subject = claims.sub
  }
}

/// Why a text is no web token that an app could use.
enum WebTokenError: Error, Equatable {
  case parts(Int), encoding, claims
}

extension Data {
  /// Decodes base64url (RFC 4648, section 5), which web tokens use without padding.
  fileprivate init?(base64URL text: some StringProtocol) {
    let plain = String(text).replacing("-", with: "+").replacing("_", with: "/")
    self.init(base64Encoded: plain + String(repeating: "=", count: (4 - plain.count % 4) % 4))
  }
}
