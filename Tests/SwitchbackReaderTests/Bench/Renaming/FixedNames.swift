/// Names that decide, with the reason: what others fixed, and what nothing but a name can say.
enum FixedNames {
  static let all = Set(reasons.flatMap { $0.names.split(whereSeparator: \.isWhitespace).map(String.init) })

  private static let reasons = [
    (
      why: "Swift and its libraries call them so",
      names: """
      init self Self wrappedValue projectedValue body rawValue description hash id error newValue oldValue some none
      async sync withLock sink assign receive send value accept onNext drop main Task DispatchQueue NSLock Mutex
      Reducer View Binding Published ObservableObject withAnimation withTransition withEffect asyncAfter barrier flags
      map filter subscribe scan dynamicMember isValidNextState enter canEnter override
      """
    ),
    (why: "this library calls them so", names: "next on initial missing reduce FSM FiniteMachine RuleMachine"),
    (
      why: "a function that says whether something may be, and that nobody asks here, says by its name what",
      names: """
      from to canMove canTransition shouldTransition canChangeState canGo canSwitch mayMove mayBecome isMoveAllowed
      isValid
      """
    ),
    (
      why: "a table that nobody looks up here says by its name that its rows are moves",
      names: """
      transitions moves validTransitions nextStates allowedTransitions allowedSuccessors allowedMoves source target
      makeTransitions rows
      """
    ),
    (
      why: "an answer that is no 'Bool' says by its name what it means",
      names: "proceed refuse redirect allowed notAllowed"
    ),
    (
      why: "a closure that is given says by its name that it is called later",
      names: "onDone onBack onTap onEnd onError completion"
    ),
  ]
}
