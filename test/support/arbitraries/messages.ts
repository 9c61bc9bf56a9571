import type * as t from 'io-ts'
import { chatMessages, composerMessages } from '../../../src/domain/chat'
import { connectionMessages } from '../../../src/domain/connection'
import { AlarmRang } from '../../../src/domain/event-log'
import { groupMessages } from '../../../src/domain/group'
import { sessionMessages, signInMessages } from '../../../src/domain/session'
import { preferencesMessages, shellMessages } from '../../../src/domain/shell'

/** Every kind of message of either log, by its name. */
export const accountKinds: Readonly<Record<string, t.Mixed>> =
  { AlarmRang, ...sessionMessages, ...connectionMessages, ...chatMessages, ...groupMessages, ...preferencesMessages }
export const tabKinds: Readonly<Record<string, t.Mixed>> = { AlarmRang, ...shellMessages, ...signInMessages, ...composerMessages }
