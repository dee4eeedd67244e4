import Switchback

/// The category filter with its five levels: the top category is always there, the four below it are chosen one by one.
@MachineState
enum Refine: Equatable {
  case browse(Filter)
  case refineL1(Draft), refineL2(Draft), refineL3(Draft), refineL4(Draft), refineL5(Draft)
  case results(Filter)

  enum Event: Equatable {
    case openCategory
    case changeL1(String)
    case selectL2(String), selectL3(String), selectL4(String), selectL5(String)
    case clearL2, clearL3, clearL4, clearL5, clearTop
    case reset, close, submit
  }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.browse(let filter), .openCategory), (.results(let filter), .openCategory):
      .refineL1(Draft(Filter(top: filter.top), instead: filter))

    case (.refineL1(let draft), .changeL1(let top)), (.refineL2(let draft), .changeL1(let top)),
      (.refineL3(let draft), .changeL1(let top)), (.refineL4(let draft), .changeL1(let top)),
      (.refineL5(let draft), .changeL1(let top)):
      .refineL1(draft.changed(to: top))

    case (.refineL1(let draft), .selectL2(let name)) where draft.offers(name): .refineL2(draft.adding(name))
    case (.refineL2(let draft), .selectL3(let name)) where draft.offers(name): .refineL3(draft.adding(name))
    case (.refineL3(let draft), .selectL4(let name)) where draft.offers(name): .refineL4(draft.adding(name))
    case (.refineL4(let draft), .selectL5(let name)) where draft.offers(name): .refineL5(draft.adding(name))

    case (.refineL2(let draft), .clearL2), (.refineL3(let draft), .clearL2), (.refineL4(let draft), .clearL2),
      (.refineL5(let draft), .clearL2):
      .refineL1(draft.cut(to: 1))
    case (.refineL3(let draft), .clearL3), (.refineL4(let draft), .clearL3), (.refineL5(let draft), .clearL3):
      .refineL2(draft.cut(to: 2))
    case (.refineL4(let draft), .clearL4), (.refineL5(let draft), .clearL4): .refineL3(draft.cut(to: 3))
    case (.refineL5(let draft), .clearL5): .refineL4(draft.cut(to: 4))

    case (.refineL1(let draft), .clearTop), (.refineL1(let draft), .reset), (.refineL2(let draft), .clearTop),
      (.refineL2(let draft), .reset), (.refineL3(let draft), .clearTop), (.refineL3(let draft), .reset),
      (.refineL4(let draft), .clearTop), (.refineL4(let draft), .reset), (.refineL5(let draft), .clearTop),
      (.refineL5(let draft), .reset):
      .browse(Filter(top: draft.filter.top))

    case (.refineL1(let draft), .close), (.refineL2(let draft), .close), (.refineL3(let draft), .close),
      (.refineL4(let draft), .close), (.refineL5(let draft), .close):
      .browse(draft.before)

    case (.refineL1(let draft), .submit), (.refineL2(let draft), .submit), (.refineL3(let draft), .submit),
      (.refineL4(let draft), .submit), (.refineL5(let draft), .submit):
      .results(draft.filter)
    default: nil
    }
  }
}
