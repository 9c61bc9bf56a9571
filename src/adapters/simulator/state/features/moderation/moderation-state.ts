import type { ChannelId, ClientId, ConversationId, Gid, Xid } from '../../../../../domain/kernel/ids'
import type { Instant } from '../../../../../domain/kernel/instant'
import { emptyTable, type Table } from '../../../../../domain/kernel/table'
import type { AppealOutcome, Report, ReportCause, ReportTarget, StaffLogEntry } from '../../../../../domain/moderation'
import { featureSlice } from '../state-feature'

/** The appeal of the reported person against the decision. `id`: the client's, which makes a repeated call harmless. */
export interface StoredAppeal {
  readonly id: ClientId
  readonly text: string
  readonly at: Instant
  readonly outcome: (AppealOutcome & { readonly xid: Xid }) | null
}

/**
 * All reports about one target until a decision. `gid`: the group whose staff decides; `null` if super users decide.
 * `xid`: the reported person; of a room, its first host. `reporters`: the reason of each reporter, keyed by xid.
 */
export interface StoredReport {
  readonly id: string
  readonly target: ReportTarget
  readonly gid: Gid | null
  readonly xid: Xid | null
  readonly channelId: ChannelId | null
  readonly message: { readonly conversationId: ConversationId; readonly seq: number; readonly text: string } | null
  readonly name: string
  readonly room: Report['room']
  readonly reporters: Table<ReportCause>
  readonly notes: readonly string[]
  readonly at: Instant
  readonly decision: (NonNullable<Report['decision']> & { readonly xid: Xid }) | null
  readonly appeal: StoredAppeal | null
}

/** A ban or a mute. `until`: `null` for ever. `by`: who decided. `report`: the id of the report that it ended. */
export interface StoredSanction {
  readonly since: Instant
  readonly until: Instant | null
  readonly reason: string
  readonly by: Xid
  readonly report: string
}

/** What staff did. `by`, `whom`: names at that time. `whomXid`: the person concerned, if any. */
export type StoredAct = StaffLogEntry & { readonly byXid: Xid; readonly whomXid: Xid | null }

interface ModerationState {
  /** The number of reports ever made, from which ids derive. */
  readonly made: number
  /** Newest first. */
  readonly reports: readonly StoredReport[]
  /** Keyed by gid and xid. */
  readonly bans: Table<Table<StoredSanction>>
  readonly mutes: Table<Table<StoredSanction>>
  /** The number of log entries ever made, from which ids derive. */
  readonly acts: number
  /** Newest first, keyed by gid. The empty key holds the log of super users. */
  readonly log: Table<readonly StoredAct[]>
}

export const moderationSlice = featureSlice<ModerationState>('moderation', () => ({
  made: 0,
  reports: [],
  bans: emptyTable(),
  mutes: emptyTable(),
  acts: 0,
  log: emptyTable(),
}))
