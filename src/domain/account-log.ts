import type * as t from 'io-ts'
import { chatMessages, chatUnit } from './chat'
import { chatServiceUnit, connectionMessages, networkUnit, socketUnit } from './connection'
import { AlarmRang, cellOf, messageUnion } from './event-log'
import { groupMessages, groupUnit } from './group'
import { sessionMessages, sessionUnit } from './session'
import { preferencesMessages, preferencesUnit } from './shell'

/** Everything that the account log can say, and everyone who listens to it. */
export const AccountMessage = messageUnion({
  AlarmRang, ...sessionMessages, ...connectionMessages, ...chatMessages, ...groupMessages, ...preferencesMessages,
})
export type AccountMessage = t.TypeOf<typeof AccountMessage>

export const accountCells = () => ({
  session: cellOf(sessionUnit),
  socket: cellOf(socketUnit),
  chatService: cellOf(chatServiceUnit),
  network: cellOf(networkUnit),
  group: cellOf(groupUnit),
  chat: cellOf(chatUnit),
  preferences: cellOf(preferencesUnit),
})
export type AccountCells = ReturnType<typeof accountCells>
