extension String {
  /// The text with every run of spaces and line ends as one space: source text for a message or a picture.
  package var onOneLine: String {
    // Byte by byte: of a megabyte, characters take seconds where nothing is optimized.
    var bytes: [UInt8] = []
    var isBehindBlank = false
    for byte in utf8 {
      let isBlank = byte == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(byte)
      if !isBlank {
        if isBehindBlank, !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
        bytes.append(byte)
      }
      isBehindBlank = isBlank
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether another text is part of it, told as soon.
  package func has(_ part: String) -> Bool {
    let (all, wanted) = (Array(utf8), Array(part.utf8))
    guard let first = wanted.first else { return true }
    var index = 0
    while index + wanted.count <= all.count {
      if all[index] == first, all[index..<index + wanted.count].elementsEqual(wanted) { return true }
      index += 1
    }
    return false
  }
}
