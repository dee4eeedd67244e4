import SwitchbackGraph
import Testing

@Suite("Nearest name")
struct NearestNameTests {
  @Test(arguments: [
    ("logn", "login"), ("Login", "login"), ("createprofile", "createProfile"), ("creatProfil", "createProfile"),
    ("lgoin", "login"), ("done", nil), ("", nil), ("ok", nil), ("finish", "finished"),
  ])
  func `a name that was misspelt is found again`(word: String, name: String?) {
    #expect(nearestName(to: word, among: ["login", "createProfile", "finished"]) == name)
  }

  @Test func `among no names none is near`() {
    #expect(nearestName(to: "login", among: []) == nil)
  }
}
