// What the presenter uses of SwiftUI, in its shape; modifiers keep what they are given, so that a test can act on it.
// '@available' says since when Apple has it, for scripts/lint-availability.

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@resultBuilder
@MainActor
public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@MainActor
public struct Binding<Value> {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void

  public init(get: @escaping @MainActor @Sendable () -> Value, set: @escaping @MainActor @Sendable (Value) -> Void) {
    self.get = get
    self.set = set
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
@propertyWrapper
@MainActor
public struct AccessibilityFocusState<Value: Hashable> {
  private final class Box {
    var value: Value?
  }

  private let box = Box()

  public init<Wrapped: Hashable>() where Value == Wrapped? {}

  public var wrappedValue: Value {
    get { box.value ?? Self.nothing }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding { Binding() }

  public struct Binding {}

  private static var nothing: Value {
    guard let nothing = Int?.none as? Value else { fatalError("only a place can have the focus here") }
    return nothing
  }
}

public struct Text: View {
  public let content: String
  public init(_ content: String) { self.content = content }
  public var body: Never { fatalError() }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public struct NavigationStack<Root: View>: View {
  public let path: Binding<[Int]>
  public let root: Root

  public init(path: Binding<[Int]>, @ViewBuilder root: () -> Root) {
    self.path = path
    self.root = root()
  }

  public var body: Never { fatalError() }
}

/// A view with something done to it.
public struct ModifiedContent<Content: View, Modifier>: View {
  public let content: Content
  public let modifier: Modifier
  public var body: Never { fatalError() }
}

public struct Modal<Content: View> {
  public let isPresented: Binding<Bool>
  public let content: () -> Content
}

public struct Action {
  public let perform: () -> Void
}

public struct Destination<Content: View> {
  public let content: (Int) -> Content
}

extension View {
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  public func navigationDestination<Content: View>(
    for type: Int.Type,
    @ViewBuilder destination: @escaping (Int) -> Content
  ) -> ModifiedContent<Self, Destination<Content>> {
    ModifiedContent(content: self, modifier: Destination(content: destination))
  }

  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) -> ModifiedContent<Self, Modal<Content>> {
    ModifiedContent(content: self, modifier: Modal(isPresented: isPresented, content: content))
  }

  @available(iOS 14, tvOS 14, watchOS 7, visionOS 1, *)
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) -> ModifiedContent<Self, Modal<Content>> {
    ModifiedContent(content: self, modifier: Modal(isPresented: isPresented, content: content))
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public func onChange<Value: Equatable>(
    of value: Value,
    _ action: @escaping () -> Void
  ) -> ModifiedContent<Self, Action> {
    ModifiedContent(content: self, modifier: Action(perform: action))
  }

  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public func onAppear(perform action: @escaping () -> Void) -> ModifiedContent<Self, Action> {
    ModifiedContent(content: self, modifier: Action(perform: action))
  }

  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public func id(_ id: some Hashable) -> Self { self }

  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public func accessibilityFocused<Value>(
    _ focus: AccessibilityFocusState<Value>.Binding,
    equals value: Value
  ) -> Self { self }
}
