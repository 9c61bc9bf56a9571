import type { ChannelId, ConversationId, Gid, Xid } from '../../../../../domain/kernel/ids'
import type { Instant } from '../../../../../domain/kernel/instant'
import { emptyTable, put, type Table } from '../../../../../domain/kernel/table'
import type { Report, ReportCause, ReportTarget } from '../../../../../domain/moderation'
import type { ServerState } from '../../server-state'
import { featureSlice } from '../state-feature'

/**
 * All reports about one target until a decision. `gid`: the group whose staff decides; `null` if super users decide.
 * `xid`: the reported person. `reporters`: the reason of each reporter, keyed by xid.
 */
export interface StoredReport {
  readonly id: string
  readonly target: ReportTarget
  readonly gid: Gid | null
  readonly xid: Xid | null
  readonly channelId: ChannelId | null
  readonly message: { readonly conversationId: ConversationId; readonly seq: number; readonly text: string } | null
  readonly name: string
  readonly reporters: Table<ReportCause>
  readonly notes: readonly string[]
  readonly at: Instant
  readonly decision: (NonNullable<Report['decision']> & { readonly xid: Xid }) | null
}

interface ModerationState {
  /** The number of reports ever made, from which ids derive. */
  readonly made: number
  /** Newest first. */
  readonly reports: readonly StoredReport[]
  /** The time until which a person may not join a group, or `null` for ever, keyed by gid and xid. */
  readonly bans: Table<Table<Instant | null>>
}

export const moderationSlice = featureSlice<ModerationState>('moderation', () => ({
  made: 0,
  reports: [],
  bans: emptyTable(),
}))

const noBans: Table<Instant | null> = emptyTable()

export const withBan = (world: ServerState, gid: Gid, xid: Xid, until: Instant | null): ServerState => {
  const state = moderationSlice.of(world)
  return moderationSlice.put(world, {
    ...state,
    bans: put(state.bans, gid, put(state.bans[gid] ?? noBans, xid, until)),
  })
}

/** The refusals of a ban: for the banned person, and for staff who would let the person in. */
export const BANNED = 'You can’t join this group because its staff banned you'
export const BANNED_PERSON = 'This person is banned from the group'

/** Whether staff banned this person from the group, and the ban still lasts. */
export const isBanned = (world: ServerState, gid: Gid, xid: Xid, now: Instant): boolean => {
  const until = moderationSlice.of(world).bans[gid]?.[xid]
  return until !== undefined && (until === null || now < until)
}
