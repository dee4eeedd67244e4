extension Table {
  static let reducerEnums = Table(
    "enums of reducers",
    #"""
    ## an enum of reducers, of which a macro makes that of their states @file invalid
    @Reducer struct Machine {
      @Reducer(state: .equatable) enum Page {
        case home
        case search(Search)
        case detail(Detail)
      }
      @ObservableState struct State: Equatable {
        var page: Page.State = .home
      }
      enum Action { case find, back, page(Page.Action) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .find:
            state.page = .search(.init())
            return .none
          case .back:
            if case .detail = state.page { state.page = .search(.init()) } else { state.page = .home }
            return .none
          case .page(.search(.didSelect(let item))):
            state.page = .detail(.init(item: item))
            return .none
          case .page: return .none
          }
        }
      }
    }
    --
    region page
    states page.home page.search page.detail
    events find back page
    initial page.home
    page.home find → page.search
    page.detail find → page.search
    page.search find stays
    page.home back stays
    page.search back → page.home
    page.detail back → page.search
    page.home page [.search(.didSelect(let item))] → page.detail
    page.search page [.search(.didSelect(let item))] → page.detail
    page.home page stays
    page.search page stays
    page.detail page stays

    ## the same, of which there may be none @file invalid
    @Reducer struct Machine {
      @Reducer enum Destination { case add(Add), edit(Edit) }
      @ObservableState struct State {
        @Presents var destination: Destination.State?
      }
      enum Action { case addTapped, editTapped, doneTapped, destination(PresentationAction<Destination.Action>) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .addTapped:
            state.destination = .add(Add.State())
            return .none
          case .editTapped:
            guard state.destination == nil else { return .none }
            state.destination = .edit(Edit.State())
            return .none
          case .doneTapped:
            state.destination = nil
            return .none
          case .destination: return .none
          }
        }
        .ifLet(\.$destination, action: \.destination)
      }
    }
    --
    region destination
    states destination.nil destination.add destination.edit
    events addTapped editTapped doneTapped destination
    initial destination.nil
    destination.nil addTapped → destination.add
    destination.edit addTapped → destination.add
    destination.add addTapped stays
    destination.nil editTapped → destination.edit
    destination.add doneTapped → destination.nil
    destination.edit doneTapped → destination.nil
    rest stays
    """#
  )
}
