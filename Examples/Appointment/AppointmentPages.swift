import ExampleTerminal
import Switchback

/// What is asked at each step, the same for both ways, and what was answered.
@MainActor
final class AppointmentPages<Request: Flow> where Request.Event == AppointmentRequest.Event {
  typealias Event = Trail<Request>.Event

  private let step: (Request) -> AppointmentRequest
  private var doctor = Doctor.ada
  private var day = Day.monday
  private var reason = ""

  enum Doctor: String, CaseIterable { case ada = "Dr. Ada", grace = "Dr. Grace" }
  enum Day: String, CaseIterable { case monday = "Monday", friday = "Friday" }

  init(step: @escaping (Request) -> AppointmentRequest) {
    self.step = step
  }

  func script(drawing graph: StateGraph) -> Script<Trail<Request>> {
    Script(
      "request",
      words: [Word("back", for: .back, meaning: "go back")],
      picture: { graph.formatted(.text(current: "\(Request.kind(of: $0))")) },
      page: { self.page(of: self.step($0)) }
    )
  }

  private func page(of step: AppointmentRequest) -> Page<Event> {
    switch step {
    case .whomInitial: whom
    case .whomValid: Page("With whom", text: "\(doctor.rawValue), \(way).", words: [next])
    case .directSearch: Page("Free times", question: when(from: "Of the free times, which"))
    case .directSearchValid: Page("Free times", text: "\(day.rawValue) is free.", words: [next])
    case .directChosen: Page("Free times", text: "\(day.rawValue) is kept for you.", words: [next])
    case .whenIndirect: Page("When", question: when(from: "Which day would you like"))
    case .whenIndirectValid: Page("When", text: "\(day.rawValue), if it can be had.", words: [next])
    case .directReason, .indirectReason: Page("Why", question: why)
    case .directReasonValid: Page("Booked", text: "\(doctor.rawValue), \(day.rawValue): \(reason)")
    case .indirectReasonValid: Page("Asked for", text: "\(day.rawValue): \(reason)")
    }
  }

  /// Where somebody has to be chosen first there is a question, otherwise a word to begin with.
  private var whom: Page<Event> {
    guard Request.self == AppointmentRequest.self else { return Page("An appointment", words: [next]) }
    let question = Question<Event>.choice("With whom", from: Doctor.allCases) { doctor in
      self.doctor = doctor
      return .event(.event(.becameValid))
    }
    return Page("With whom", question: question)
  }

  private func when(from prompt: String) -> Question<Event> {
    .choice(prompt, from: Day.allCases) { day in
      self.day = day
      return .event(.event(.becameValid))
    }
  }

  private var why: Question<Event> {
    Question("The reason") { text in
      self.reason = text
      return .event(.event(.becameValid))
    }
  }

  private var next: Word<Event> { Word("next", for: .event(.next(bookable: doctor == .ada)), meaning: "go on") }

  private var way: String { doctor == .ada ? "who can be booked directly" : "who has to be asked" }
}
