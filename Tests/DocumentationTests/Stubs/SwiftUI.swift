// What the articles use of SwiftUI, in its shape and without its work, so that their code is compiled where there is none.

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension View {
  public func task(@_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View { self }
}

extension Never: View {
  public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

public struct TupleView<each Content: View>: View {
  public var body: Never { fatalError() }
}

public enum ConditionalContent<First: View, Second: View>: View {
  case first, second
  public var body: Never { fatalError() }
}

@resultBuilder
@MainActor
public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView()
  }
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
    .first
  }
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
    .second
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}

@propertyWrapper
public struct State<Value> {
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }

  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
}

@propertyWrapper
public struct Binding<Value> {
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }

  @preconcurrency
  public init(get: @escaping @isolated(any) () -> Value, set: @escaping @isolated(any) (Value) -> Void) {}
}

public struct Text: View {
  public init(_ content: String) {}
  public var body: Never { fatalError() }
}

public struct TextField: View {
  public init(_ title: String, text: Binding<String>) {}
  public var body: Never { fatalError() }
}

public struct ProgressView: View {
  public init() {}
  public var body: Never { fatalError() }
}

public struct Button: View {
  public init(_ title: String, action: @escaping @MainActor () -> Void) {}
  public var body: Never { fatalError() }
}

@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
