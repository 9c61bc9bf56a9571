import * as t from 'io-ts'
import { SessionId } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'

export const NetworkOnline = message('NetworkOnline', {})
export type NetworkOnline = t.TypeOf<typeof NetworkOnline>

/** Commands and facts of the connection in the account log (spec 1 §4, §8). */
export const connectionMessages = {
  NetworkOnline,
  NetworkOffline: message('NetworkOffline', {}),
  TabShown: message('TabShown', {}),

  SocketOpened: effectResult('SocketOpened', { again: t.boolean }),
  SocketClosed: effectResult('SocketClosed', {}),

  /** The person starts a new series of tries after the last series gave up (IM-4). */
  ReconnectChat: message('ReconnectChat', {}),
  ChatServiceLoggedIn: effectResult('ChatServiceLoggedIn', { sessionId: SessionId }),
  ChatServiceClosed: effectResult('ChatServiceClosed', {}),
  ChatConnectFailed: effectResult('ChatConnectFailed', {}),
  ChatLoginFailed: effectResult('ChatLoginFailed', {}),
  ChatKickedOffline: effectResult('ChatKickedOffline', {}),
} as const

type Codecs = typeof connectionMessages
export type ConnectionMessage = t.TypeOf<Codecs[keyof Codecs]>
