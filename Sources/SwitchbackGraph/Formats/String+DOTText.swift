extension String {
  /// The text as a label in the language of Graphviz, to stand between quotation marks.
  ///
  /// Graphviz reads `\N` and the like in labels, and `&lt;` as HTML does; what pictures cannot hold is shown as �.
  var dotText: String {
    var label = ""
    for character in onOneLine.unicodeScalars {
      switch character {
      case "\\": label += #"\\"#
      case "\"": label += #"\""#
      case "&": label += "&amp;"
      case "\u{FFFE}", "\u{FFFF}": label += "\u{FFFD}"
      case _ where character.properties.generalCategory == .control: label += "\u{FFFD}"
      default: label.unicodeScalars.append(character)
      }
    }
    return label
  }
}
