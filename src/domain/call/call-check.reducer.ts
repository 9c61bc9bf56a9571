import * as t from 'io-ts'
import { reducerWithEffects, type AnyReceivedMessage } from '../event-log'
import { ChannelId } from '../kernel/ids'
import { callMessages } from './call.messages'

export const callCheckEffects = { look: t.strict({ channelId: ChannelId }) }

const Doubt = t.strict({ channelId: t.union([ChannelId, t.null]) }, 'CallDoubt')
const none: t.TypeOf<typeof Doubt> = { channelId: null }
const { 'call/LineBack': LineBack } = callMessages

/** After a reconnect, reads the current call from the server, so that no ring or wait outlives the call (RCV-6). */
export const callCheckReducer = reducerWithEffects('call/doubt', {
  initial: none,
  codec: Doubt,
  handles: ['call/LineBack', 'call/Found', 'call/NotFound', 'SignedIn', 'SessionEnded', 'VisitorEntered'],
  effects: ({ channelId }) => (channelId === null ? [] : [['look', { id: `look:${channelId}`, input: { channelId } }]]),
  reduce: (_, message: AnyReceivedMessage) => (LineBack.is(message) ? { channelId: message.channelId } : none),
})
