import { chatImplementation } from '../../../application/features/chat/chat'
import { makeCommandJournal } from '../../browser/storage/command-journal'
import { featureModule } from '../feature-module'

export const module = featureModule(chatImplementation, (port) =>
  port.toResolvedValue(() => makeCommandJournal()).inSingletonScope(),
)
