import type { ClientId, ConversationId, Xid } from '../../../../../domain/kernel/ids'
import type { Instant } from '../../../../../domain/kernel/instant'
import { drop, emptyTable, entriesOf, put, type Table } from '../../../../../domain/kernel/table'
import type { ScheduledMessage } from '../../../../../domain/scheduled-messages'
import { otherOf } from '../../chat/directs'
import { directOf } from '../../conversation-lookups'
import { isResident } from '../../groups/permissions'
import type { ServerState } from '../../server-state'
import { featureSlice } from '../state-feature'

/** `host` is the hostname of the page that scheduled the message. The message may link to this hostname. */
export interface StoredScheduled extends ScheduledMessage {
  readonly host: string
}

/** `ended`: the ids of the messages that were sent or cancelled last, so that a late repeat makes no second message. */
interface Scheduled {
  readonly waiting: readonly StoredScheduled[]
  readonly ended: readonly ClientId[]
}

/** How many ids of ended messages are remembered. More acts than these cannot be on their way at once. */
const REMEMBERED = 200

const nothing: Scheduled = { waiting: [], ended: [] }
/** The scheduled messages of each author, keyed by xid. */
const slice = featureSlice<Table<Scheduled>>('scheduled-messages', () => emptyTable())

const scheduledOf = (world: ServerState, xid: Xid): Scheduled => slice.of(world)[xid] ?? nothing

/** The author's messages, soonest first. Messages that wait for a person come last. */
export const scheduledBy = (world: ServerState, xid: Xid): readonly StoredScheduled[] =>
  scheduledOf(world, xid).waiting.toSorted((a, b) => (a.when ?? Infinity) - (b.when ?? Infinity))

export const scheduledMessage = (world: ServerState, xid: Xid, id: ClientId): StoredScheduled | undefined =>
  scheduledOf(world, xid).waiting.find((one) => one.id === id)

export const hasEnded = (world: ServerState, xid: Xid, id: ClientId): boolean =>
  scheduledOf(world, xid).ended.includes(id)

/** Adds the message, or replaces the message with the same id. */
export const withScheduled = (world: ServerState, xid: Xid, message: StoredScheduled): ServerState => {
  const { waiting, ended } = scheduledOf(world, xid)
  const others = waiting.filter(({ id }) => id !== message.id)
  return slice.put(world, put(slice.of(world), xid, { waiting: [...others, message], ended }))
}

export const withoutScheduled = (world: ServerState, xid: Xid, id: ClientId): ServerState => {
  const { waiting, ended } = scheduledOf(world, xid)
  return slice.put(
    world,
    put(slice.of(world), xid, {
      waiting: waiting.filter((one) => one.id !== id),
      ended: [...ended, id].slice(-REMEMBERED),
    }),
  )
}

export const withoutAuthor = (world: ServerState, xid: Xid): ServerState => slice.put(world, drop(slice.of(world), xid))

/** All messages that the server is to send: those that failed wait for their author. */
export const allScheduled = (world: ServerState): readonly (readonly [author: string, StoredScheduled])[] =>
  entriesOf(slice.of(world)).flatMap(([xid, { waiting }]) =>
    waiting.flatMap((message) => (message.failure === null ? [[xid, message] as const] : [])),
  )

/** Whether a message without a time may be sent: the other person is online. Simulated members always are. */
export const isOtherOnline = (
  world: ServerState,
  author: Xid,
  conversationId: ConversationId,
  online: ReadonlySet<string>,
): boolean => {
  const direct = directOf(world, conversationId)
  const other = direct === undefined ? undefined : world.accounts[otherOf(direct, author)]
  return other !== undefined && (isResident(other) || online.has(other.xid))
}

/** The next time at which a message is due, or `null`. */
export const nextDue = (world: ServerState): Instant | null =>
  allScheduled(world).reduce<Instant | null>(
    (next, [, { when }]) => (when === null || (next !== null && next <= when) ? next : when),
    null,
  )
