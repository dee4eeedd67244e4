import Switchback

/// Departures and disruptions of favourite ways. The document lists the events and two specs; the rest is the least that has them.
struct MyCommuteState: ReducerState {
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

struct MyCommuteResponse {
  var tabs: [[MyCommuteTrackStopFavorite]]

  static let dummy = MyCommuteResponse(tabs: [
    [
      MyCommuteTrackStopFavorite(name: "Home", departures: [.h(9), .h(11)], severity: .affected),
      MyCommuteTrackStopFavorite(name: "Work", departures: [.h(12)]),
    ],
    [MyCommuteTrackStopFavorite(name: "School", departures: [.h(13)])],
  ])
}

struct MyCommuteTrackStopFavorite: Equatable {
  var name: String
  var departures: [Hour] = []
  var severity = Severity.notAffected

  enum Severity { case notAffected, affected }
}

enum MyCommuteUseCase { case disruption, departure }

enum MyCommuteFeedbackRating { case good, bad }

/// A time of the day.
struct Hour: Comparable {
  private var hour: Int
  static func h(_ hour: Int) -> Hour { Hour(hour: hour) }
  static func < (one: Hour, other: Hour) -> Bool { one.hour < other.hour }
}
