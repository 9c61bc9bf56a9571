import * as t from 'io-ts'
import { keyedMachine, type AnyHeard } from '../event-log'
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

/**
 * Of so many channels it is known that nobody is called there any more: a ring comes too late or twice (CLR-7), a start
 * answer after the signals.
 */
const KEPT = 16

const Past = t.strict(
  { channelId: ChannelId, how: t.union([t.literal('cancelled'), t.literal('rejected'), t.literal('accepted')]) },
  'PastChannel',
)
const Shared = t.strict({ over: t.readonlyArray(Past) }, 'CallsShared')
type Shared = t.TypeOf<typeof Shared>

const nothing: Shared = { over: [] }

const pastIn = (heard: AnyHeard): t.TypeOf<typeof Past> | null => {
  if (callMessages['call/Cancelled'].is(heard)) return { channelId: heard.channelId, how: 'cancelled' }
  if (callMessages['call/Rejected'].is(heard)) return { channelId: heard.channelId, how: 'rejected' }
  if (callMessages['call/Accepted'].is(heard)) return { channelId: heard.channelId, how: 'accepted' }
  return callMessages['call/Reject'].is(heard) && ChannelId.is(heard.key)
    ? { channelId: heard.key, how: 'rejected' }
    : null
}

const shared = (so: Shared, heard: AnyHeard): Shared => {
  if (heard.type === 'SignedIn' || heard.type === 'SessionEnded' || heard.type === 'VisitorEntered')
    return so.over.length === 0 ? so : nothing
  const past = pastIn(heard)
  // What has ended goes on by no answer that is heard of late.
  const isKnown = past?.how === 'accepted' && so.over.some(({ channelId }) => channelId === past.channelId)
  return past === null || isKnown
    ? so
    : { over: [...so.over.filter(({ channelId }) => channelId !== past.channelId), past].slice(-KEPT) }
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
 * Waiting or ongoing, or on the way there; there is at most one (RCV-2).
 * @internal
 */
export const isCurrent = ({ value }: Item): boolean => value !== 'fresh' && !OVER.has(value) && !isTakenBack(value)

const begun = (heard: AnyHeard): CallInput | null => {
  const { at } = heard
  if (callMessages['call/Dial'].is(heard)) {
    const { to, isVideo, standing } = heard
    return {
      side: 'caller',
      peer: to,
      isVideo,
      channelId: null,
      isSure: true,
      ending: callRefusal(standing),
      at,
      tab: heard.tab,
    }
  }
  if (!callMessages['call/Calling'].is(heard)) return null
  const { channelId, from, isVideo, saidAt } = heard
  return { side: 'receiver', peer: from, isVideo, channelId, isSure: isFresh(saidAt, at), ending: null, at, tab: null }
}

const keyOf = (heard: AnyHeard & { readonly key?: unknown }): string | null => {
  if (callMessages['call/Calling'].is(heard)) return heard.channelId ?? `from-${heard.from.xid}`
  return t.string.is(heard.key) ? heard.key : null
}

type Told = CallQueueSignal | ChannelGoneSignal | CalledBackSignal

const turns = (items: Table<Item>, { over }: Shared): readonly (readonly [string, Told])[] => {
  const all = entriesOf(items)
  const gone = all.flatMap(([key, { value, context }]): readonly (readonly [string, Told])[] => {
    const past = isWaiting(value) ? over.find(({ channelId }) => channelId === context.channelId) : undefined
    return past === undefined || past.how === 'accepted' ? [] : [[key, { type: 'call/Gone', ending: past.how }]]
  })
  if (gone.length > 0) return gone
  const isFree = !all.some(([, item]) => isCurrent(item))
  const isEnding = (xid: Xid): boolean =>
    all.some(([, { value, context }]) => (value === 'closing' || isAnswerTakenBack(value)) && context.peer.xid === xid)
  // What is said last must not arrive first: who is called anew at once is called once the server has heard of the end.
  const ready = all.filter(
    ([, { value, context }]) => value === 'fresh' && !(context.side === 'caller' && isEnding(context.peer.xid)),
  )
  return ready.slice(0, 1).flatMap(
    ([
      key,
      {
        context: { side, channelId, peer, holder, ending },
      },
    ]): readonly (readonly [string, Told])[] => {
      // Whoever calls the one who is calling them wants to talk: that is an answer.
      const theirs =
        side === 'caller' && ending === null
          ? all.find(([, { value, context }]) => isRinging(value) && context.peer.xid === peer.xid)
          : undefined
      if (theirs !== undefined)
        return [
          [theirs[0], { type: 'call/CalledBack', tab: holder }],
          [key, { type: 'call/Turn', isFree, isWanted: false }],
        ]
      const isWanted = side === 'caller' || (isFree && !over.some((one) => one.channelId === channelId))
      return [[key, { type: 'call/Turn', isFree, isWanted }]]
    },
  )
}

/** All calls of an account: one that is on, and those that are just over. */
export const callsReducer = keyedMachine('call/calls', callMachine, {
  context: CallContext,
  handles: [...Object.keys(callMessages), 'SignedIn', 'SessionEnded', 'VisitorEntered', 'ChatKickedOffline'],
  keyOf,
  begin: begun,
  shared: { initial: nothing, codec: Shared, step: shared, signals: turns },
})
