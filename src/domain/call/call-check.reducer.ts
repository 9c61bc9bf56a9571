import * as t from 'io-ts'
import { reducerWithEffects, type AnyReceivedMessage } from '../event-log'
import { ChannelId } from '../kernel/ids'
import { withDefault } from '../kernel/with-default'
import { callMessages } from './call.messages'
import { ACCOUNT_CHANGES } from '../session'

export const callCheckEffects = { look: t.strict({ channelId: ChannelId }) }

/** `round` counts the requests. `isStale`: the socket reconnected again during the request, so its answer may be old. */
const Doubt = t.strict(
  {
    channelId: t.union([ChannelId, t.null]),
    round: withDefault(t.number, 0),
    isStale: withDefault(t.boolean, false),
  },
  'CallDoubt',
)
type Doubt = t.TypeOf<typeof Doubt>
const none: Doubt = { channelId: null, round: 0, isStale: false }
const { 'call/Reconnected': Reconnected, 'call/StatusLoaded': Loaded, 'call/StatusNotLoaded': NotLoaded } = callMessages

const request = ({ round }: Doubt, channelId: ChannelId): Doubt => ({ channelId, round: round + 1, isStale: false })

const reduce = (doubt: Doubt, message: AnyReceivedMessage): Doubt => {
  if (Reconnected.is(message))
    return doubt.channelId === message.channelId ? { ...doubt, isStale: true } : request(doubt, message.channelId)
  if (Loaded.is(message) || NotLoaded.is(message))
    return doubt.isStale && doubt.channelId !== null ? request(doubt, doubt.channelId) : { ...none, round: doubt.round }
  return none
}

/** After each reconnect, reads the current call from the server, so that no ring or wait outlives the call (RCV-6). */
export const callCheckReducer = reducerWithEffects('call/check', {
  initial: none,
  codec: Doubt,
  handles: ['call/Reconnected', 'call/StatusLoaded', 'call/StatusNotLoaded', ...ACCOUNT_CHANGES],
  effects: ({ channelId, round }) =>
    channelId === null ? [] : [['look', { id: `look:${channelId}:${round}`, input: { channelId } }]],
  reduce,
})
