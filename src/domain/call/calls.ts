import * as t from 'io-ts'
import { keyedMachine, type AnyReceivedMessage } from '../event-log'
import { ChannelId, type Xid } from '../kernel/ids'
import { entriesOf, type Table } from '../kernel/table'
import { isFresh, callRefusal } from './call'
import { callMachine } from './call.machine'
import { callMessages } from './call.messages'
import {
  CallContext,
  type CalledBackSignal,
  type CallInput,
  type ChannelGoneSignal,
  type CallQueueSignal,
} from './call.setup'
import { ACCOUNT_CHANGES } from '../session'

/**
 * The number of ended channels to remember: a ring or a start response may arrive late, and a ring may even arrive
 * twice (CLR-7).
 */
const KEPT = 16

const Past = t.strict(
  { channelId: ChannelId, how: t.union([t.literal('cancelled'), t.literal('rejected'), t.literal('accepted')]) },
  'PastChannel',
)
const Shared = t.strict({ over: t.readonlyArray(Past) }, 'CallsShared')
type Shared = t.TypeOf<typeof Shared>

const nonePast: Shared = { over: [] }

const pastIn = (message: AnyReceivedMessage): t.TypeOf<typeof Past> | null => {
  if (callMessages['call/Cancelled'].is(message)) return { channelId: message.channelId, how: 'cancelled' }
  if (callMessages['call/Rejected'].is(message)) return { channelId: message.channelId, how: 'rejected' }
  if (callMessages['call/Accepted'].is(message)) return { channelId: message.channelId, how: 'accepted' }
  return callMessages['call/Reject'].is(message) && ChannelId.is(message.key)
    ? { channelId: message.key, how: 'rejected' }
    : null
}

const shared = (state: Shared, message: AnyReceivedMessage): Shared => {
  if (message.type === 'SignedIn' || message.type === 'SessionEnded' || message.type === 'VisitorEntered')
    return state.over.length === 0 ? state : nonePast
  const past = pastIn(message)
  // A late accept signal does not reopen an ended call.
  const isKnown = past?.how === 'accepted' && state.over.some(({ channelId }) => channelId === past.channelId)
  return past === null || isKnown
    ? state
    : { over: [...state.over.filter(({ channelId }) => channelId !== past.channelId), past].slice(-KEPT) }
}

interface Item {
  readonly value: unknown
  readonly context: CallContext
}

const OVER: ReadonlySet<unknown> = new Set(['closing', 'noted', 'past'])
const within = (value: unknown, state: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === state)?.[1] : undefined
const isAnswerTakenBack = (value: unknown): boolean => within(within(value, 'receiver'), 'accepting') === 'takenBack'
const isTakenBack = (value: unknown): boolean =>
  within(within(value, 'caller'), 'starting') === 'takenBack' || isAnswerTakenBack(value)
const isRinging = (value: unknown): boolean => within(value, 'receiver') === 'ringing'
const isWaiting = (value: unknown): boolean => within(within(value, 'caller'), 'waiting') !== undefined

/**
 * Whether the call is starting, waiting or ongoing. At most one call is current (RCV-2).
 * @internal
 */
export const isCurrent = ({ value }: Item): boolean => value !== 'fresh' && !OVER.has(value) && !isTakenBack(value)

const begun = (message: AnyReceivedMessage): CallInput | null => {
  const { at } = message
  if (callMessages['call/Dial'].is(message)) {
    const { to, isVideo, standing } = message
    return {
      side: 'caller',
      peer: to,
      isVideo,
      channelId: null,
      isSure: true,
      ending: callRefusal(standing),
      at,
      tab: message.tab,
    }
  }
  if (!callMessages['call/Calling'].is(message)) return null
  const { channelId, from, isVideo, saidAt } = message
  return { side: 'receiver', peer: from, isVideo, channelId, isSure: isFresh(saidAt, at), ending: null, at, tab: null }
}

const keyOf = (message: AnyReceivedMessage & { readonly key?: unknown }): string | null => {
  if (callMessages['call/Calling'].is(message)) return message.channelId ?? `from-${message.from.xid}`
  return t.string.is(message.key) ? message.key : null
}

type CallSignal = CallQueueSignal | ChannelGoneSignal | CalledBackSignal

const turns = (items: Table<Item>, { over }: Shared): readonly (readonly [string, CallSignal])[] => {
  const all = entriesOf(items)
  const gone = all.flatMap(([key, { value, context }]): readonly (readonly [string, CallSignal])[] => {
    const past = isWaiting(value) ? over.find(({ channelId }) => channelId === context.channelId) : undefined
    return past === undefined || past.how === 'accepted' ? [] : [[key, { type: 'call/ChannelGone', ending: past.how }]]
  })
  if (gone.length > 0) return gone
  const isFree = !all.some(([, item]) => isCurrent(item))
  const isEnding = (xid: Xid): boolean =>
    all.some(([, { value, context }]) => (value === 'closing' || isAnswerTakenBack(value)) && context.peer.xid === xid)
  // A new call to a person must not reach the server before the end of the previous call. So the new call waits until
  // that end is confirmed.
  const ready = all.filter(
    ([, { value, context }]) => value === 'fresh' && !(context.side === 'caller' && isEnding(context.peer.xid)),
  )
  return ready.slice(0, 1).flatMap(
    ([
      key,
      {
        context: { side, channelId, peer, holder, ending },
      },
    ]): readonly (readonly [string, CallSignal])[] => {
      // If the member dials a person whose call is ringing in this browser, the member accepts that call.
      const theirs =
        side === 'caller' && ending === null
          ? all.find(([, { value, context }]) => isRinging(value) && context.peer.xid === peer.xid)
          : undefined
      if (theirs !== undefined)
        return [
          [theirs[0], { type: 'call/CalledBack', tab: holder }],
          [key, { type: 'call/QueueAdvanced', isFree, isWanted: false }],
        ]
      const isWanted = side === 'caller' || (isFree && !over.some((past) => past.channelId === channelId))
      return [[key, { type: 'call/QueueAdvanced', isFree, isWanted }]]
    },
  )
}

/** All calls of an account: the current call, and recently ended calls. */
export const callsReducer = keyedMachine('call/calls', callMachine, {
  context: CallContext,
  handles: [...Object.keys(callMessages), ...ACCOUNT_CHANGES, 'ChatKickedOffline'],
  keyOf,
  begin: begun,
  shared: { initial: nonePast, codec: Shared, step: shared, signals: turns },
})
