import SwiftSyntax

extension Declarations.TypeDeclaration {
  /// What says that keys are found by a `==` that is written by hand.
  var ownEquality: Program.Note? {
    guard let enumeration,
      let function = functions.first(where: { $0.name.text == "==" && $0.isStatic && $0.body != nil })
    else { return nil }
    let names = enumeration.caseDeclarations.flatMap(\.elements).map(\.name.identifierText)
    if OwnEquality(function, among: names)?.isPlain(enumeration) == true { return nil }
    return Program.Note(why: "rows are found by the '==' of '\(path)', which is not followed", offset: function.offset)
  }
}
