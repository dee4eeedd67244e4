/// What the server knows of the ways of a person, a list for each tab.
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
struct Hour: Comparable, CustomStringConvertible {
  private var hour: Int
  static func h(_ hour: Int) -> Hour { Hour(hour: hour) }
  var description: String { "\(hour):00" }
  static func < (one: Hour, other: Hour) -> Bool { one.hour < other.hour }
}
