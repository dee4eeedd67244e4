// What the compiler asks for where a file imports both Testing and UIKit.
