import type { ChannelId, Xid } from '../../../../../domain/kernel/ids'
import type { Instant } from '../../../../../domain/kernel/instant'
import { drop, emptyTable, entriesOf, put, tableFrom, type Table } from '../../../../../domain/kernel/table'
import { MIC_QUEUE_MS } from '../../../../../domain/space'
import type { ServerSpace, ServerState } from '../../server-state'
import { featureSlice } from '../state-feature'

/** What the server knows of the people who ask to speak in a room, by xid. */
export interface MicLine {
  /** Since when each person waits, and when they last asked. A person who asks again in time keeps the place. */
  readonly waiting: Table<{ readonly since: Instant; readonly last: Instant }>
  /** The place that each person was last told. */
  readonly told: Table<number>
  /** The people whose microphone is on, and when the others last turned theirs off. */
  readonly open: Table<true>
  readonly spokeAt: Table<Instant>
}

const empty: MicLine = { waiting: emptyTable(), told: emptyTable(), open: emptyTable(), spokeAt: emptyTable() }

const slice = featureSlice<Table<MicLine>>('mic-line', () => emptyTable())

export const micLineOf = (world: ServerState, channelId: ChannelId): MicLine => slice.of(world)[channelId] ?? empty

export const withMicLine = (world: ServerState, channelId: ChannelId, line: MicLine): ServerState =>
  slice.put(world, put(slice.of(world), channelId, line))

export const withoutMicLine = (world: ServerState, channelId: ChannelId): ServerState =>
  slice.put(world, drop(slice.of(world), channelId))

const isYoung = (last: Instant | undefined, at: Instant): boolean => last !== undefined && at - last <= MIC_QUEUE_MS

/** Whether the person is in the line. Somebody whom a host has invited does not wait any more. */
const isWaiting = ({ seats, asked, invited }: ServerSpace, xid: string, at: Instant): boolean =>
  isYoung(asked[xid], at) && !isYoung(invited[xid], at) && seats[xid]?.role === 'audience'

/** The line at this time: who still waits since when, and whose microphone has been turned off since. */
export const advanced = (line: MicLine, space: ServerSpace, at: Instant): MicLine => {
  const open = tableFrom(
    entriesOf(space.seats).flatMap(([xid, { mic }]) => (mic === 'on' ? [[xid, true as const] as const] : [])),
  )
  const closed = entriesOf(line.open).flatMap(([xid]) => (open[xid] === undefined ? [[xid, at] as const] : []))
  return {
    waiting: tableFrom(
      entriesOf(space.asked).flatMap(([xid, last]) => {
        if (!isWaiting(space, xid, at)) return []
        const before = line.waiting[xid]
        const since = before !== undefined && isYoung(before.last, last) ? before.since : last
        return [[xid, { since, last }] as const]
      }),
    ),
    told: tableFrom(entriesOf(line.told).filter(([xid]) => isWaiting(space, xid, at))),
    open,
    spokeAt: tableFrom([...entriesOf(line.spokeAt), ...closed]),
  }
}

/** The people in the line, in order. */
export const inOrder = ({ waiting }: MicLine): readonly string[] =>
  entriesOf(waiting)
    .toSorted(([a, x], [b, y]) => x.since - y.since || (a < b ? -1 : 1))
    .map(([xid]) => xid)

/** Those in the room who decide about requests. */
export const decidersIn = (world: ServerState, space: ServerSpace): readonly Xid[] =>
  entriesOf(space.seats).flatMap(([key, { role }]) => {
    const account = world.accounts[key]
    return account !== undefined && (role === 'host' || account.isSuper) ? [account.xid] : []
  })
