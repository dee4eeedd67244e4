extension Run {
  /// That a release build goes on where `assert` asks for something that does not hold.
  var assumptionsOfAssertions: [String] {
    failedAssertions.isEmpty
      ? [] : ["assertions are checked; what a release build does where 'assert' fails is not drawn"]
  }
}
