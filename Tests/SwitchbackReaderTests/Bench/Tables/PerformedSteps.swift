extension Table {
  static let performedSteps = Table(
    "steps that are performed",
    #"""
    ## callbacks with labels @file
    enum Event { case onNext, onBack }
    struct Page {
      var onNext: (() -> Void)?
      var onBack: (() -> Void)?
      func answer(_ event: Event) { event == .onNext ? onNext?() : onBack?() }
    }
    final class Machine {
      enum State { case a, b, c }
      var performed: [State] = []
      var pages: [Page] = []
      func perform(_ step: State) {
        performed.append(step)
        switch step {
        case .a: pages = [Page(onNext: { self.perform(.b) })]
        case .b: pages = [Page(onNext: { [weak self] in self?.perform(.c) }, onBack: { self.perform(.a) })]
        case .c: pages = []
        }
      }
    }
    --
    events onNext onBack
    final c
    a onNext → b
    b onNext → c
    b onBack → a
    run let flow = Machine(); flow.perform(state); flow.pages.last?.answer(event); return flow.performed.count > 1 ? moved(state, flow.performed.last!) : "rejects"

    ## screens that complete with an answer, of which each step has its own @file
    struct User {}
    enum Answer { case signIn, signUp, signedIn(User), signedUp(User) }
    enum Event: CustomStringConvertible {
      case signIn, signUp, signedIn, signedUp, ofSignIn, ofSignUp, ofTaste
      var description: String {
        switch self {
        case .signIn: "signIn"
        case .signUp: "signUp"
        case .signedIn: "signedIn"
        case .signedUp: "signedUp"
        case .ofSignIn: "SignIn(completion)"
        case .ofSignUp: "SignUp(completion)"
        case .ofTaste: "Taste(completion)"
        }
      }
    }
    final class Machine {
      struct Welcome { var completion: (Answer) -> Void }
      struct SignIn { var completion: (User) -> Void }
      struct SignUp { var completion: (User, Bool) -> Void }
      struct Taste { var user: User; var completion: (User) -> Void }
      enum State { case welcome, signIn, signUp, taste(User), done(User) }
      var performed: [State] = []
      var screen: Any?
      var completion: (User) -> Void = { _ in }
      func show(_ screen: Any) { self.screen = screen }
      func dismiss() { screen = nil }
      func performStep(_ next: State) {
        performed.append(next)
        switch next {
        case .welcome:
          let welcome = Welcome(completion: { answer in
            switch answer {
            case .signIn: self.performStep(.signIn)
            case .signUp: self.performStep(.signUp)
            case .signedIn(let user): self.performStep(.done(user))
            case .signedUp(let user): self.performStep(.taste(user))
            }
          })
          show(welcome)
        case .signUp:
          let form = SignUp(completion: { user, isReady in
            self.dismiss()
            if isReady {
              self.performStep(.taste(user))
            } else {
              self.performStep(.done(user))
            }
          })
          show(form)
        case .signIn:
          show(SignIn(completion: { user in
            self.dismiss()
            self.performStep(.done(user))
          }))
        case .taste(let user):
          show(Taste(user: user, completion: { user in self.performStep(.done(user)) }))
        case .done(let user): completion(user)
        }
      }
    }
    --
    states welcome signIn signUp taste done
    initial welcome
    final done
    events signIn signUp signedIn signedUp SignUp(completion) SignIn(completion) Taste(completion)
    welcome signIn → signIn
    welcome signUp → signUp
    welcome signedIn → done
    welcome signedUp → taste
    signUp SignUp(completion) [isReady] → taste
    signUp SignUp(completion) → done
    signIn SignIn(completion) → done
    taste Taste(completion) → done
    samples welcome signIn signUp taste(User()) done(User())
    sent signIn signUp signedIn signedUp ofSignIn ofSignUp ofTaste
    run let flow = Machine(); flow.performStep(state); let user = User(); switch (flow.screen, event) { case (let page as Welcome, .signIn): page.completion(.signIn); case (let page as Welcome, .signUp): page.completion(.signUp); case (let page as Welcome, .signedIn): page.completion(.signedIn(user)); case (let page as Welcome, .signedUp): page.completion(.signedUp(user)); case (let page as SignIn, .ofSignIn): page.completion(user); case (let page as SignUp, .ofSignUp): page.completion(user, isReady); case (let page as Taste, .ofTaste): page.completion(user); default: return "rejects" }; return moved(state, flow.performed.last!)

    ## in functions that the steps call, and callbacks in callbacks @file
    struct Page { var onDone: () -> Void = {} }
    enum Event { case onDone }
    final class Machine {
      enum State { case a, b, c }
      var performed: [State] = []
      var page: Page?
      func later(_ body: @escaping () -> Void) { body() }
      func perform(_ step: State) {
        performed.append(step)
        switch step {
        case .a: showFirst()
        case .b: showSecond()
        case .c: page = nil
        }
      }
      private func showFirst() {
        page = Page(onDone: { self.later { self.perform(.b) } })
      }
      private func showSecond() {
        var next = Page()
        next.onDone = { self.finish() }
        page = next
      }
      private func finish() { perform(.c) }
    }
    --
    events onDone
    final c
    a onDone → b
    b onDone → c
    run let flow = Machine(); flow.perform(state); guard let page = flow.page else { return "rejects" }; page.onDone(); return moved(state, flow.performed.last!)

    ## a step that goes on by itself is no state @file
    struct Page { var onDone: () -> Void }
    enum Event { case onDone }
    final class Machine {
      enum State { case a, check, b, c }
      var performed: [State] = []
      var page: Page?
      init() { perform(.a) }
      func perform(_ step: State) {
        performed.append(step)
        page = nil
        switch step {
        case .a: page = Page(onDone: { self.perform(.check) })
        case .check:
          if isReady {
            perform(.b)
          } else {
            perform(.c)
          }
        case .b: page = Page(onDone: { self.perform(.c) })
        case .c: note("end")
        }
      }
    }
    --
    states a b c
    events onDone
    final c
    a onDone [isReady] → b
    a onDone → c
    b onDone → c
    run let flow = Machine(); flow.perform(state); guard let page = flow.page else { return "rejects" }; page.onDone(); return moved(state, flow.performed.last!)

    ## functions that are called from outside are events of every state @file
    struct Pages {
      var onDone: (() -> Void)?
      var shown: (() -> Void)?
      mutating func show(_ body: @escaping () -> Void) { shown = body }
    }
    enum Event { case cancel, onDone, show }
    final class Machine {
      enum State { case a, b, c }
      var performed: [State] = []
      var pages = Pages()
      func perform(_ step: State) {
        performed.append(step)
        pages = Pages()
        switch step {
        case .a: pages.onDone = { self.perform(isReady ? .b : .c) }
        case .b: pages.show { self.perform(.c) }
        case .c: break
        }
      }
      func cancel() { perform(.a) }
    }
    --
    events cancel onDone show
    a onDone [isReady] → b
    a onDone → c
    b show → c
    a cancel stays any
    b cancel → a any
    c cancel → a any
    run let flow = Machine(); flow.perform(state); switch event { case .cancel: flow.cancel(); case .onDone: guard let answer = flow.pages.onDone else { return "rejects" }; answer(); case .show: guard let answer = flow.pages.shown else { return "rejects" }; answer() }; return moved(state, flow.performed.last!)

    ## an answer for which no row is named @file
    enum Answer { case yes, no, never }
    struct Page { var ask: (Answer) -> Void }
    enum Event { case yes, no, ask }
    final class Machine {
      enum State { case a, b, c }
      var performed: [State] = []
      var page: Page?
      func perform(_ step: State) {
        performed.append(step)
        page = nil
        switch step {
        case .a:
          page = Page(ask: { answer in
            note("asked")
            switch answer {
            case .yes where isReady: self.perform(.b)
            case .yes: break
            case .no: note("no")
            default: self.perform(.c)
            }
          })
        case .b:
          page = Page(ask: {
            switch $0 {
            case .yes: self.perform(.c)
            default: break
            }
          })
        case .c: break
        }
      }
    }
    --
    events yes no ask
    final c
    a yes [isReady] → b
    a yes stays
    a no stays
    a ask → c
    b yes → c
    run let flow = Machine(); flow.perform(state); guard let page = flow.page, state == .a || event == .yes else { return "rejects" }; page.ask(event == .yes ? .yes : event == .no ? .no : .never); return moved(state, flow.performed.last!)

    ## a step that is computed @file
    struct Page { var onDone: () -> Void }
    enum Event { case onDone }
    final class Machine {
      enum State { case a, b, c }
      var performed: [State] = []
      var page: Page?
      func perform(_ step: State) {
        performed.append(step)
        switch step {
        case .a: page = Page(onDone: { self.perform(1️⃣resolve()) })
        case .b: page = Page(onDone: { self.perform(.c) })
        case .c: page = nil
        }
      }
    }
    --
    events onDone
    a onDone ? resolve()
    b onDone → c
    unread 1️⃣ resolve
    samples b c
    run let flow = Machine(); flow.perform(state); guard let page = flow.page else { return "rejects" }; page.onDone(); return moved(state, flow.performed.last!)

    ## an enum that is walked through is no flow @file
    final class Machine {
      enum Node { case leaf, pair(Int), list([Int]) }
      func visit(_ node: Node) {
        switch node {
        case .leaf: note()
        case .pair(let count): (0..<count).forEach { _ in self.visit(.leaf) }
        case .list(let items): items.forEach { self.visit(.pair($0)) }
        }
      }
    }
    --
    none

    ## a function that is called again with what it was given is no flow @file
    final class Machine {
      enum Request { case first, second }
      func load(_ request: Request) {
        switch request {
        case .first: note("first")
        case .second: later { self.load(request) }
        }
      }
    }
    --
    none
    """#
  )
}
