import * as t from 'io-ts'
import { reducerWithEffects, type AnyReceivedMessage } from '../event-log'
import { ChannelId } from '../kernel/ids'
import { callMessages } from './call.messages'
import { ACCOUNT_CHANGES } from '../session'

export const callCheckEffects = { look: t.strict({ channelId: ChannelId }) }

const Doubt = t.strict({ channelId: t.union([ChannelId, t.null]) }, 'CallDoubt')
const none: t.TypeOf<typeof Doubt> = { channelId: null }
const { 'call/Reconnected': LineBack } = callMessages

/** After a reconnect, reads the current call from the server, so that no ring or wait outlives the call (RCV-6). */
export const callCheckReducer = reducerWithEffects('call/check', {
  initial: none,
  codec: Doubt,
  handles: ['call/Reconnected', 'call/StatusLoaded', 'call/StatusNotLoaded', ...ACCOUNT_CHANGES],
  effects: ({ channelId }) => (channelId === null ? [] : [['look', { id: `look:${channelId}`, input: { channelId } }]]),
  reduce: (_, message: AnyReceivedMessage) => (LineBack.is(message) ? { channelId: message.channelId } : none),
})
