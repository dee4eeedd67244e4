import Switchback

/// Departures and disruptions of favourite ways. The document lists the events and two specs; the rest is the least that has them.
@MachineState
struct MyCommuteState {
  private var response: MyCommuteResponse
  private let now: Hour
  private var isOffline = false
  private var isLoggedIn = false
  private var tab = 0
  private var tapped: MyCommuteTrackStopFavorite?
  private var feedback: Feedback?
  private var thanks: String?

  static func initial(response: MyCommuteResponse, now: Hour) -> MyCommuteState {
    MyCommuteState(response: response, now: now)
  }

  private init(response: MyCommuteResponse, now: Hour) {
    self.response = response
    self.now = now
  }

  enum Event {
    case refetched(MyCommuteResponse)
    case wentOffline
    case loggedIn(Bool)
    case activatedTab(index: Int)
    case tappedFavorite(MyCommuteTrackStopFavorite)
    case tappedFeedback(MyCommuteUseCase, MyCommuteFeedbackRating)
    case completedFeedback(String)
  }

  mutating func reduce(_ event: Event) {
    switch event {
    case .refetched(let response): (self.response, isOffline) = (response, false)
    case .wentOffline: isOffline = true
    case .loggedIn(let isLoggedIn): self.isLoggedIn = isLoggedIn
    case .activatedTab(let index): tab = index
    case .tappedFavorite(let favorite): tapped = favorite
    case .tappedFeedback(let useCase, let rating): feedback = Feedback(useCase: useCase, rating: rating)
    case .completedFeedback(let message): (feedback, thanks) = (nil, message)
    }
  }

  /// Those of the tab; offline nothing is known of them but their names.
  var activeFavorites: [MyCommuteTrackStopFavorite] {
    let favorites = response.tabs.indices.contains(tab) ? response.tabs[tab] : []
    return favorites.map { favorite in
      let departures = favorite.departures.filter { $0 >= now }
      return isOffline
        ? MyCommuteTrackStopFavorite(name: favorite.name)
        : MyCommuteTrackStopFavorite(name: favorite.name, departures: departures, severity: favorite.severity)
    }
  }

  var syncFavorites: Void? { isLoggedIn ? () : nil }
  var showFavorite: MyCommuteTrackStopFavorite? { tapped }
  var sendFeedback: Feedback? { feedback }
  var message: String? { thanks }

  struct Feedback: Equatable {
    var useCase: MyCommuteUseCase
    var rating: MyCommuteFeedbackRating
  }
}
