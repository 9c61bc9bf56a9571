import type * as t from 'io-ts'
import { chatMessages, chatUnit } from './chat'
import { chatServiceUnit, connectionMessages, networkUnit, socketUnit } from './connection'
import { AlarmRang, cellOf, messageUnion } from './event-log'
import { groupMessages, groupUnit } from './group'
import { memeMessages, memeUnit } from './meme'
import { profileMessages, profileUnit } from './profile'
import { sessionMessages, sessionUnit } from './session'
import { priceMessages, pricesUnit } from './price'
import { frameMessages, frameUnit, preferencesMessages, preferencesUnit } from './shell'

/** Everything that the account log can say, and everyone who listens to it. */
export const AccountMessage = messageUnion({
  AlarmRang, ...sessionMessages, ...connectionMessages, ...chatMessages, ...groupMessages, ...priceMessages, ...profileMessages,
  ...preferencesMessages, ...frameMessages, ...memeMessages,
})
export type AccountMessage = t.TypeOf<typeof AccountMessage>

export const accountCells = () => ({
  session: cellOf(sessionUnit),
  socket: cellOf(socketUnit),
  chatService: cellOf(chatServiceUnit),
  network: cellOf(networkUnit),
  prices: cellOf(pricesUnit),
  group: cellOf(groupUnit),
  chat: cellOf(chatUnit),
  profile: cellOf(profileUnit),
  preferences: cellOf(preferencesUnit),
  frame: cellOf(frameUnit),
  meme: cellOf(memeUnit),
})
export type AccountCells = ReturnType<typeof accountCells>
