import type * as t from 'io-ts'
import { composerMessages, composerUnit } from './chat'
import { AlarmRang, cellOf, messageUnion } from './event-log'
import { signInMessages, signInUnit } from './session'
import { shellMessages, shellUnit } from './shell'

/** Everything that a tab's own log can say, and everyone who listens to it. */
export const TabMessage = messageUnion({ AlarmRang, ...shellMessages, ...signInMessages, ...composerMessages })
export type TabMessage = t.TypeOf<typeof TabMessage>

export const tabCells = () => ({ shell: cellOf(shellUnit), signIn: cellOf(signInUnit), composer: cellOf(composerUnit) })
export type TabCells = ReturnType<typeof tabCells>
