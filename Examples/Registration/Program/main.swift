import Foundation
import RegistrationExample

exit(RegistrationProgram.run())
