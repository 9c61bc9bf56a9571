import type { ConversationId, Gid, Xid } from '../../../../../domain/kernel/ids'
import type { Instant } from '../../../../../domain/kernel/instant'
import { drop, emptyTable, entriesOf, put, tableFrom, type Table } from '../../../../../domain/kernel/table'
import type { SanctionKind } from '../../../../../domain/moderation'
import { communityOf } from '../../conversation-lookups'
import { isEditorOf } from '../../groups/permissions'
import type { Community, ServerState } from '../../server-state'
import { moderationSlice, type StoredSanction } from './moderation-state'

/** The most people who are banned from a group, and the most who are muted in it, at once. */
export const MOST_SANCTIONS = 1_000

/** Where the state has the sanctions of each kind. */
const PLACE = { ban: 'bans', mute: 'mutes' } as const

const isOver = ({ until }: StoredSanction, now: Instant): boolean => until !== null && until <= now

const none: Table<StoredSanction> = emptyTable()
const storedIn = (world: ServerState, kind: SanctionKind, gid: string): Table<StoredSanction> =>
  moderationSlice.of(world)[PLACE[kind]][gid] ?? none

/** The bans or mutes of a group that still last, keyed by xid. */
export const sanctionsIn = (world: ServerState, kind: SanctionKind, gid: string, now: Instant): Table<StoredSanction> =>
  tableFrom(entriesOf(storedIn(world, kind, gid)).filter(([, one]) => !isOver(one, now)))

/** The person's ban or mute if it still lasts; otherwise `null`. */
export const sanctionOf = (
  world: ServerState,
  kind: SanctionKind,
  gid: string,
  xid: Xid,
  now: Instant,
): StoredSanction | null => {
  const stored = storedIn(world, kind, gid)[xid]
  return stored === undefined || isOver(stored, now) ? null : stored
}

const withSanctions = (
  world: ServerState,
  kind: SanctionKind,
  gid: Gid,
  sanctions: Table<StoredSanction>,
): ServerState => {
  const state = moderationSlice.of(world)
  const place = PLACE[kind]
  return moderationSlice.put(world, { ...state, [place]: put(state[place], gid, sanctions) })
}

/** Adds a ban or mute, and drops those of the group that have ended. */
export const withSanction = (
  world: ServerState,
  kind: SanctionKind,
  gid: Gid,
  xid: Xid,
  sanction: StoredSanction,
): ServerState => withSanctions(world, kind, gid, put(sanctionsIn(world, kind, gid, sanction.since), xid, sanction))

export const withoutSanction = (world: ServerState, kind: SanctionKind, gid: Gid, xid: Xid): ServerState =>
  withSanctions(world, kind, gid, drop(storedIn(world, kind, gid), xid))

/** The refusals of a ban: for the banned person, and for staff who would let the person in. */
export const BANNED = 'You can’t join this group because its staff banned you'
export const BANNED_PERSON = 'This person is banned from the group'

/** Whether staff banned this person from the group, and the ban still lasts. */
export const isBanned = (world: ServerState, gid: Gid, xid: Xid, now: Instant): boolean =>
  sanctionOf(world, 'ban', gid, xid, now) !== null

/** The member's mute if it applies now; otherwise `null`. A mute never applies to owner, admins and super users. */
export const muteOf = (world: ServerState, community: Community, xid: Xid, now: Instant): StoredSanction | null =>
  isEditorOf(world, community, xid) ? null : sanctionOf(world, 'mute', community.gid, xid, now)

/**
 * The reason why a mute refuses a message, gift or bubble rain now, or `null`. It names no time, because it stays beside
 * a message that was not sent.
 */
export const muteRefusal = (world: ServerState, xid: Xid, id: ConversationId, now: Instant): string | null => {
  const community = communityOf(world, id)
  return community === undefined || muteOf(world, community, xid, now) === null
    ? null
    : 'You can’t write in this group because its staff muted you'
}
