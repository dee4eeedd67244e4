extension Report {
  /// Why a rule of moves refuses a request.
  static func refusal<Rule: MoveRule>(of request: Any, by rule: Rule) -> String? {
    (request as? Rule.State).map(rule.refusal)
  }
}
