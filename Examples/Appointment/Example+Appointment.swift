import ExampleTerminal
import Switchback

extension Example {
  package static let appointment = Example(
    "appointment",
    teaches: "a flow that branches: a trail for Back, screens that several states share",
    document: "Good Intentions II",
    graph: { AppointmentRequest.graph }
  ) { terminal in
    let pages = AppointmentPages<AppointmentRequest> { $0 }
    return await appointment(.whomInitial, by: pages.script(drawing: AppointmentRequest.graph), on: terminal)
  }

  package static let appointmentLater = Example(
    "appointment-later",
    teaches: "the same some time later: a change of a few rows",
    document: "Good Intentions II",
    graph: { IndirectRequest.graph }
  ) { terminal in
    let pages = AppointmentPages<IndirectRequest>(step: \.step)
    return await appointment(.initial, by: pages.script(drawing: IndirectRequest.graph), on: terminal)
  }

  @MainActor
  private static func appointment<Request: Flow>(
    _ start: Request,
    by script: Script<Trail<Request>>,
    on terminal: Terminal
  ) async -> Ending where Request.Event: Sendable, Request.Screen == AppointmentScreen {
    let presenter = TerminalPresenter<Request>(title: { "\($0.screen)" }, write: { terminal.say("(\($0))") })
    let flow = FlowController(start, on: presenter)
    return await Conversation(with: flow.machine, by: script, on: terminal).run()
  }
}
