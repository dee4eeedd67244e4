#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ends the program with one sentence on standard error.
func fail(_ sentence: String) -> Never {
  let line = Array("\(sentence)\n".utf8)
  _ = write(2, line, line.count)
  exit(1)
}
