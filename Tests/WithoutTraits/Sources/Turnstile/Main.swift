import Switchback

@main
enum Main {
  static func main() {
    let machine = StateMachine(Turnstile.locked, unhandled: .ignore)
    machine.onTransition { print("\($0.from) -> \($0.to)") }
    for event in [Turnstile.Event.push, .coin, .push] {
      print("\(event): \(machine.send(event))")
    }
  }
}
