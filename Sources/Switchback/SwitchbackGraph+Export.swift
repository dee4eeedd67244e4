// A machine's `graph` is part of its face: whoever imports `Switchback` can draw, walk and check it without a second import.
@_exported public import SwitchbackGraph
