extension Block {
  /// Whether nothing is asked before the body of a loop: `while true`, `repeat`.
  var isEndless: Bool {
    for statement in statements {
      switch statement {
      case .landing: return true
      case .branch(.all(let conditions), _, _) where conditions.isEmpty: return true
      case .branch(_, let then, let otherwise) where then.leadsOut || otherwise.leadsOut: return false
      default: continue
      }
    }
    return true
  }

  /// Whether a loop may end in it, before its body.
  private var leadsOut: Bool {
    statements.contains { statement in
      switch statement {
      case .jump(Jump(kind: .leave, label: nil)): true
      case .branch(_, let then, let otherwise): then.leadsOut || otherwise.leadsOut
      default: false
      }
    }
  }
}
