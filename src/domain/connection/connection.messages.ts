import * as t from 'io-ts'
import { SessionId } from '../kernel/ids'
import { answer, message } from '../kernel/message'

export const NetworkOnline = message('NetworkOnline', {})
export type NetworkOnline = t.TypeOf<typeof NetworkOnline>

/** Commands and facts that the account log carries for this area (spec 1 §4, §8). */
export const connectionMessages = {
  NetworkOnline,
  NetworkOffline: message('NetworkOffline', {}),
  TabShown: message('TabShown', {}),

  SocketOpened: answer('SocketOpened', { again: t.boolean }),
  SocketClosed: answer('SocketClosed', {}),

  /** The person asks for a new series of tries after the last one gave up (IM-4). */
  ReconnectChat: message('ReconnectChat', {}),
  ChatServiceLogged: answer('ChatServiceLogged', { sessionId: SessionId }),
  ChatServiceClosed: answer('ChatServiceClosed', {}),
  ChatConnectFailed: answer('ChatConnectFailed', {}),
  ChatLoginFailed: answer('ChatLoginFailed', {}),
  ChatKickedOffline: answer('ChatKickedOffline', {}),
} as const

type Codecs = typeof connectionMessages
export type ConnectionMessage = t.TypeOf<Codecs[keyof Codecs]>
