extension Section {
  /// What `check` does with the files of a large package, beside what its parser takes.
  static func reading(_ sources: [SourceText], of package: String) -> Section {
    let times = ReaderTimes(over: sources)
    let bytes = sources.reduce(0) { $0 + $1.text.utf8.count }
    func row(_ title: String, _ seconds: Double, goal: Double?) -> Row {
      let perSecond = (files: Double(sources.count) / seconds, kilobytes: Double(bytes) / 1_000 / seconds)
      return Row(
        title: title,
        figure: "\(perSecond.files.text(0)) files, \(perSecond.kilobytes.text(0)) kB a second",
        value: seconds / times.parsing,
        goal: goal
      )
    }
    return Section(
      title: "\(package): \(sources.count) files, \(bytes / 1_000) kB, \(times.machines) machines",
      values: "× the parser",
      rows: [
        row("SwiftParser alone", times.parsing, goal: nil),
        row("switchback check", times.reading, goal: 2),
      ]
    )
  }
}
