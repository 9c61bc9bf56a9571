import * as t from 'io-ts'
import { foldWithAsks, type AnyHeard } from '../event-log'
import { ChannelId } from '../kernel/ids'
import { callMessages } from './call.messages'

export const callCheckEffects = { look: t.strict({ channelId: ChannelId }) }

const Doubt = t.strict({ channelId: t.union([ChannelId, t.null]) }, 'CallDoubt')
const none: t.TypeOf<typeof Doubt> = { channelId: null }
const { 'call/LineBack': LineBack } = callMessages

/**
 * After a cut the server is asked what became of the call that is on: neither a ring nor a waiting outlives it unseen
 * (RCV-6).
 */
export const callCheckReducer = foldWithAsks('call/doubt', {
  initial: none,
  codec: Doubt,
  handles: ['call/LineBack', 'call/Found', 'call/NotFound', 'SignedIn', 'SessionEnded', 'VisitorEntered'],
  effects: ({ channelId }) => (channelId === null ? [] : [['look', { id: `look:${channelId}`, input: { channelId } }]]),
  reduce: (_, heard: AnyHeard) => (LineBack.is(heard) ? { channelId: heard.channelId } : none),
})
