import Switchback

/// Stops near the user. The document has two specs of its beginning; the rest is the least that has them.
@MachineState
struct NearbyStopsState: Equatable {
  private var hasLocation: Bool
  private var stops: [String]?

  init(hasLocation: Bool) {
    self.hasLocation = hasLocation
  }

  enum Event { case changedCurrentLocation, loadedStops([String]) }

  mutating func reduce(_ event: Event) {
    switch event {
    case .changedCurrentLocation: (hasLocation, stops) = (true, nil)
    case .loadedStops(let stops): self.stops = stops
    }
  }

  enum UI: Equatable { case progress, stops([String]), askForLocation }

  var ui: UI {
    guard hasLocation else { return .askForLocation }
    return stops.map(UI.stops) ?? .progress
  }

  var loadStops: Bool { hasLocation && stops == nil }
}
